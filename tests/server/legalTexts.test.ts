import { globSync, readFileSync } from 'node:fs';
import path from 'node:path';
import request from 'supertest';
import { readEnv, variables } from '#config/env.ts';
import { securityHeaders } from '#config/securityHeaders.ts';
import { frameOrigins } from '#shared/domain/embeds.ts';
import { retentionPeriods } from '#shared/domain/retention.ts';
import { usualLanguages } from '#shared/i18n/languages.ts';
import { buildUrl } from '#shared/routes/build.ts';
import { createTestSite, type TestSite } from '#tests/fakes/createTestSite.ts';

/**
 * The legal texts against the software: what they state must be what the code does (Legal/README.md). Whoever adds
 * a period, a recipient or a host meets a failing test here, and then changes the texts too.
 */
let site: TestSite;
beforeEach(async () => {
  site = await createTestSite();
});
afterEach(() => site.close());

type Page = 'Privacidad' | 'Cookies' | 'Corresponsabilidad' | 'RgpdPrivacyAlerts' | 'RgpdContacts';

/** The words of a page, without marks. */
async function textOf(page: Page, language: (typeof usualLanguages)[number]): Promise<string> {
  const { text } = await request(site.app).get(buildUrl({ to: page, params: {} }, language));
  return text.slice(text.indexOf('<main'), text.indexOf('</main>')).replace(/<[^>]*>/g, ' ');
}

const root = path.resolve(import.meta.dirname, '../..');

describe('retention periods', () => {
  /** Lives of links and of rows without personal data: no text has to state them. */
  const notPersonal = /LinkLife$|^(?:unsubscribeLife|traceLife|repeatWindow)$/;

  const found = globSync('src/origin/db/**/*.ts', { cwd: root }).flatMap((file) =>
    [...readFileSync(path.join(root, file), 'utf8').matchAll(/const (\w+) = (?:(\d+) \* )?(?:(\d+) \* )?day;/g)].map(
      ([, name, ...factors]) => ({
        name: name!,
        days: factors.reduce((product, factor) => product * Number(factor ?? 1), 1),
      }),
    ),
  );

  it('of the database that a text must state come from the one list', () => {
    expect(found.map(({ name }) => name)).toContain('unsubscribeLife');
    const stated = new Set<number>([1, ...Object.values(retentionPeriods)]);
    expect(found.filter(({ name, days }) => !notPersonal.test(name) && !stated.has(days))).toEqual([]);
  });

  it.each(usualLanguages)('are those that the texts state (%s)', async (language) => {
    const { leadDays, unconfirmedDays, endedDays, undeliveredDays, transferDays, proofYears, senderHours } =
      retentionPeriods;
    const privacy = await textOf('Privacidad', language);
    const [days, years, hours] = {
      es: ['días', 'años', 'horas'],
      ca: ['dies', 'anys', 'hores'],
      en: ['days', 'years', 'hours'],
    }[language] as [string, string, string];
    for (const count of [leadDays, unconfirmedDays, endedDays, undeliveredDays])
      expect(privacy).toMatch(new RegExp(`\\b${count} ${days}`));
    const favourites = { es: 'Lista de favoritos', ca: 'Llista de preferits', en: 'list of favourites' }[language];
    expect(privacy).toMatch(new RegExp(`${favourites}[^:]*:\\s+${transferDays} ${days}`));
    expect(privacy).toMatch(new RegExp(`\\b${proofYears} (?:more )?${years}`));
    expect(privacy).toMatch(new RegExp(`\\b${senderHours} ${hours}`));
    const alerts = await textOf('RgpdPrivacyAlerts', language);
    for (const count of [unconfirmedDays, endedDays, retentionPeriods.sentHomesDays])
      expect(alerts).toMatch(new RegExp(`\\b${count} ${days}`));
    expect(await textOf('Cookies', language)).toMatch(
      new RegExp(`\\b${retentionPeriods.consentMonths} (?:mes|months)`),
    );
    for (const page of ['Corresponsabilidad', 'RgpdContacts'] as const)
      expect(await textOf(page, language)).toMatch(new RegExp(`\\b${leadDays} ${days}`));
  });

  it('state the minimum age and how long CVs are kept', async () => {
    for (const language of usualLanguages) {
      const privacy = await textOf('Privacidad', language);
      expect(privacy).toMatch(/\b14 (?:años|anys|or over)/);
      expect(privacy).toMatch(/\b1 (?:año|any|year)\b/);
      for (const page of ['RgpdPrivacyAlerts', 'RgpdContacts'] as const)
        expect(await textOf(page, language)).toMatch(/\b14 (?:años|anys|or over)/);
    }
  });
});

