import { usualLanguages, type Language } from '#shared/i18n/languages.ts';
import { buildUrl, routeTarget } from '#shared/routes/build.ts';
import type { Mail, MailKind } from '#origin/db/outbox/mail.ts';

/** A value of every field that somebody typed holds one of these: none may get into a subject. */
export const personal = {
  name: 'Núria Canela',
  surname: 'Puigdellívol',
  email: 'nuria.canela@example.com',
  phone: '+34600123456',
  message: 'Quisiera verla el sábado.\n¿Admite perro & gato?',
  zipCode: '08025',
};

const listingIn = (language: Language) => ({
  reference: 'VN-10234',
  title: 'Piso luminoso con terraza y vistas al parque de la Ciutadella',
  path: buildUrl(
    routeTarget<'Estate'>({
      to: 'Estate',
      params: { province: 'barcelona', type: 'rent', slug: 'piso-luminoso', ref: 'vn-10234' },
    }),
    language,
  ),
  place: 'Sant Pere, Santa Caterina i la Ribera, Barcelona',
  price: 1_250,
  operation: 'rent' as const,
  estateType: 'flat',
  image: '/media/estates/vn-10234/1-facade-600.jpg',
});

const allIn = (language: Language) =>
  buildUrl(
    routeTarget<'Search'>({
      to: 'Search',
      params: { type: 'rent', province: 'barcelona' },
      query: { filters: { rooms: [3] } },
    }),
    language,
  );

/** What a home earned that was opened so often. */
const sums = (opened: number) => ({
  ...{ shown: 40 * opened, shownFirst: 10 * opened, opened, photos: Math.round(opened / 2), contacts: 3 },
  ...{ shared: 0, kept: 2, enquiries: 1, visits: 0, alerts: 5 },
});

