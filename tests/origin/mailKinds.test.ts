import { createMailer } from '#origin/mail/createMailer.ts';
import { createSmtpDelivery } from '#origin/mail/createSmtpDelivery.ts';
import type { EnquiryMail, Mail } from '#origin/db/outbox/mail.ts';
import type { MailSettings } from '#origin/mail/MailText.ts';
import { InvalidMail } from '#origin/mail/toMessage.ts';
import { writeMail } from '#origin/mail/writeMail.ts';
import { describeRefusal } from '#origin/jobs/describeRefusal.ts';
import { languageFacts, type Language } from '#shared/i18n/languages.ts';
import { readMessage, startMailServer, type MailServer } from './mailServer.ts';
import { allSamples, personal, sampleMails } from './sampleMails.ts';

const settings: MailSettings = {
  publicOrigin: 'https://www.example.com',
  brandName: 'Vencejo',
  brandEmail: 'hola@vencejo.example',
};
let server: MailServer;
beforeAll(async () => {
  server = await startMailServer();
});
afterAll(() => server.stop());
beforeEach(() => {
  server.delivered.length = 0;
});

/** Sends a mail and reads it back from the server. */
async function receive(mail: Mail) {
  await createMailer(createSmtpDelivery(server.url), settings)(mail, 'an-id');
  const [delivery] = server.delivered.splice(0);
  return { ...delivery!, ...readMessage(delivery!.content) };
}
const hrefs = (html: string): string[] => [...new Set([...html.matchAll(/href="([^"]*)"/g)].map(([, url]) => url!))];
const site = settings.publicOrigin;
const home = (language: Language): string => site + (languageFacts[language].prefix || '/');

describe.each(allSamples())('%s in %s', (kind, language, mail) => {
  let received: Awaited<ReturnType<typeof receive>>;
  beforeAll(async () => {
    received = await receive(mail);
  });

  it('arrives whole in both forms', () => {
    const { to, header, text, html, subject } = received;
    expect(to).toEqual([mail.recipient]);
    expect(header('To')).toBe(mail.recipient);
    expect(header('From')).toBe('Vencejo <hola@vencejo.example>');
    expect(subject).toMatch(/^\P{Cc}{15,78}$/u);
    expect(html).toContain(`<html lang="${languageFacts[language].tag}"`);
    expect(html).toContain('<meta name="color-scheme" content="light dark"');
    expect(/\{\{|\}\}|\[\[|\]\]|undefined|\[object/.exec(text + html + subject)?.[0]).toBeUndefined();
    expect(text).not.toMatch(/<\w|&\w+;/);
    expect(text).toMatch(language === 'en' ? /^Hello\b/ : /^Hola\b/);
  });

  it('fetches nothing, and leads only where it has to', () => {
    const { html } = received;
    const pictures = [...html.matchAll(/<img[^>]*\ssrc="([^"]*)"[^>]*>/g)];
    // The site's own, of one width, and only where listings and people are shown.
    const [cover, face] = [`${site}/media/estates/vn-10234/1-facade-600.jpg`, `${site}/media/pictures/clara-600.jpg`];
    const shown: Partial<Record<Mail['kind'], string[]>> = {
      ...{ alertDigest: [cover], confirmAdverts: [cover], enquiry: [cover], visitConfirmed: [cover] },
      ...{ advertReport: [cover], advertReportSettled: [cover] },
      ...{ enquiryReceived: [cover, face], ownerRequestReceived: [face], ownerResults: [cover, face] },
    };
    expect(pictures.map(([, url]) => url)).toEqual(shown[kind] ?? []);
    // What shows where pictures are blocked.
    expect(pictures.every(([picture]) => /\salt="/.test(picture) && /\swidth="/.test(picture))).toBe(true);
    const others = pictures.reduce((rest, [picture]) => rest.replace(picture, ''), html);
    expect(/<img|<script|<link|<iframe|url\(|@import|\ssrc=|background="/i.exec(others)?.[0]).toBeUndefined();
    const page = 'listing' in mail && mail.listing ? site + mail.listing.path : undefined;
    const isToVisitor = mail.recipient === personal.email;
    const listing = isToVisitor && page ? `${page}?utm_medium=email` : page;
    const myAlerts = /\/rgpd\/(mis-alertas|my-alerts|les-meves-alertes)$/;
    const own: Record<Mail['kind'], RegExp[]> = {
      confirmSubscription: [/\/rgpd\/a\w+\/T{43}$/, /\/rgpd\/(baja|baixa|unsubscribe)\/U{43}$/],
      alreadySubscribed: [/\/rgpd\/(baja|baixa|unsubscribe)\/U{43}$/],
      enquiry: [/^mailto:nuria\.canela%40example\.com$/, /^tel:\+34600123456$/],
      visitConfirmed: [/^mailto:nuria\.canela%40example\.com$/, /^tel:\+34600123456$/],
      enquiryReceived: [/^tel:\+34911234567$/, /\/rgpd\/(solicitud|lead)\/L{22}$/],
      ownerRequest: [/^mailto:nuria\.canela%40example\.com$/, /^tel:\+34600123456$/],
      ownerRequestReceived: [/^tel:\+34911234567$/, /\/sites\/default\/files\/[\w-]+\.pdf$/],
      acceptAlert: [/\/rgpd\/a\w+\/T{43}$/],
      alertStarted: [
        /(?:alquiler|lloguer|rent)\?rooms=3&amp;utm_medium=email$/,
        /\/(formularios|formularis|surveys)\/[\w-]+\/T{43}$/,
        myAlerts,
        /\/rgpd\/cancel(ar)?\/C{43}$/,
      ],
      alertLinks: [/\/rgpd\/(mis-alertas|my-alerts|les-meves-alertes)\/T{43}$/],
      cancelLink: [/\/rgpd\/cancel\w*\/T{43}$/],
      alertDigest: [
        /\/vn-10234\?utm_medium=email$/,
        /(?:alquiler|lloguer|rent)\?rooms=3&amp;utm_medium=email$/,
        /\/(formularios|formularis|surveys)\/[\w-]+\/T{43}$/,
        myAlerts,
        /\/rgpd\/cancel\w*\/C{43}$/,
      ],
      alertCancelled: [myAlerts],
      advertReport: [/\/admin\/reported$/],
      advertReportSettled: [],
      confirmAdverts: [
        /\/vn-10234$/,
        ...['available', 'gone', 'price'].map((answer) => new RegExp(`/T{43}\\?home=vn-10234&amp;answer=${answer}$`)),
        /\/rgpd\/(mis-anuncios|els-meus-anuncis|my-listings)\/T{43}$/,
        /\/rgpd\/(baja|baixa|unsubscribe)\/U{43}$/,
      ],
      weeklyResults: [
        /\/vn-10234$/,
        /\/rgpd\/(mis-resultados|els-meus-resultats|my-results)\/T{43}\?home=vn-10234$/,
        /\/rgpd\/(mis-resultados|els-meus-resultats|my-results)\/T{43}$/,
        /\/rgpd\/(baja|baixa|unsubscribe)\/U{43}$/,
      ],
      ownerResults: [/\/rgpd\/(mi-vivienda|el-meu-habitatge|my-home)\/T{43}$/, /^tel:\+34911234567$/],
      importReport: [],
    };
    const [first, ...rest] = hrefs(html);
    expect(first).toBe(home(language));
    expect(rest.filter((url) => url !== listing)).toEqual(own[kind].map((url): unknown => expect.stringMatching(url)));
  });

  it('has one button at the most, and is not so long that Gmail cuts it', () => {
    expect(received.html.match(/class="button"/g) ?? []).toHaveLength(
      ['alreadySubscribed', 'alertCancelled', 'advertReportSettled', 'importReport'].includes(kind) ? 0 : 1,
    );
    expect(Buffer.byteLength(received.html)).toBeLessThan(100_000);
  });

  it('has a subject and a preview that name nobody', () => {
    const { subject, html } = received;
    const [, preview] = /<div style="display:none[^>]*>([^<]*)<\/div>/.exec(html)!;
    for (const value of [...Object.values(personal), 'Núria'])
      expect(subject + (kind === 'enquiryReceived' ? '' : preview!)).not.toContain(value);
  });

  it('can be unsubscribed in one click only where it belongs to the newsletter, to a running alert or to adverts', () => {
    const { header, text } = received;
    const isOfNewsletter = kind === 'confirmSubscription' || kind === 'alreadySubscribed';
    const secret =
      isOfNewsletter || kind === 'confirmAdverts' || kind === 'weeklyResults'
        ? 'U'
        : kind === 'alertDigest' || kind === 'alertStarted'
          ? 'C'
          : null;
    expect([header('List-Unsubscribe'), header('List-Unsubscribe-Post')]).toEqual(
      secret === null
        ? [undefined, undefined]
        : [`<${site}/web/rgpd/unsubscribe/${secret.repeat(43)}?language=${language}>`, 'List-Unsubscribe=One-Click'],
    );
    expect(/baja del boletín|baixa del butlletí|Unsubscribe from/.test(text)).toBe(isOfNewsletter);
  });
});

it.each(['enquiry', 'visitConfirmed', 'ownerRequest'] as const)(
  'replies to the mail of an %s reach who wrote it',
  async (kind) => {
    const { header } = await receive(sampleMails('es')[kind]);
    expect(header('Reply-To')).toMatch(/<nuria\.canela@example\.com>$|^nuria\.canela@example\.com$/);
  },
);

it.each(['enquiryReceived', 'ownerRequestReceived', 'confirmSubscription'] as const)(
  'replies to %s reach us',
  async (kind) => {
    expect((await receive(sampleMails('es')[kind])).header('Reply-To')).toBeUndefined();
  },
);

it('the agent reads everything that the visitor answered', async () => {
  const { text, html } = await receive(sampleMails('es').enquiry);
  for (const part of ['Núria Canela Puigdellívol', personal.email, '+34 600 123 456', 'catalán', '1.250\u00a0€ al mes'])
    expect([part, text.includes(part), html.includes(part)]).toEqual([part, true, true]);
  expect(text).toContain('> Quisiera verla el sábado.\r\n> ¿Admite perro & gato?');
  expect(html).toContain('Quisiera verla el sábado.<br>¿Admite perro &amp; gato?');
});

it('shows a domain in its own letters, and sends mails to it and to any address that a form takes', async () => {
  const mail = sampleMails('es').enquiry as Mail & EnquiryMail;
  const email = "o'brien+casa=1@xn--espaa-rta.example";
  const visitor = { ...mail.visitor, email };
  const { text, html, header } = await receive({ ...mail, recipient: 'info@casà.example', visitor });
  expect(header('To')).toBe('info@xn--cas-cla.example');
  expect(text).toContain(": o'brien+casa=1@españa.example");
  expect(html).toContain('o&#39;brien+casa=1@españa.example');
  expect(html).toContain(`mailto:${encodeURIComponent(email).replaceAll("'", '&#39;')}`);
  expect(header('Reply-To')).toContain(email);
});

it('the office reads everything that the owner answered', async () => {
  const { text } = await receive(sampleMails('en').ownerRequest);
  for (const part of [
    '08025',
    'Barcelona, Girona, and Santa Cruz de Tenerife',
    'messages: Yes',
    'newsletter: No',
    'call from Clara Mas',
  ])
    expect(text).toContain(part);
});

it.each(['enquiryReceived', 'ownerRequestReceived'] as const)('%s repeats nothing typed but the name', async (kind) => {
  const { text, html } = await receive({ ...sampleMails('es')[kind], name: 'Gane dinero en https://evil.example' });
  expect(text + html).not.toContain('evil.example');
});

it.each([
  [
    'es',
    /Su solicitud la atiende Clara Mas Ferrer/,
    /De 1\.100.€ a 1\.450.€ al mes, según 41 anuncios[^]*12 de esos anuncios han bajado la renta\.\s1 anuncio parecido ya se ha alquilado/,
  ],
  [
    'ca',
    /La vostra sol·licitud l'atén Clara Mas Ferrer/,
    /De 1\.100.€ a 1\.450.€ al mes, segons 41 anuncis[^]*12 d'aquests anuncis han abaixat el lloguer\.\s1 anunci semblant ja s'ha/,
  ],
  [
    'en',
    /Your request is with Clara Mas Ferrer/,
    /From €1,100 to €1,450 a month, by 41 similar[^]*12 of those listings have lowered their rent\.\s1 similar listing is already let/,
  ],
] as const)('the owner reads who calls, what was said and what such homes ask (%s)', async (language, who, range) => {
  const text = (await writeMail(sampleMails(language).ownerRequestReceived, settings)).text;
  expect(text).toMatch(who);
  expect(text).toMatch(range);
  expect(text).toMatch(/08012/);
  expect(text).toMatch(/1\. .*\n2\. .*\n3\. /);
  // One that was queued by an earlier release.
  const {
    home: _h,
    contacts: _c,
    ...earlier
  } = sampleMails(language).ownerRequestReceived as Extract<Mail, { kind: 'ownerRequestReceived' }>;
  expect((await writeMail(earlier, settings)).text).not.toMatch(/undefined|Clara/);
});

it.each([
  ['automatic', /24 h laborables/, /reserva/],
  ['automaticWithCalendar', /puede reservar una visita/, /mucha demanda/],
  ['highDemand', /no podemos asegurarle una respuesta rápida/, /24 h|reserv/],
  ['highDemandWithCalendar', /Las horas libres pueden agotarse/, /24 h/],
] as const)('an acknowledgement promises what its variant can keep: %s', async (variant, said, unsaid) => {
  const mail = { ...sampleMails('es').enquiryReceived, variant } as Mail;
  const { text } = await writeMail(mail, settings);
  expect(text).toMatch(said);
  expect(text).not.toMatch(unsaid);
});

it('a mail without what is optional has no empty lines or links for it', async () => {
  const { listing: _l, visitor, ...enquiry } = sampleMails('es').enquiry as Extract<Mail, { kind: 'enquiry' }>;
  const { phone: _p, ...rest } = visitor;
  const { text, html, subject } = await writeMail({ ...enquiry, visitor: rest, message: '' }, settings);
  expect(subject).toBe('Consulta recibida en www.example.com');
  expect(text).toContain('No ha escrito ningún mensaje.');
  expect(text + html).not.toMatch(/tel:|Teléfono|Referencia|undefined|\n\n\n/);
});

/** Every text of a mail that no list of ours limits, by its path. */
const freeTexts = (value: object, at: string[] = []): string[][] =>
  Object.entries(value).flatMap(([key, part]: [string, unknown]) => {
    if (
      [
        'kind',
        'language',
        'variant',
        'type',
        'operation',
        'subject',
        'cities',
        'reason',
        'outcome',
        'frequency',
        'estateType',
        // Dates and suggestions.
        'week',
        'suggestions',
        // Of a visit: made of numbers.
        'start',
        'zone',
        'reader',
      ].includes(key)
    )
      return [];
    if (typeof part === 'string') return [[...at, key]];
    return typeof part === 'object' && part !== null ? freeTexts(part, [...at, key]) : [];
  });

function withText<Value extends object>(value: Value, [key, ...rest]: string[], text: string): Value {
  const part = (value as Record<string, unknown>)[key!];
  if (Array.isArray(value))
    return value.with(Number(key), rest.length > 0 ? withText(part as object, rest, text) : text) as unknown as Value;
  return { ...value, [key!]: rest.length > 0 ? withText(part as object, rest, text) : text };
}

const everyField = Object.values(sampleMails('ca')).flatMap((mail) =>
  freeTexts(mail).map((path): [string, string, Mail, string[]] => [mail.kind, path.join('.'), mail, path]),
);
const headerNames = (content: string): string[] =>
  [...content.split('\r\n\r\n')[0]!.matchAll(/^([\w-]+):/gm)].map(([, name]) => name!).sort();

/** What would begin a header, a recipient or a body, or be run or filled in, where it is not kept apart. */
const hostile =
  'a\r\nBcc: all@example.com\nX-Other: 1\rSubject: other\0, all@example.com\r\n\r\n<p>body</p><script>alert(1)</script>"><img src=x onerror=alert(1)>{{brand}}[[brand]]\u202egpj.exe\u2066\u200f';

const expectedHeaders: Partial<Record<Mail['kind'], string[]>> = {};

it.each(everyField)(
  '%s keeps whatever is in %s apart from its headers and its HTML',
  async (_kind, field, mail, path) => {
    const usual = (expectedHeaders[mail.kind] ??= headerNames((await receive(mail)).content));
    const given = withText(mail, path, hostile);
    const { html, text } = await writeMail(given, settings);
    expect(/\p{Bidi_Control}/u.test(html + text)).toBe(false);
    expect(/<p>body|<script|<img src=x|href="javascript/i.test(html)).toBe(false);
    expect(/onerror=alert\(1\)&gt;(Vencejo|\{\{brand\}\}Vencejo)/.test(html)).toBe(false);
    try {
      const { to, content, subject } = await receive(given);
      expect(to).toEqual([mail.recipient]);
      expect(/\p{Bidi_Control}/u.test(subject)).toBe(false);
      expect(headerNames(content)).toEqual(usual);
    } catch (error) {
      expect(error).toBeInstanceOf(InvalidMail);
      expect(['recipient', 'visitor.email', 'request.email', 'replyTo']).toContain(field);
      expect(server.delivered).toEqual([]);
    }
  },
);

it.each(['a, b@example.com', 'a@example.com, b@example.com', 'a b@example.com', '<a@example.com>', 'a@', ''])(
  'a mail to %j is refused for good',
  async (recipient) => {
    const sent = receive({ ...sampleMails('es').enquiry, recipient });
    await expect(sent).rejects.toThrow(InvalidMail);
    expect(describeRefusal(await sent.catch((error: unknown) => error))).toMatchObject({ isPermanent: true });
  },
);