describe('recipients', () => {
  /**
   * Every address that an operator can set and the software then calls, or sends browsers to, and which text names
   * it. `own`: the operator's or a provider's under contract ("providers"); `cookies`: the cookies policy; `link`:
   * a visitor follows it; `public`: gets nothing about people.
   */
  const told = {
    own: [
      ...['API_HOST', 'CMS_HOST', 'DATABASE_URL', 'DATABASE_READ_URL', 'REDIS_URL', 'SMTP_URL', 'MAIL_CATCHER_URL'],
      ...['SITE_PURGE_URL', 'LEADS_WEBHOOK_URL', 'MEDIA_URL'],
    ],
    cookies: ['EMBED_ORIGINS', 'IMAGE_ORIGINS', /^(?:ANALYTICS|MARKETING)_/],
    link: ['AGENCY_ERROR_URL', /^LINK_/],
    public: [
      ...['PUBLIC_ORIGIN', 'AGENCY_HOSTS', 'TRANSLATE_URL', 'ISOCHRONES_URL', 'INDEXNOW_URL', 'ALLOWED_HOSTS'],
      'CDN_PURGE_URL',
    ],
  };

  it('are known for every address that can be set', () => {
    const addresses = Object.keys(variables).filter((name) => /(?:_URL|_ORIGINS?|_HOSTS?)$|^LINK_/.test(name));
    expect(addresses).toEqual(expect.arrayContaining(['SMTP_URL', 'TRANSLATE_URL']));
    const isTold = (name: string) =>
      Object.values(told)
        .flat()
        .some((known) => (typeof known === 'string' ? known === name : known.test(name)));
    expect(addresses.filter((name) => !isTold(name))).toEqual([]);
  });

  it.each(usualLanguages)('of what loads on a click are listed in the cookies policy (%s)', async (language) => {
    await site.close();
    site = await createTestSite({
      EMBED_ORIGINS: 'https://tours.example',
      IMAGE_ORIGINS: 'https://photos.example',
    });
    const cookies = await textOf('Cookies', language);
    const env = readEnv({ IMAGE_ORIGINS: 'https://photos.example' });
    const { contentSecurityPolicy } = securityHeaders(env, frameOrigins(['https://tours.example']));
    const directives = (contentSecurityPolicy as { directives: Record<string, string[]> }).directives;
    const hosts = [...directives['frame-src']!, ...directives['img-src']!]
      .filter((source) => source.startsWith('https://'))
      .map((source) => new URL(source).hostname);
    expect(hosts).toEqual(expect.arrayContaining(['tours.example', 'photos.example', 'player.vimeo.com']));
    for (const host of hosts) expect(cookies).toContain(host);
  });

  it.each(usualLanguages)('of a form are named beside it and in the privacy policy (%s)', async (language) => {
    const privacy = await textOf('Privacidad', language);
    for (const word of {
      es: ['agente', 'alojamiento', 'correo'],
      ca: ['agent', 'allotjament', 'correu'],
      en: ['agent', 'hosting', 'e-mail'],
    }[language])
      expect(privacy).toContain(word);
  });
});

describe('what is counted of listings', () => {
  it.each(usualLanguages)('is told in both policies, where anything is (%s)', async (language) => {
    const policies = async () =>
      Promise.all(([`Privacidad`, `Cookies`] as const).map((page) => textOf(page, language)));
    const told = {
      es: /cuántas veces se muestra/,
      ca: /quantes vegades es mostra/,
      en: /how often each home is shown/,
    };
    for (const policy of await policies()) expect(policy).toMatch(told[language]);
    await site.close();
    site = await createTestSite({ STATISTICS: 'off' });
    for (const policy of await policies()) expect(policy).not.toMatch(told[language]);
  });
});

describe('the company', () => {
  it('has phone and data protection officer where the operator set them', async () => {
    expect(await textOf('Privacidad', 'es')).not.toContain('Delegado de protección de datos');
    await site.close();
    site = await createTestSite({ LEGAL_PHONE: '+34910000000', LEGAL_DPO_EMAIL: 'dpd@vencejo.example' });
    for (const page of ['Privacidad', 'Corresponsabilidad', 'RgpdPrivacyAlerts', 'RgpdContacts'] as const) {
      const text = await textOf(page, 'es');
      expect(text).toContain('+34 910 000 000');
      expect(text.match(/dpd@vencejo\.example/g)!.length).toBeGreaterThan(1);
    }
  });
});
