import { placeNameIn } from '#shared/i18n/catalanNames.ts';
import { formatList } from '#shared/i18n/formats.ts';
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

/** To the office: everything that was answered. */
export function ownerRequestText({ request, language }: Mail & OwnerRequestMail, say: Say): MailText {
  const { type, fullName, zipCode, cities, moreToKnow, acceptCommercials, acceptNewsletter } = request;
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
          ...(zipCode === undefined ? [] : [{ label: say('label.zipCode'), value: zipCode }]),
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
      { kind: 'text', text: say(`ownerReceived.text.${type}`, { cities: listOf(cities, language) }) },
      { kind: 'text', text: say('ownerReceived.more') },
      { kind: 'soft', text: say('notYou') },
    ],
    why: say('why.form'),
  };
}
