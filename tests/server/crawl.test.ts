import { existsSync } from 'node:fs';
import path from 'node:path';
import request from 'supertest';
import { createNetwork } from '#demo/createNetwork.ts';
import { writeMail } from '#origin/mail/writeMail.ts';
import { languageFacts, languages, type Language } from '#shared/i18n/languages.ts';
import { loadDictionary, namespaces } from '#shared/i18n/loadDictionary.ts';
import { buildUrl, withPrefix } from '#shared/routes/build.ts';
import { resolveUrl } from '#shared/routes/resolveUrl.ts';
import { splitLanguage } from '#shared/routes/splitLanguage.ts';
import { routeNames, type RouteName } from '#shared/routes/table.ts';
import { createOriginSite } from '../fakes/createOriginSite.ts';
import { foreignWord } from '../fakes/foreignWords.ts';
import { readPage, type PageText, type ReadPage } from '../fakes/readPage.ts';
import { allSamples } from '../origin/sampleMails.ts';

const origin = 'https://www.example.com';
const network = createNetwork({ estates: 60 });
const estates = [...network.estates()];

interface Answer {
  url: string;
  /** The page with the link. */
  from: string;
  status: number;
  location: string | undefined;
  /** Of HTML. */
  page: ReadPage | null;
}
interface Anchor {
  from: string;
  url: string;
  id: string;
}

let site: Awaited<ReturnType<typeof createOriginSite>>;
const answers = new Map<string, Answer>();
const anchors: Anchor[] = [];

const slugs = {
  Agents: new Set(network.provinces.map(({ slug }) => slug)),
  Agent: new Set(network.agents.map(({ slug }) => slug)),
  Agency: new Set(network.agencies.map(({ slug }) => slug)),
};

/** The route of a path, also where only its guard could tell; null for the magazine and for files. */
function routeOf(url: string): RouteName | null {
  const { pathname, search } = new URL(url, origin);
  const resolution = resolveUrl(pathname, search);
  if (resolution.kind !== 'match') return null;
  const slug = pathname.split('/').at(-1)!;
  const { route } = resolution.address;
  if (route !== 'Agents') return route;
  return (['Agents', 'Agent', 'Agency'] as const).find((name) => slugs[name].has(slug)) ?? route;
}

/** Of each kind of these pages, in each language and with the same parameters, so many are visited. */
const samples: Partial<Record<RouteName, number>> = { Search: 2, Estate: 2, Agents: 2, Agent: 2, Agency: 2 };
const visitsOfKind = new Map<string, number>();

function isSampled(url: string): boolean {
  const { pathname, searchParams } = new URL(url, origin);
  const route = routeOf(url);
  if (route === null) return true;
  const limit = searchParams.size > 0 ? 1 : (samples[route] ?? Infinity);
  const kind = [route, splitLanguage(pathname).language, ...searchParams.keys()].join(' ');
  const visits = (visitsOfKind.get(kind) ?? 0) + 1;
  visitsOfKind.set(kind, visits);
  return visits <= limit;
}

/** The path of a link into the site, with query and hash; null for any other. */
function internal(href: string, from: string): URL | null {
  const url = new URL(href, new URL(from, origin));
  return url.origin === origin ? url : null;
}

const isFile = (pathname: string): boolean => /^\/(?:sites|team|media)\//.test(pathname);

async function visit(url: string, from: string): Promise<Answer> {
  const { pathname } = new URL(url, origin);
  // The statics are not of the app.
  if (isFile(pathname)) {
    const exists = pathname.startsWith('/media/') || existsSync(path.join('public', decodeURI(pathname)));
    return { url, from, status: exists ? 200 : 404, location: undefined, page: null };
  }
  const { status, headers, text, type } = await request(site.app).get(url);
  return { url, from, status, location: headers['location'], page: type === 'text/html' ? readPage(text) : null };
}

async function crawl(starts: readonly string[]): Promise<void> {
  const queue = starts.map((url) => ({ url, from: 'the start' }));
  const queued = new Set(starts);
  const seen = new Set<string>();
  const visitLater = (url: string, from: string) => {
    if (!queued.has(url)) queue.push({ url, from });
    queued.add(url);
  };
  const follow = (url: string, from: string) => {
    if (!seen.has(url) && !queued.has(url) && isSampled(url)) visitLater(url, from);
    seen.add(url);
  };
  for (let next = queue.shift(); next; next = queue.shift()) {
    const answer = await visit(next.url, next.from);
    answers.set(next.url, answer);
    for (const href of Object.values(answer.page?.alternates ?? {}))
      visitLater(href.replace(origin, '') || '/', next.url);
    for (const href of answer.page?.links ?? []) {
      const url = internal(href, next.url);
      if (!url) continue;
      if (url.hash.length > 1) anchors.push({ from: next.url, url: url.pathname + url.search, id: url.hash.slice(1) });
      follow(url.pathname + url.search, next.url);
    }
  }
}

