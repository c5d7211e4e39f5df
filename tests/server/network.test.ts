import { readFileSync } from 'node:fs';
import type { RequestListener } from 'node:http';
import { rulesOf } from '#rules';
import request from 'supertest';
import { kindOf } from '../../scripts/crawl/address.ts';
import { crawl, type CrawlResult } from '../../scripts/crawl/crawl.ts';
import { readPage, type PageText } from '../../scripts/crawl/readPage.ts';
import type { Rule } from '../../scripts/crawl/rule.ts';
import { siteRules } from '../../scripts/crawl/rules/index.ts';
import { readEnv } from '#config/env.ts';
import { readFolder } from '#origin/folder/readFolder.ts';
import { readNetwork, type Network } from '#config/network/network.ts';
import { writeMail } from '#origin/mail/writeMail.ts';
import { languageFacts, languages, type Language } from '#shared/i18n/languages.ts';
import { withPrefix } from '#shared/routes/build.ts';
import { urlWord } from '#shared/routes/operationWords.ts';
import { routeNames, type RouteName } from '#shared/routes/table.ts';
import { appFetcher } from '#tests/fakes/appFetcher.ts';
import { createOriginSite } from '#tests/fakes/createOriginSite.ts';
import { mark, unmarkedParts } from '#tests/fakes/languages/xx/mark.ts';
import type * as WithXx from '#tests/fakes/languages/withXx.ts';
import { xx } from '#tests/fakes/languages/withXx.ts';
import { personal, sampleMails } from '#tests/origin/sampleMails.ts';
import { smallEstates, smallNetwork, smallProvinces } from '#tests/origin/smallNetwork.ts';

jest.mock('#shared/i18n/languages/registry.ts', () =>
  jest.requireActual<typeof WithXx>('#tests/fakes/languages/withXx.ts').registry(),
);
jest.mock('#dictionaries', () => jest.requireActual<typeof WithXx>('#tests/fakes/languages/withXx.ts').dictionaries());

const dir = 'networks/casa-clara';
const env = readEnv({ NETWORK_DIR: dir });
/** Of its own choice, as the texts are. */
const ownLanguages = env.LANGUAGES;
const footers: Partial<Record<Language, string>> = {
  es: 'Agencias de Cádiz con tienda a pie de calle.',
  en: 'Agencies of Cádiz with an office on the high street.',
  de: 'Maklerbüros in der Provinz Cádiz, mit Schaufenster zur Straße.',
  nl: 'Makelaarskantoren in de provincie Cádiz, met een etalage aan de straat.',
  fr: 'Des agences de la province de Cadix, avec vitrine sur rue.',
};

/** The small network as another's, with the blocks of its folder. */
async function network() {
  const renamed = (value: unknown) => JSON.parse(JSON.stringify(value).replaceAll('vencejo', 'casaclara')) as never;
  const small = smallNetwork();
  const { agencies, agents } = small;
  return {
    ...small,
    agencies: renamed(agencies) as typeof agencies,
    agents: renamed(agents) as typeof agents,
    estates: () =>
      (renamed(smallEstates) as typeof smallEstates).map((estate) => ({
        ...estate,
        url_slug: { ...estate.url_slug, 'de-DE': 'wohnung', 'fr-FR': 'appartement' },
      })),
    homeData: (await readFolder(dir)).homeData!,
  };
}

/** Values of the parameters of patterns; of links in mails, which lead nowhere here, any value will do. */
const parameters = (language: Language): Readonly<Record<string, string>> => {
  const { agents, agencies } = smallNetwork();
  const { reference } = smallEstates[0]!;
  return {
    province: smallProvinces[0]!.slug,
    type: urlWord('buy', language),
    slug: 'x',
    ref: reference,
    agent: agents[0]!.slug,
    agency: agencies[0]!.slug,
  };
};

