import type { BroadNoun } from '#shared/filters/kindGroups.ts';
import { languages, type Language } from '#shared/i18n/languages.ts';
import type { AlertMail, DigestListing, MailedSearch } from '../db/outbox/mail.ts';
import { writeMail } from './writeMail.ts';

const settings = { publicOrigin: 'https://www.example.com', brandName: 'Vencejo', brandEmail: 'hola@vencejo.example' };

const listingOf = (estateType: string): DigestListing => ({
  reference: 'VN-1',
  title: 'Bonito',
  path: '/VN-1',
  place: 'Getafe',
  operation: 'buy',
  reason: 'new',
  estateType,
});

/** All that the mails of an alert say, as plain text and as HTML, without the addresses of links. */
async function wordsOf(language: Language, search: MailedSearch, estateType: string): Promise<string[]> {
  const noun: BroadNoun = estateType === 'flat' ? 'homes' : 'any';
  const digests: AlertMail[] = [1, 3, 1_000_000].map((total) => ({
    kind: 'alertDigest',
    ...{ alert: 1, search, listings: [listingOf(estateType)], total, token: 'T', cancel: 'C' },
    ...(search.reference === undefined ? { seeAll: '/list' } : {}),
  }));
  const others: AlertMail[] = [
    { kind: 'acceptAlert', token: 'T', search },
    ...([1, 2, 3] as const).map((reason) => ({ kind: 'alertCancelled' as const, reason, noun })),
  ];
  const mails = [...digests, ...others];
  const written = await Promise.all(
    mails.map((mail) => writeMail({ recipient: 'to@example.com', language, name: 'Ana', ...mail }, settings)),
  );
  return written.flatMap(({ subject, text, html }) =>
    [subject, text, html.replace(/<style.*?<\/style>|<[^>]+>/gs, ' ')].map((words) =>
      words
        .replaceAll(/https?:\S+/g, '')
        .replaceAll('&#39;', "'")
        .replaceAll('&#x27;', "'"),
    ),
  );
}

const searchOf = (filters: string): MailedSearch => ({ type: 'buy', places: ['Getafe, Madrid'], filters });
const homes = /.{0,50}(?:[Vv]iviend|[Hh]abitatge|\b[Hh]omes?\b|\bNueva\b).{0,50}/;

it.each(languages.flatMap((language) => ['garage', 'office', 'land'].map((kind) => [language, kind] as const)))(
  'in %s no mail of an alert on %s speaks of homes',
  async (language, kind) => {
    const words = await wordsOf(language, searchOf(`estate_type=${kind}`), kind);
    expect(words.flatMap((text) => homes.exec(text)?.[0] ?? [])).toEqual([]);
  },
);

it.each([
  ['near=41.4,2.15,5', 'En venta a menos de 5 km de Gràcia'],
  [
    `travel=41.4,2.15,20,transit&area=${encodeURIComponent('oqsuF~sqUo}@?f^o}@f^n}@')}`,
    'En venta a 20 min en transporte público de Gràcia',
  ],
])('names what an alert is around: %s', async (filters, words) => {
  const search = { type: 'buy', places: [], filters } as const;
  const mail = {
    kind: 'acceptAlert',
    token: 'T',
    recipient: 'to@example.com',
    language: 'es',
    name: 'Ana',
    search,
  } as const;
  const nameAt = (point: object) => Promise.resolve(JSON.stringify(point).includes('2.15') ? 'Gràcia' : undefined);
  const { text } = await writeMail(mail, { ...settings, nameAt });
  expect(text.replaceAll('\u00a0', ' ')).toContain(words);
  expect(text).not.toContain('Zona marcada');
  expect(text).not.toContain('toda España');
});

const priceSubjects: Record<Language, string[]> = {
  es: ['Confirme su alerta de precio', 'Novedades de un anuncio que sigue'],
  ca: ['Confirmeu la vostra alerta de preu', "Novetats d'un anunci que seguiu"],
  en: ['Confirm your price alert', 'News of a listing you follow'],
  de: ['Bitte bestätigen Sie Ihren Preisalarm', 'Neues zu einer Anzeige, die Sie beobachten'],
  nl: ['Bevestig uw prijsmelding', 'Nieuws over een advertentie die u volgt'],
  fr: ['Confirmez votre alerte prix', 'Du nouveau sur une annonce que vous suivez'],
};

it.each(languages)('in %s the mails of a price alert call a garage no home', async (language) => {
  const words = await wordsOf(language, { ...searchOf(''), reference: 'VN-1' }, 'garage');
  expect(words.flatMap((text) => homes.exec(text)?.[0] ?? [])).toEqual([]);
  expect(words).toEqual(expect.arrayContaining(priceSubjects[language]));
});

it.each([
  ['es', 'Confirme su alerta de viviendas', '3 novedades en su búsqueda de vivienda', 'Ver todas las viviendas'],
  ['ca', "Confirmeu la vostra alerta d'habitatges", "3 novetats en la vostra cerca d'habitatge", 'tots els habitatges'],
  ['en', 'Confirm your home alert', '3 new results in your home search', 'See all the homes'],
] as const)('in %s the mails of an alert on homes say so', async (language, accept, digest, seeAll) => {
  for (const filters of ['', 'estate_type=flat', 'estate_type=flat,house,rural_house']) {
    const words = await wordsOf(language, searchOf(filters), 'flat');
    expect(words).toEqual(expect.arrayContaining([accept, digest, expect.stringContaining(seeAll)]));
  }
});

it.each([
  ['es', 'Confirme su alerta de inmuebles', '3 novedades en su búsqueda de inmuebles', 'todos los inmuebles', 'Nuevo'],
  [
    'ca',
    "Confirmeu la vostra alerta d'immobles",
    "3 novetats en la vostra cerca d'immobles",
    'tots els immobles',
    'Nou',
  ],
  ['en', 'Confirm your property alert', '3 new results in your property search', 'all the properties', 'New'],
] as const)('in %s those of an alert on homes and others speak of properties', async (language, ...said) => {
  const words = await wordsOf(language, searchOf('estate_type=flat,garage'), 'garage');
  for (const text of said) expect(words).toContainEqual(expect.stringContaining(text));
});

it('calls each listing of a digest new in the gender of its own noun', async () => {
  const search = searchOf('estate_type=flat,garage');
  const [, digest] = await wordsOf('es', search, 'flat');
  expect(digest).toContain('Nueva');
});

it('says homes in a mail that was queued before it held its noun', async () => {
  const mail = { recipient: 'to@example.com', language: 'es', name: '', kind: 'alertCancelled', reason: 2 } as const;
  expect((await writeMail(mail, settings)).text).toContain('No le enviaremos más viviendas.');
});
