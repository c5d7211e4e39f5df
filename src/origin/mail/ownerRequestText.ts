import { slugify } from '#shared/domain/slugify.ts';
import { kindName } from '#shared/domain/headline.ts';
import { placeNameIn, placesWithIn, townOrProvinceWithIn } from '#shared/i18n/placeNames.ts';
import { formatEuros, formatList, formatNumber } from '#shared/i18n/formats.ts';
import type { Language } from '#shared/i18n/languages.ts';
import type { OwnedHomeField, OwnerRequestType } from '#shared/forms/ownerRequest.ts';
import { guideUrl } from '#shared/routes/guideUrl.ts';
import { personBlock } from './cards.ts';
import { contactFacts, replyButton } from './enquiryText.ts';
import type { Fact, MailBlock } from './layOutMail.ts';
import type { Mail, MailedHome, OwnerRequestMail, OwnerRequestReceivedMail } from '../db/outbox/mail.ts';
import type { MailSettings, MailText, Say } from './MailText.ts';
import { plainName } from './plainName.ts';
import { sayCount } from './searchText.ts';

const listOf = (cities: readonly string[], language: Language): string =>
  formatList(
    cities.map((city) => placeNameIn(city, language)),
    language,
  );

/** Where they are: `a Girona i a Lleida`. */
const whereOf = (cities: readonly string[], language: Language): string =>
  placesWithIn(
    cities.map((city) => ({ name: placeNameIn(city, language), province: slugify(city) })),
    language,
  );

/** What the owner said of the home. */
function homeFacts(
  { address, zipCode, estateType, area, rooms }: Pick<OwnerRequestMail['request'], OwnedHomeField>,
  language: Language,
  say: Say,
): Fact[] {
  const facts = [
    { label: say('label.address'), value: address },
    { label: say('label.zipCode'), value: zipCode },
    { label: say('label.estateType'), value: estateType && kindName({ estateType }, language) },
    { label: say('label.area'), value: area && say('digest.area', { area: formatNumber(area, language) }) },
    { label: say('label.rooms'), value: rooms === undefined ? undefined : formatNumber(rooms, language) },
  ];
  return facts.flatMap(({ label, value }) => (value ? [{ label, value }] : []));
}

/** To the office: everything that was answered. */
export function ownerRequestText({ request, agent, isChosen, language }: Mail & OwnerRequestMail, say: Say): MailText {
  const { type, fullName, cities, moreToKnow, acceptCommercials, acceptNewsletter } = request;
  const yesOrNo = (accepted: boolean): string => say(accepted ? 'yes' : 'no');
  return {
    subject: say(`owner.subject.${type}`),
    blocks: [
      { kind: 'text', text: say(`owner.text.${type}`) },
      ...(agent === undefined
        ? []
        : [{ kind: 'text' as const, text: say(isChosen ? 'owner.chosen' : 'owner.named', { agent }) }]),
      {
        kind: 'facts',
        facts: [
          ...contactFacts({ ...request, name: fullName }, language, say),
          { label: say('label.cities'), value: listOf(cities, language) },
          ...homeFacts(request, language, say),
          { label: say('label.commercials'), value: yesOrNo(acceptCommercials) },
          { label: say('label.newsletter'), value: yesOrNo(acceptNewsletter) },
        ],
      },
      ...(moreToKnow === undefined
        ? []
        : [{ kind: 'quote' as const, label: say('label.moreToKnow'), text: moreToKnow }]),
      replyButton(request.email, say),
      { kind: 'text', text: say('reply') },
      { kind: 'soft', text: say('privacy') },
    ],
    why: say('why.ownerRequest'),
    replyTo: { name: plainName(fullName) ?? '', address: request.email },
  };
}

/** What comparable listings ask for such a home, and what became of others. */
function rangeFact({ range, area }: MailedHome, type: OwnerRequestType, language: Language, say: Say): Fact[] {
  if (!range || area === undefined) return [];
  const [from, to] = [range.from, range.to].map((price) => formatEuros(price, language));
  const values = {
    ...{ from: from!, to: to!, count: formatNumber(range.count, language) },
    where:
      range.province === undefined
        ? townOrProvinceWithIn(undefined, { slug: slugify(range.city), name: range.city }, language)
        : townOrProvinceWithIn(range.city, { slug: range.province, name: '' }, language),
  };
  const became = (['drops', 'closed'] as const).flatMap((name) => {
    const count = range[name];
    return count ? [sayCount(say, `ownerReceived.${name}.${type}`, count, language)] : [];
  });
  return [
    {
      label: say('ownerReceived.range'),
      value: [say(`ownerReceived.range.${type}`, values), ...became].join(' '),
    },
  ];
}

/** To the owner: who calls, what was said of the home in figures, what such homes ask, what comes next, the guide. */
export function ownerRequestReceivedText(
  { type, cities, home = {}, contacts = [], language }: Mail & OwnerRequestReceivedMail,
  say: Say,
  settings: MailSettings,
): MailText {
  const values = { where: whereOf(cities, language) };
  const [first] = contacts;
  const isOne = contacts.length === 1 && first!.cities.length === cities.length;
  const intro = isOne
    ? say(`ownerReceived.named.${type}`, { ...values, agent: first!.fullName })
    : say(`ownerReceived.text.${type}`, values);
  const people = contacts.flatMap((contact): MailBlock[] => [
    ...(isOne ? [] : [{ kind: 'soft' as const, text: listOf(contact.cities, language) }]),
    personBlock(contact, say, settings),
  ]);
  const guide = type === 'BUY' ? 'sell' : 'rent';
  return {
    subject: say('ownerReceived.subject'),
    blocks: [
      { kind: 'text', text: intro },
      ...people,
      {
        kind: 'facts',
        facts: [
          { label: say('label.cities'), value: listOf(cities, language) },
          ...homeFacts(home, language, say),
          ...rangeFact(home, type, language, say),
        ],
      },
      { kind: 'text', text: [1, 2, 3].map((step) => `${step}. ${say(`ownerReceived.step.${step}`)}`).join('\n') },
      {
        kind: 'action',
        action: say('ownerReceived.guide'),
        url: settings.publicOrigin + guideUrl(guide, language),
      },
      { kind: 'text', text: say('ownerReceived.more') },
      { kind: 'soft', text: say('notYou') },
    ],
    why: say('why.form'),
  };
}
