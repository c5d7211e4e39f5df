import { languages, type Language } from '#shared/i18n/languages.ts';
import { loadDictionary } from '#shared/i18n/loadDictionary.ts';
import { enquiryReceivedText, enquiryText } from './enquiryText.ts';
import { priceText } from './priceText.ts';
import { sayFrom } from './MailText.ts';

const settings = { publicOrigin: 'https://www.example.com', brandName: 'Vencejo', brandEmail: 'hola@vencejo.example' };
const subjects = ['information', 'visit', 'similar', 'contact'] as const;

/** All that the mails of an enquiry say of a listing. */
async function wordsOf(language: Language, estateType?: string): Promise<string[]> {
  const say = sayFrom(await loadDictionary(language, 'mail'), { site: 'www.example.com' });
  const about = { recipient: 'to@example.com', language, name: 'Ana' };
  const listing = { reference: 'VN-1', title: 'Bonito', path: '/', place: 'Getafe', operation: 'buy' } as const;
  const named = estateType === undefined ? listing : { ...listing, estateType };
  const visitor = { name: 'Ana', surname: 'Mas', email: 'ana@example.com', language } as const;
  const agent = { fullName: 'Beni Coll' };
  const asked = subjects.map((subject) =>
    enquiryText({ ...about, kind: 'enquiry', visitor, message: '', subject, listing: named }, say, settings),
  );
  const received = enquiryReceivedText(
    { ...about, kind: 'enquiryReceived', leadId: 'L', agent, variant: 'automatic', listing: named },
    say,
    settings,
  );
  return [...asked, received].flatMap(({ subject, blocks }) => [
    subject,
    ...blocks.flatMap((block) => (block.kind === 'text' ? [block.text] : [])),
  ]);
}

it.each([
  ['es', 'desde 250.000 €'],
  ['ca', 'des de 250.000 €'],
  ['en', 'from €250,000'],
] as const)('the price of a development is said to be the lowest (%s)', async (language, text) => {
  const say = sayFrom(await loadDictionary(language, 'mail'), { site: 'www.example.com' });
  const listing = {
    reference: 'D-1',
    title: 'Torre',
    path: '/',
    place: 'Getafe',
    operation: 'buy',
    price: 250_000,
  } as const;
  expect(priceText({ ...listing, isDevelopment: true }, language, say)?.replaceAll('\u00a0', ' ')).toBe(text);
});

const homes = /vivienda|habitatge|\bhomes?\b/i;

it.each(languages)('an enquiry about a garage, in %s, is about no home', async (language) => {
  expect((await wordsOf(language, 'garage')).filter((text) => homes.test(text))).toEqual([]);
});

it.each([['flat'], [undefined]])('an enquiry about a home (%s) says so', async (estateType) => {
  const words = await wordsOf('es', estateType);
  expect(words).toContain('Consulta sobre viviendas parecidas a VN-1');
  expect(words).toContain('Hemos recibido su consulta sobre la vivienda VN-1');
  expect(await wordsOf('es', 'garage')).toContain('Consulta sobre inmuebles parecidos a VN-1');
});