/** A mail of each kind, with every field. */
export const sampleMails = (language: Language): Record<MailKind, Mail> => {
  const { name, surname, email, phone, message, zipCode } = personal;
  const toVisitor = { recipient: email, language, name };
  const listing = listingIn(language);
  const search = {
    type: 'rent',
    places: ['Getafe, Madrid', { province: 'Barcelona' }],
    filters: 'price_max=1500&rooms=3',
    frequency: 'immediate',
  } as const;
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
      agent: {
        ...{ fullName: 'Clara Mas Ferrer', phone: '+34911234567', agency: 'Casa Clara' },
        image: '/media/pictures/clara-600.jpg',
      },
      variant: 'automaticWithCalendar',
      listing,
    },
    visitConfirmed: {
      ...{ recipient: 'clara.agent@example.com', language, name: 'Clara', kind: 'visitConfirmed', reader: 'agent' },
      visit: { start: '2026-11-30T09:00:00.000Z', minutes: 30, zone: 'Europe/Madrid' },
      visitor: { name, surname, email, phone, language: 'ca' },
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
        address: 'Carrer de Verdi, 12',
        zipCode,
        estateType: 'flat',
        area: 1_085,
        rooms: 3,
        moreToKnow: message,
        cities: ['Barcelona', 'Girona', 'Santa Cruz de Tenerife'],
        language: 'ca',
        acceptCommercials: true,
        acceptNewsletter: false,
      },
      agent: 'Clara Mas Ferrer',
    },
    acceptAlert: { ...toVisitor, kind: 'acceptAlert', token: 'T'.repeat(43), search },
    alertStarted: {
      ...toVisitor,
      ...{ kind: 'alertStarted', search, seeAll: allIn(language) },
      ...{ token: 'T'.repeat(43), cancel: 'C'.repeat(43) },
    },
    alertLinks: { ...toVisitor, kind: 'alertLinks', token: 'T'.repeat(43), alerts: [{ search }] },
    cancelLink: { ...toVisitor, kind: 'cancelLink', token: 'T'.repeat(43) },
    alertDigest: {
      ...toVisitor,
      kind: 'alertDigest',
      alert: 7,
      search,
      listings: [
        {
          ...listing,
          reason: 'price_dropped',
          previousPrice: 1_400,
          area: 84,
          rooms: 3,
          bathrooms: 1,
          metres: 640,
        },
      ],
      total: 1_234,
      seeAll: allIn(language),
      token: 'T'.repeat(43),
      cancel: 'C'.repeat(43),
    },
    alertCancelled: { ...toVisitor, kind: 'alertCancelled', reason: 1, search },
    advertReport: {
      recipient: 'hola@vencejo.example',
      language,
      name: 'Vencejo',
      kind: 'advertReport',
      ...{ listing, reason: 'fraud', message, visitor: { language: 'ca', email } },
    },
    advertReportSettled: {
      ...toVisitor,
      kind: 'advertReportSettled',
      reference: 'VN-10234',
      outcome: 'mended',
      listing,
    },
    confirmAdverts: {
      ...{ recipient: 'clara.agent@example.com', language, name: 'Clara', kind: 'confirmAdverts' },
      listings: [{ ...listing, key: 'vn-10234' }],
      ...{ total: 3, token: 'T'.repeat(43), unsubscribe: 'U'.repeat(43) },
    },
    weeklyResults: {
      ...{ recipient: 'clara.agent@example.com', language, name: 'Clara', kind: 'weeklyResults' },
      ...{ week: { from: '2026-11-16', to: '2026-11-22' }, homes: 34 },
      listings: [
        {
          ...{ ...listing, image: undefined, key: 'vn-10234', counts: sums(31), previous: sums(44) },
          compared: { count: 41, median: 55.5, fewer: 4, more: 36 },
          suggestions: [
            { name: 'cover', shown: 1_240 },
            { name: 'photos', photos: 6 },
            { name: 'price', percent: 12, alike: 41 },
          ],
        },
        {
          ...{ ...listing, image: undefined, key: 'vn-10234', counts: sums(61) },
          compared: { count: 9, median: 20, fewer: 9, more: 0 },
          suggestions: [{ name: 'plan' }, { name: 'english' }, { name: 'energy' }],
        },
      ],
      ...{ total: sums(812), token: 'T'.repeat(43), unsubscribe: 'U'.repeat(43) },
    },
    ownerResults: {
      ...{ recipient: email, language, name: '', kind: 'ownerResults', listing, replyTo: 'clara.agent@example.com' },
      agent: {
        ...{ fullName: 'Clara Mas Ferrer', phone: '+34911234567', agency: 'Casa Clara' },
        image: '/media/pictures/clara-600.jpg',
      },
      ...{ message: 'La semana pasada hicimos fotos nuevas.', token: 'T'.repeat(43) },
    },
    importReport: {
      ...{ recipient: 'web@example.com', language, name: 'Clara', kind: 'importReport', source: 'crm' },
      ...{ outcome: 'records', read: 812, refused: 2, warnings: 31 },
      reasons: [
        { kind: 'refused', reason: 'the status “Prealquilado” is not known', count: 2, references: ['AB-1', 'AB-2'] },
        { kind: 'warning', field: 'cee', reason: 'is missing', count: 31, references: ['AB-3', 'AB-4'] },
      ],
      otherReasons: 3,
    },
    ownerRequestReceived: {
      ...{ ...toVisitor, kind: 'ownerRequestReceived', type: 'RENT', cities: ['Barcelona', 'Girona'] },
      home: {
        ...{ zipCode: '08012', estateType: 'flat', area: 85, rooms: 3 },
        range: { from: 1_100, to: 1_450, count: 41, city: 'Barcelona', drops: 12, closed: 1 },
      },
      contacts: [
        {
          ...{ fullName: 'Clara Mas Ferrer', phone: '+34911234567', agency: 'Casa Clara' },
          ...{ image: '/media/pictures/clara-600.jpg', cities: ['Barcelona', 'Girona'] },
        },
      ],
    },
  };
};

/** Every kind in every language. */
export const allSamples = (): [MailKind, Language, Mail][] =>
  usualLanguages.flatMap((language) =>
    Object.values(sampleMails(language)).map((mail): [MailKind, Language, Mail] => [mail.kind, language, mail]),
  );