function urlOf(name: RouteName, language: Language): string {
  const values = parameters(language);
  const path = rulesOf(language).urls.routes[name].replaceAll(
    /\{(\w+)\??\}/g,
    (_, parameter: string) => values[parameter] ?? 'a-1',
  );
  return withPrefix(path, language);
}

/** The document without what nobody reads: the state, and the addresses of scripts. */
const readable = (html: string): string => html.replaceAll(/<script\b.*?<\/script>/gs, '');

/** Files, which are not of the app. */
const isFile = /^\/(?:sites|media)\//;
const file = { status: 200, headers: {}, body: '' };

/** What a crawl finds of the small network itself: short texts, and pages and links of its magazine. */
const isOfSample = (rule: string, { path, from = '' }: { path: string; from?: string }): boolean =>
  rule === 'S36' ? path.startsWith('/magazine/') : rule === 'links' && `${path} ${from}`.includes('/magazine/');

const faultsOf = ({ rules }: CrawlResult) =>
  rules.flatMap(({ id, faults }) =>
    faults.filter((fault) => !isOfSample(id, fault)).map((fault) => ({ id, ...fault })),
  );

/**
 * One page of each kind in each language, and what leads from it.
 * @param pages of each kind the first, filled in
 */
const crawled = (
  app: RequestListener,
  siteLanguages: readonly Language[],
  { rules = siteRules, pages }: { rules?: readonly Rule[]; pages?: Map<string, string> } = {},
): Promise<CrawlResult> =>
  crawl({
    origin: 'https://www.example.com',
    fetch: async (path) => {
      if (isFile.test(path)) return file;
      const answer = await appFetcher(app)(path);
      const kind = answer.status === 200 ? kindOf(path) : null;
      if (kind !== null && !pages?.has(kind)) pages?.set(kind, answer.body);
      return answer;
    },
    rules,
    languages: siteLanguages,
    perKind: 1,
    probesPerKind: 1,
  });

let site: Awaited<ReturnType<typeof createOriginSite>>;
let brand: Network;
let result: CrawlResult;
const pages = new Map<string, string>();
beforeAll(async () => {
  brand = await readNetwork(dir, env);
  site = await createOriginSite({ NETWORK_DIR: dir }, await network());
  result = await crawled(site.app, ownLanguages, { pages });
}, 300_000);
afterAll(() => site.close());

const get = (url: string) => request(site.app).get(url).redirects(2);
/** A page of the same kind that the crawl has read, or the page at a URL. */
const pageLike = async (url: string): Promise<string> => pages.get(kindOf(url) ?? '') ?? (await get(url)).text;
/** A drawing comes as bytes. */
const drawing = async (url: string) => ((await get(url)).body as Buffer).toString();

it('speaks five languages', () => {
  expect(ownLanguages).toEqual(Object.keys(footers));
});

describe.each(ownLanguages)('the pages of Casa Clara (%s)', (language) => {
  const urls = [...routeNames.map((name) => [name, urlOf(name, language)]), ['nothing', withPrefix('/x/y', language)]];

  it.each(urls)('%s speaks of no other network, nor of its bird', async (_, url) => {
    const text = await pageLike(url);
    expect(text).toMatch(/^<!doctype html>/);
    const found = readable(text).match(
      /.{0,60}(?:vencejo|falciot|\bswifts?\b|mauersegler|gierzwaluw|martinet).{0,60}/gi,
    );
    expect(found).toBeNull();
    expect(text).toMatch(/<title[^>]*>[^<]*Casa Clara/);
    expect(text).toContain(`<link rel="stylesheet" href="${brand.path}/theme.css">`);
    expect(text).toContain('<meta name="theme-color" content="#fcf9f2">');
    expect(text).toContain('<meta name="theme-color" content="#101824" media="(prefers-color-scheme:dark)">');
    // The swift's outline.
    expect(text).not.toContain('M12.1-9.5C13.1');
  });

  it('have its texts, links, facts and drawings', async () => {
    const home = await pageLike(withPrefix('/', language));
    expect(home).toContain(footers[language]!);
    expect(home).toContain('mailto:hola@casaclara.example');
    expect(home).toContain('href="https://agencias.casaclara.example/alta"');
    expect(home).toContain(`src="${brand.path}/logo.svg" alt="Casa Clara" width="241" height="48"`);
    expect(home).toContain(`href="${brand.path}/mark.svg#mark"`);
    expect(home).toContain(`<link rel="preload" href="${brand.path}/texts.${language}.json" as="fetch" crossorigin>`);
    expect(await pageLike(urlOf('Aviso', language))).toContain('Casa Clara Agencias de Cádiz, S.L.');
  });
});

