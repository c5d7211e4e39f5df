import { slugify } from '#shared/domain/slugify.ts';
import { placeNameIn } from '#shared/i18n/catalanNames.ts';
import { placesWithIn } from '#shared/i18n/placeNames.ts';
import { formatList, formatNumber } from '#shared/i18n/formats.ts';
import type { Language } from '#shared/i18n/languages.ts';
import { contactFacts } from './enquiryText.ts';
import type { Mail, OwnerRequestMail, OwnerRequestReceivedMail } from '../db/outbox/mail.ts';
import type { MailText, Say } from './MailText.ts';
import { plainName } from './plainName.ts';

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
function homeFacts(request: OwnerRequestMail['request'], language: Language, say: Say) {
  const { address, zipCode, estateType, area, rooms } = request;
  const facts = [
    { label: say('label.address'), value: address },
    { label: say('label.zipCode'), value: zipCode },
    { label: say('label.estateType'), value: estateType && say(`estateType.${estateType}`) },
    { label: say('label.area'), value: area && say('digest.area', { area: formatNumber(area, language) }) },
    { label: say('label.rooms'), value: rooms === undefined ? undefined : formatNumber(rooms, language) },
  ];
  return facts.flatMap(({ label, value }) => (value ? [{ label, value }] : []));
}

/** To the office: everything that was answered. */
export function ownerRequestText({ request, language }: Mail & OwnerRequestMail, say: Say): MailText {
  const { type, fullName, cities, moreToKnow, acceptCommercials, acceptNewsletter } = request;
  const yesOrNo = (accepted: boolean): string => say(accepted ? 'yes' : 'no');
  return {
    subject: say(`owner.subject.${type}`),
    blocks: [
      { kind: 'text', text: say(`owner.text.${type}`) },
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
      { kind: 'text', text: say('reply') },
      { kind: 'soft', text: say('privacy') },
    ],
    why: say('why.ownerRequest'),
    replyTo: { name: plainName(fullName) ?? '', address: request.email },
  };
}

/** To the owner. */
export function ownerRequestReceivedText(
  { type, cities, language }: Mail & OwnerRequestReceivedMail,
  say: Say,
): MailText {
  return {
    subject: say('ownerReceived.subject'),
    blocks: [
      { kind: 'text', text: say(`ownerReceived.text.${type}`, { where: whereOf(cities, language) }) },
      { kind: 'text', text: say('ownerReceived.more') },
      { kind: 'soft', text: say('notYou') },
    ],
    why: say('why.form'),
  };
}
