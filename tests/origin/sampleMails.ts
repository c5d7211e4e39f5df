import { languages, type Language } from '#shared/i18n/languages.ts';
import type { Mail, MailKind } from '#origin/mail/mail.ts';

/** A value of every field that somebody typed holds one of these: none may get into a subject. */
export const personal = {
  name: 'Núria Canela',
  surname: 'Puigdellívol',
  email: 'nuria.canela@example.com',
  phone: '+34600123456',
  message: 'Quisiera verla el sábado.\n¿Admite perro & gato?',
  zipCode: '08025',
};

const prefixes: Record<Language, string> = { es: '/viviendas-', ca: '/ca/habitatges-', en: '/en/properties-' };

const listingIn = (language: Language) => ({
  reference: 'VN-10234',
  title: 'Piso luminoso con terraza y vistas al parque de la Ciutadella',
  path: `${prefixes[language]}barcelona/piso-luminoso/VN-10234`,
  place: 'Sant Pere, Santa Caterina i la Ribera, Barcelona',
  price: 1_250,
  operation: 'rent' as const,
});

/** A mail of each kind, with every field. */
export const sampleMails = (language: Language): Record<MailKind, Mail> => {
  const { name, surname, email, phone, message, zipCode } = personal;
  const toVisitor = { recipient: email, language, name };
  const listing = listingIn(language);
  return {
    confirmSubscription: {
      ...toVisitor,
      kind: 'confirmSubscription',
      token: 'T'.repeat(43),
      unsubscribe: 'U'.repeat(43),
    },
    alreadySubscribed: { ...toVisitor, kind: 'alreadySubscribed', unsubscribe: 'U'.repeat(43) },
    enquiry: {
      recipient: 'clara.agent@example.com',
      language,
      name: 'Clara',
      kind: 'enquiry',
      visitor: { name, surname, email, phone, language: 'ca' },
      message,
      subject: 'visit',
      listing,
    },
    enquiryReceived: {
      ...toVisitor,
      kind: 'enquiryReceived',
      leadId: 'L'.repeat(22),
      agent: { fullName: 'Clara Mas Ferrer', phone: '+34911234567' },
      variant: 'automaticWithCalendar',
      listing,
    },
    ownerRequest: {
      recipient: 'oficina@example.com',
      language,
      name: 'Oficina de Barcelona',
      kind: 'ownerRequest',
      request: {
        type: 'BUY',
        fullName: `${name} ${surname}`,
        email,
        phone,
        zipCode,
        moreToKnow: message,
        cities: ['barcelona', 'girona', 'santa-cruz-de-tenerife'],
        language: 'ca',
        acceptCommercials: true,
        acceptNewsletter: false,
      },
    },
    ownerRequestReceived: { ...toVisitor, kind: 'ownerRequestReceived', type: 'RENT', cities: ['barcelona', 'girona'] },
  };
};

/** Every kind in every language. */
export const allSamples = (): [MailKind, Language, Mail][] =>
  languages.flatMap((language) =>
    Object.values(sampleMails(language)).map((mail): [MailKind, Language, Mail] => [mail.kind, language, mail]),
  );
