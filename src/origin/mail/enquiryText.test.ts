import { languages, type Language } from '#shared/i18n/languages.ts';
import { loadDictionary } from '#shared/i18n/loadDictionary.ts';
import { enquiryReceivedText, enquiryText } from './enquiryText.ts';
import { priceText } from './priceText.ts';
import { sayFrom } from './MailText.ts';
import { toMessage } from './toMessage.ts';
import { writeMail } from './writeMail.ts';

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
  ['es', 'lunes, 30 de noviembre, 10:00–10:30 (hora peninsular)', 'Visita al inmueble VN-1'],
  ['ca', 'dilluns, 30 de novembre, 10:00–10:30 (hora peninsular)', "Visita a l'immoble VN-1"],
  ['en', 'Monday 30 November, 10:00–10:30 (mainland Spain time)', 'Viewing of property VN-1'],
] as const)(
  'a visit that is confirmed stands in both mails, in words and as a calendar file (%s)',
  async (language, when, event) => {
    const about = { recipient: 'to@example.com', language, name: 'Ana' };
    const listing = { reference: 'VN-1', title: 'Bonito', path: '/piso', place: 'Getafe', operation: 'buy' } as const;
    const visit = { start: '2026-11-30T09:00:00.000Z', minutes: 30, zone: 'Europe/Madrid' } as const;
    const visitor = { name: 'Ana', surname: 'Mas', email: 'ana@example.com', language } as const;
    const confirmed = { ...about, kind: 'visitConfirmed', listing, visit } as const;
    const mails = [
      { ...confirmed, reader: 'agent', visitor },
      { ...confirmed, reader: 'visitor', agent: { fullName: 'Beni' } },
    ] as const;
    const events = new Set<string | undefined>();
    for (const mail of mails) {
      const written = await writeMail(mail, settings);
      expect(written.text).toContain(when);
      expect(written.text.includes('/piso?utm_medium=email')).toBe(mail.reader === 'visitor');
      const { attachments } = toMessage('id', written, settings);
      expect(attachments).toEqual([expect.objectContaining({ filename: 'visita.ics' })]);
      const file = attachments![0]!.content as string;
      expect(file.split('\r\n')).toEqual(
        expect.arrayContaining([
          'DTSTART:20261130T090000Z',
          'DTEND:20261130T093000Z',
          `SUMMARY:${event}`,
          'URL:https://www.example.com/piso',
        ]),
      );
      events.add(/^UID:.*$/m.exec(file)?.[0]);
    }
    expect(events.size).toBe(1);
  },
);

it.each([
  [
    'es',
    'lunes, 30 de noviembre, 10:00–10:30 (hora peninsular)',
    'hasta las 11:05',
    'Confirmar la visita',
    '/rgpd/aceptar/',
  ],
  [
    'ca',
    'dilluns, 30 de novembre, 10:00–10:30 (hora peninsular)',
    'fins a les 11:05',
    'Confirmeu la visita',
    '/ca/rgpd/acceptar/',
  ],
  [
    'en',
    'Monday 30 November, 10:00–10:30 (mainland Spain time)',
    'until 11:05',
    'Confirm the viewing',
    '/en/rgpd/accept/',
  ],
] as const)(
  'a visit that is held is no event yet, and its link is the visitor’s alone (%s)',
  async (language, when, until, action, path) => {
    const about = { recipient: 'to@example.com', language, name: 'Ana' };
    const visit = {
      start: '2026-11-30T09:00:00.000Z',
      minutes: 30,
      zone: 'Europe/Madrid',
      heldUntil: '2026-11-22T10:05:00.000Z',
    } as const;
    const visitor = { name: 'Ana', surname: 'Mas', email: 'ana@example.com', language } as const;
    const listing = { reference: 'VN-1', title: 'Bonito', path: '/piso', place: 'Getafe', operation: 'buy' } as const;
    const [toAgent, toVisitor] = [
      await writeMail({ ...about, kind: 'enquiry', visitor, message: '', subject: 'visit', listing, visit }, settings),
      await writeMail(
        {
          ...{ ...about, kind: 'enquiryReceived', leadId: 'L', agent: { fullName: 'Beni' }, variant: 'automatic' },
          ...{ listing, visit, token: 'T'.repeat(43) },
        },
        settings,
      ),
    ];
    for (const { text, calendar } of [toAgent, toVisitor]) {
      expect(text).toContain(when);
      expect(text.replaceAll(/\s+/g, ' ')).toContain(until);
      expect(calendar).toBeUndefined();
    }
    const link = `https://www.example.com${path}${'T'.repeat(43)}`;
    expect(toVisitor.text).toContain(action);
    expect([toAgent, toVisitor].map(({ text }) => text.includes(link))).toEqual([false, true]);
  },
);

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