describe('its look', () => {
  const home = async (language: Language) => readable(await pageLike(withPrefix('/', language)));

  it.each(ownLanguages)('has its own words, one large picture, and its blocks in its order (%s)', async (language) => {
    const html = await home(language);
    const title = brand.texts[language]?.home?.['hero.title'] ?? 'none';
    expect(html).toContain(`>${title}</h1>`);
    expect(html).toContain('data-hero="picture"');
    const ids = [...html.matchAll(/aria-labelledby="(\w+)"/g)].map(([, id]) => id);
    const blocks = ['featured', 'agents', 'reviews', 'experience', 'cities'];
    expect(ids.filter((id) => blocks.includes(id!))).toEqual(['featured', 'reviews', 'agents']);
    // Without the map the tile leads to the list.
    expect(html).not.toContain('href="#mapHomeCities"');
  });

  it('shows cards without their agent', async () => {
    const [, first] = (await home('es')).split('aria-labelledby="featured"');
    const [card] = first!.split('<article').slice(1);
    expect(card!.split('</article>')[0]).not.toMatch(/href="\/agentes\//);
  });

  it.each(['/', '/servicios/vender', '/agentes'])('loads its fonts and no others, from %s on', async (url) => {
    const preloads = [...(await get(url)).text.matchAll(/<link rel="preload" href="([^"]+)" as="font"/g)];
    expect(preloads.map(([, href]) => href)).toEqual([`${brand.path}/headings.woff2`, `${brand.path}/text.woff2`]);
  });

  it('has fonts with stand-ins of their measures', async () => {
    const font = await get(`${brand.path}/headings.woff2`);
    expect([font.status, font.type]).toEqual([200, 'font/woff2']);
    const { text } = await get(`${brand.path}/theme.css`);
    expect(text).toContain(
      `src:url(${brand.path}/headings.woff2) format('woff2');font-weight:100 900;font-display:swap}`,
    );
    expect(text).toContain(
      "@font-face{font-family:'Jost fallback';src:local('Arial'),local('Liberation Sans');size-adjust:95.8%",
    );
    expect(text).toContain("--font-headings:'Jost','Jost fallback',sans-serif;");
  });

  it('has the colours of its maps, of both schemes', async () => {
    const { text } = await get(`${brand.path}/theme.css`);
    expect(text.match(/--map-sea:#\w{6}/g)).toEqual(['--map-sea:#9fcbe8', '--map-sea:#0c2a49', '--map-sea:#0c2a49']);
  });
});

describe('its files', () => {
  it('are kept by browsers under the address of their content alone', async () => {
    const theme = await get(`${brand.path}/theme.css`);
    expect([theme.status, theme.type, theme.headers['cache-control']]).toEqual([
      200,
      'text/css',
      'public, max-age=31536000, immutable',
    ]);
    expect(theme.text).toMatch(/:root\{--paper:#fcf9f2;.*\}@media screen\{\[data-scheme='dark'\]\{--paper:#101824;/);
    const older = await get('/brand/0123456789/theme.css');
    expect([older.text, older.headers['cache-control']]).toEqual([theme.text, 'no-store']);
    expect((await get(`${brand.path}/network.env`)).status).toBe(404);
  });

  it.each(ownLanguages)('hold the texts of a language as the browser merges them (%s)', async (language) => {
    const { body } = await get(`${brand.path}/texts.${language}.json`);
    expect(body).toEqual(brand.texts[language]);
  });

  it('stand for those of public/', async () => {
    expect(await drawing('/favicon.svg')).toContain('#f5b81c');
    expect((await get('/apple-touch-icon.png')).type).toBe('image/png');
  });

  it('are drawings that programs cannot be in', async () => {
    const mark = await get(`${brand.path}/mark.svg`);
    expect(mark.type).toBe('image/svg+xml');
    expect(await drawing(`${brand.path}/mark.svg`)).toMatch(/^<svg id="mark" /);
    expect(mark.headers['content-security-policy']).toContain("script-src 'self'");
  });
});

it('the Spanish page stands for a legal text that a language has in Spanish alone', async () => {
  const hrefs = (text: string, rel: string) =>
    [...text.matchAll(new RegExp(`<link rel="${rel}"[^>]* href="https://www\\.example\\.com([^"]*)"`, 'g'))].map(
      ([, href]) => href,
    );
  const [spanish, english, german] = (['es', 'en', 'de'] as const).map((language) => urlOf('Privacidad', language));
  const { text: own } = await get(spanish!);
  expect([hrefs(own, 'canonical'), hrefs(own, 'alternate')]).toEqual([[spanish], [spanish, english, spanish]]);
  const { text: borrowed } = await get(german!);
  expect([hrefs(borrowed, 'canonical'), hrefs(borrowed, 'alternate')]).toEqual([[spanish], []]);
  for (const text of [own, borrowed])
    expect(text).toMatch(new RegExp(`href="${urlOf('Privacidad', 'nl')}" hrefLang="nl"`));
  expect((await get('/sitemap-pages-en.xml')).text).toContain(`${english}<`);
  const { text: file } = await get('/sitemap-pages-de.xml');
  expect(file).toContain(`${urlOf('Contact', 'de')}<`);
  expect(file).not.toContain(german);
});

it('a listing is in the sitemap of a language by its address there', async () => {
  const { text } = await get('/sitemap-estates-de-1.xml');
  const [, loc] = /<loc>https:\/\/www\.example\.com([^<]*)/.exec(text)!;
  expect(loc).toMatch(/^\/de\/.*wohnung/);
  expect((await request(site.app).get(loc!)).status).toBe(200);
  expect(text).toMatch(/hreflang="fr" href="[^"]*\/fr\/[^"]*appartement/);
});

it('Casa Clara is crawled in its languages without a fault', () => {
  expect(faultsOf(result)).toEqual([]);
  expect(result.visited).toBeGreaterThan(15 * ownLanguages.length);
});

/** Every text in a value, and in what it holds. */
const textsWithin = (value: unknown): string[] => {
  if (typeof value === 'string') return [value];
  return typeof value === 'object' && value !== null ? Object.values(value).flatMap(textsWithin) : [];
};

/** The names of languages, and from which to which a review was translated. */
function namesOfLanguages(tag: string): string[] {
  const names = languages.map((one) => new Intl.DisplayNames(tag, { type: 'language' }).of(one)!);
  return names.flatMap((from) => [from, ...names.map((to) => `${from} → ${to}`)]);
}

/** What Intl says of dates and languages in Spanish, and in what it takes for a language that it does not have. */
const ofIntl = ['es-ES', 'xx-XX'].flatMap((tag) => [
  ...Array.from({ length: 84 }, (_, n) =>
    new Date(Date.UTC(2026, n % 12, 1 + (n % 28))).toLocaleDateString(tag, { dateStyle: 'full' }),
  ),
  ...namesOfLanguages(tag),
]);

/** What is written in its own language everywhere: names, addresses, what agencies write. */
const data = [
  ...textsWithin({
    ...smallNetwork(),
    estates: smallEstates,
    env: readEnv({}),
    facts: languages.map((one) => languageFacts[one]),
  }),
  ...textsWithin(JSON.parse(readFileSync('networks/vencejo/team.json', 'utf8'))),
  ...[...ofIntl, `${personal.name} ${personal.surname}`, 'Calle Mayor', 'PDF', 'Instagram', 'LinkedIn'],
]
  .join('\n')
  .replaceAll('{{brand}}', 'Vencejo')
  .toLowerCase();

/** Words of the product that are not in the language of the tests, in texts that are marked as such. */
const unmarkedIn = (texts: readonly PageText[], given = ''): string[] =>
  texts
    .filter(({ language }) => language === xx)
    .flatMap(({ text }) => unmarkedParts(text).map((part) => [part, text] as const))
    .filter(([part]) => !data.includes(part.toLowerCase()) && !given.includes(part))
    .map(([part, text]) => `${part}: ${text}`);

it('a text of the product that is not in its language is found', () => {
  const text = mark('Calcule su <b>hipoteca</b> en {{place}}').replace('{{place}}', 'Barcelona');
  expect(unmarkedIn([{ text, language: xx }])).toEqual([]);
  expect(unmarkedIn([{ text: `${text}: hipotecas`, language: xx }])).toEqual([`hipotecas: ${text}: hipotecas`]);
});

const marks: Rule = {
  id: 'marks',
  statement: 'Every text of a page is of its language, or says of which.',
  visit: ({ content }) => unmarkedIn(content?.texts ?? []),
};

/** What the language of the tests has beside the pages that a crawl reaches. */
function inXx(own: () => Awaited<ReturnType<typeof createOriginSite>>): void {
  const visible = async (url: string) => unmarkedIn(readPage((await request(own().app).get(url)).text).texts);

  it.each([...routeNames.map((name) => urlOf(name, xx)), '/xx/x/y', '/magazine/xx/nothing', '/offline/xx'])(
    'has its own texts at %s',
    async (url) => {
      expect(await visible(url)).toEqual([]);
    },
  );

  it('is the language of a form’s problems, of its thanks and of its mail', async () => {
    const send = (email: string) =>
      request(own().app)
        .post('/xx')
        .set('Sec-Fetch-Site', 'same-origin')
        .type('form')
        .send({ formToken: own().formToken, name: 'Ana', surname: 'Mas', email })
        .send({ acceptConditions: 'on', acceptCommercials: 'on' });
    const refused = await send('ana@');
    expect(refused.status).toBe(422);
    const { texts } = readPage(refused.text);
    expect(texts.map(({ text }) => text)).toContainEqual(
      mark('El correo electrónico no está completo; por ejemplo, ana@correo.es.'),
    );
    expect(unmarkedIn(texts)).toEqual([]);
    const taken = await send('ana@correo.example');
    expect([taken.status, taken.headers.location]).toEqual([303, '/xx/xgracias?from=newsletter']);
    const rows = await own().store.db.selectFrom('outbox').select('content').execute();
    expect(rows.map(({ content }) => JSON.parse(content!) as object)).toContainEqual(
      expect.objectContaining({ language: xx }),
    );
  });

  it.each(Object.values(sampleMails(xx)).map((mail) => [mail.kind, mail] as const))(
    'is that of the mail %s',
    async (_, mail) => {
      const settings = { publicOrigin: 'https://www.example.com', brandName: 'Ẋ', brandEmail: 'hola@vencejo.example' };
      const { html, subject } = await writeMail(mail, { ...settings, languages: ['es', xx] });
      const given = textsWithin({ mail, settings }).join('\n');
      expect(unmarkedIn([{ text: subject, language: xx }, ...readPage(html).texts], given)).toEqual([]);
    },
  );
}

describe.each([
  ['es', ['es']],
  ['xx,es', [xx, 'es']],
] as [string, Language[]][])('a site of LANGUAGES=%s', (LANGUAGES, spoken) => {
  const unspoken = languages.filter((language) => !spoken.includes(language));
  let own: Awaited<ReturnType<typeof createOriginSite>>;
  beforeAll(async () => {
    own = await createOriginSite({ LANGUAGES });
  });
  afterAll(() => own.close());
  const ask = (url: string) => request(own.app).get(url);

  /** Of each language: pages, files made of them, and what else has the language in its path. */
  const pathsOf = (language: Language): string[] => [
    withPrefix('/', language),
    withPrefix('/', language).toUpperCase(),
    urlOf('Search', language),
    `${urlOf('Search', language)}.atom`,
    urlOf('Estate', language),
    `${urlOf('Agent', language)}.vcf`,
    `${urlOf('Agent', language)}.json`,
    `/share/latest${urlOf('Search', language)}.jpg`,
    `/qr${urlOf('Agent', language)}.svg`,
    `/magazine${withPrefix('/', language)}`,
    `/magazine/${language}/feed.xml`,
    `/offline/${language}`,
    `/sitemap-pages-${language}.xml`,
  ];

  it.each(unspoken.flatMap(pathsOf))('%s is not found', async (url) => {
    const { status, text, type } = await ask(url);
    expect(status).toBe(404);
    if (type === 'text/html') expect(text).toContain('<html lang="es-ES"');
  });

  it('offers its languages in its order, and names no other anywhere', async () => {
    for (const language of spoken)
      for (const url of [withPrefix('/', language), urlOf('Search', language), urlOf('Sell', language)]) {
        const { text, status } = await ask(url);
        expect(status).toBe(200);
        const codes = [...text.matchAll(/<link rel="alternate" hreflang="([^"]+)"/g)].map(([, code]) => code);
        expect(codes).toEqual([...spoken, 'x-default']);
        const offered = [
          ...text.matchAll(/<li><(?:span aria-current="true"|a href="[^"]*" hrefLang="\w\w") lang="(\w\w)"/g),
        ].map(([, code]) => code);
        expect(offered).toEqual(spoken.length > 1 ? spoken : []);
        expect(text.match(/og:locale:alternate/g)?.length ?? 0).toBe(spoken.length - 1);
        for (const other of unspoken)
          expect(text).not.toMatch(new RegExp(`["(]/${other}(?:[/"?]|$)|hreflang="${other}"`));
      }
  });

  it('lists its languages alone in sitemaps, robots.txt and the magazine', async () => {
    const { text: index } = await ask('/sitemap.xml');
    const { text: file } = await ask('/sitemap-pages-es.xml');
    const { text: magazine } = await ask('/magazine/');
    const { text: magazineFile } = await ask('/magazine/sitemap.xml');
    const { text: robots } = await ask('/robots.txt');
    for (const language of languages) {
      const isSpoken = spoken.includes(language);
      expect([language, index.includes(`/sitemap-pages-${language}.xml`)]).toEqual([language, isSpoken]);
      expect([language, robots.includes(`${urlOf('Find', language)}?`)]).toEqual([language, isSpoken]);
      for (const text of [file, magazine, magazineFile])
        expect([language, text.includes(`hreflang="${language}"`)]).toEqual([language, isSpoken]);
    }
  });

  it('accepts a form in a language that it does not speak, and mails in Spanish', async () => {
    const { body, status } = await request(own.app)
      .post('/web/subscribe')
      .set('Origin', 'https://www.example.com')
      .send({
        ...{ name: 'Ana', surname: 'Mas', email: 'ana@example.com', language: 'ca' },
        ...{ acceptConditions: true, acceptCommercials: true, formToken: own.formToken },
      });
    expect([status, body]).toEqual([201, expect.anything()]);
    const [row] = await own.store.db.selectFrom('outbox').select('content').execute();
    expect(JSON.parse(row!.content!)).toMatchObject({ language: 'es' });
  });

  it('is crawled without a fault', async () => {
    const crawl = await crawled(own.app, spoken, { rules: [...siteRules, marks] });
    expect(faultsOf(crawl)).toEqual([]);
    expect(crawl.visited).toBeGreaterThan(15 * spoken.length);
  });

  if (spoken.includes(xx)) inXx(() => own);
});