beforeAll(async () => {
  site = await createOriginSite({}, network);
  await crawl(languages.map((language) => withPrefix('/', language)));
}, 120_000);
afterAll(() => site.close());

const pages = () => [...answers.values()].flatMap(({ url, page }) => (page ? [{ url, ...page }] : []));
const languageAt = (url: string): Language => splitLanguage(url.replace(/^\/magazine/, '') || '/').language;

/** Routes that no page links to: they are reached by a mail, a form or an operator's hand. */
const unlinked: readonly RouteName[] = [
  'EstatePrivate',
  'RgpdAccept',
  'RgpdLead',
  'RgpdUnsubscribe',
  'RgpdAcceptDefault',
  'RgpdCancel',
  'RgpdCancelRGPD',
  'AlertUpdate',
  'Thanks',
  'AgencyError',
];

it('every link leads to a page, without a redirect', () => {
  expect(answers.size).toBeGreaterThan(200);
  const broken = [...answers.values()].filter(({ status }) => status !== 200);
  expect(broken.map(({ url, from, status, location }) => ({ url, from, status, location }))).toEqual([]);
});

it.each(languages)('every route is reached from Home (%s)', (language) => {
  const reached = new Set([...answers.keys()].filter((url) => languageAt(url) === language).map(routeOf));
  expect(routeNames.filter((name) => !reached.has(name) && !unlinked.includes(name))).toEqual([]);
});

it('every anchor exists in its target', () => {
  expect(anchors.length).toBeGreaterThan(200);
  const dead = anchors.filter(({ url, id }) => answers.get(url)?.page?.ids.has(decodeURIComponent(id)) === false);
  expect(dead).toEqual([]);
});

it('every page says its language, and has one main heading', () => {
  const wrong = pages().filter(
    ({ url, lang, headings }) => lang !== languageFacts[languageAt(url)].tag || headings !== 1,
  );
  expect(wrong.map(({ url, lang, headings }) => ({ url, lang, headings }))).toEqual([]);
});

it('a page that is indexed is its own canonical page, or names one, and its languages name each other', () => {
  const wrong: unknown[] = [];
  for (const { url, robots, canonical, alternates } of pages()) {
    if (robots?.includes('noindex')) continue;
    const own = alternates[languageAt(url)];
    if (!canonical || Object.keys(alternates).length === 0) wrong.push({ url, canonical, alternates });
    else if (own !== undefined && canonical !== own) wrong.push({ url, canonical, own });
    for (const [language, address] of Object.entries(alternates)) {
      const target = answers.get(address.replace(origin, '') || '/')?.page;
      if (!target) wrong.push({ url, language, address, missing: true });
      else if (JSON.stringify(target.alternates) !== JSON.stringify(alternates))
        wrong.push({ url, language, alternates, theirs: target.alternates });
    }
  }
  expect(wrong).toEqual([]);
});

it('titles and descriptions have the length that search engines show', () => {
  const wrong = pages().flatMap(({ url, title, description = '', robots }) => {
    // The title of a listing is its advertisement's own.
    if (robots?.includes('noindex') || routeOf(url) === 'Estate') return [];
    const fits = title.length >= 15 && title.length <= 65 && description.length >= 50 && description.length <= 160;
    return fits
      ? []
      : [{ url, title: `${title.length} ${title}`, description: `${description.length} ${description}` }];
  });
  expect(wrong).toEqual([]);
});

/** What is written in its own language everywhere: names of places and people, streets, companies. */
const names = [
  ...network.provinces.flatMap(({ name, towns }) => [
    name,
    ...towns.flatMap((town) => [town.name, ...town.zones.map((zone) => zone.name)]),
  ]),
  ...network.agencies.map((agency) => agency.commercial_brand ?? ''),
  ...estates.map(({ address }) => address.street_name ?? ''),
].filter((name) => /[ \p{L}]{3}/u.test(name));
const longestFirst = [...new Set(names)].sort((a, b) => b.length - a.length);
const withoutNames = (text: string): string =>
  longestFirst.reduce((rest, name) => rest.replaceAll(name, ''), text.replaceAll(/https?:\/\/\S+/g, ''));

async function keys(): Promise<Set<string>> {
  const found = new Set<string>();
  for (const namespace of namespaces)
    for (const key of Object.keys(await loadDictionary('es', namespace))) if (key.includes('.')) found.add(key);
  return found;
}

/** What is wrong with the words of a page: another language than its own, keys of texts, values that are missing. */
const problemsOf = (texts: readonly PageText[], rawKeys: ReadonlySet<string>): string[] =>
  texts.flatMap(({ text, language }) => {
    const raw = (text.match(/[a-zA-Z]+(?:[.:][\w-]+)+/g) ?? []).find(
      (word) => rawKeys.has(word) || rawKeys.has(word.split(':')[1] ?? ''),
    );
    const broken = /\{\{|\}\}|\[object|\bundefined\b|\bNaN\b/.exec(text)?.[0];
    const foreign = language && foreignWord(withoutNames(text), language);
    const found = raw ?? broken ?? foreign;
    return found === undefined ? [] : [`${found} (${language}): ${text.slice(0, 120)}`];
  });

it('every page speaks its language, and shows no key of a text', async () => {
  const rawKeys = await keys();
  const found = new Map<string, string>();
  for (const { url, texts } of pages()) for (const problem of problemsOf(texts, rawKeys)) found.set(problem, url);
  expect([...found].map(([problem, url]) => `${url}: ${problem}`)).toEqual([]);
});

const unlinkedUrls = (language: Language): string[] => [
  buildUrl({ to: 'Thanks', params: {} }, language),
  buildUrl({ to: 'RgpdAcceptDefault', params: {} }, language),
  buildUrl({ to: 'RgpdCancelRGPD', params: {} }, language),
  buildUrl({ to: 'EstatePrivate', params: { ref: estates[0]!.reference } }, language),
  buildUrl({ to: 'EstatePrivate', params: { ref: 'NO-1' } }, language),
  buildUrl({ to: 'RgpdAccept', params: { assistanceId: 'A'.repeat(43) } }, language),
  buildUrl({ to: 'RgpdCancel', params: { crossingId: 'A'.repeat(43) } }, language),
  buildUrl({ to: 'RgpdLead', params: { leadId: 'A'.repeat(22) } }, language),
  buildUrl({ to: 'RgpdUnsubscribe', params: { unsubscribeToken: 'A'.repeat(43) } }, language),
  buildUrl({ to: 'AlertUpdate', params: { alertToken: 'A'.repeat(43) } }, language),
  buildUrl({ to: 'AgencyError', params: { agency: 'nobody' } }, language),
  withPrefix('/nothing/here', language),
  `/magazine${languageFacts[language].prefix}/nothing`,
];

it.each(languages)('so do the pages that no link leads to, and those of errors (%s)', async (language) => {
  const rawKeys = await keys();
  for (const url of unlinkedUrls(language)) {
    const { page, status } = await visit(url, 'here');
    expect(status).not.toBe(500);
    expect({ url, problems: problemsOf(page!.texts, rawKeys) }).toEqual({ url, problems: [] });
    expect({ url, lang: page!.lang, headings: page!.headings, robots: page!.robots }).toEqual({
      url,
      lang: languageFacts[language].tag,
      headings: 1,
      robots: expect.stringContaining('noindex') as string,
    });
  }
});

it.each(allSamples())('so does the mail %s (%s)', async (_kind, language, mail) => {
  const settings = { publicOrigin: origin, brandName: 'Vencejo', brandEmail: 'hola@vencejo.example' };
  const { html, subject } = await writeMail(mail, settings);
  const texts = readPage(html).texts;
  expect(problemsOf([{ text: subject, language }, ...texts], await keys())).toEqual([]);
});

describe.each(languages)('the dictionaries (%s)', (language) => {
  it.each(namespaces)('%s', async (namespace) => {
    const texts = Object.values(await loadDictionary(language, namespace));
    expect(texts.filter((text) => foreignWord(text.replaceAll(/\{\{.*?\}\}|<.*?>/g, ''), language))).toEqual([]);
  });
});

it.each([
  ['en', 'Ver las viviendas', 'viviendas'],
  ['ca', 'No hay viviendas', 'hay'],
  ['es', 'Cerqueu amb calma', 'amb'],
  ['en', 'Habitatge (pis)', 'Habitatge'],
  ['ca', 'Search again', 'Search'],
  ['es', 'Más viviendas', undefined],
] as const)('a word of another language is found: %s, %s', (language, text, word) => {
  expect(foreignWord(text, language)).toBe(word);
});
