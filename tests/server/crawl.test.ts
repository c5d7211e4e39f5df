import { existsSync } from 'node:fs';
import { writeMail } from '#origin/mail/writeMail.ts';
import { readFolder } from '#origin/folder/readFolder.ts';
import { scanFolder } from '#origin/media/scanFolder.ts';
import { slugOfReference } from '#shared/domain/estateKey.ts';
import { languageFacts, usualLanguages, type Language } from '#shared/i18n/languages.ts';
import { loadDictionary, namespaces } from '#shared/i18n/loadDictionary.ts';
import { buildUrl, withPrefix } from '#shared/routes/build.ts';
import { routeNames, type RouteName } from '#shared/routes/table.ts';
import { addressOf, kindOf, languageOf, withoutQuery } from '../../scripts/crawl/address.ts';
import { crawl, type CrawlResult } from '../../scripts/crawl/crawl.ts';
import type { Fetcher } from '../../scripts/crawl/fetcher.ts';
import { readPage, type PageText } from '../../scripts/crawl/readPage.ts';
import type { Rule } from '../../scripts/crawl/rule.ts';
import { siteRules } from '../../scripts/crawl/rules/index.ts';
import { appFetcher } from '../fakes/appFetcher.ts';
import { createOriginSite } from '../fakes/createOriginSite.ts';
import { demoNetwork } from '../fakes/demoNetwork.ts';
import { foreignWord } from '../fakes/foreignWords.ts';
import { allSamples } from '../origin/sampleMails.ts';
import { testNow } from '../origin/startOrigin.ts';

const origin = 'https://www.example.com';
const demo = demoNetwork(40);
/** Few are closed: here one of ten is reserved, and another one sold or rented. */
const estates = [...demo.estates()].map((estate, index) => {
  if (index % 10 === 3) return { ...estate, status: 'reserved' };
  return index % 10 === 7 ? { ...estate, status: estate.type === 'buy' ? 'sold' : 'rented' } : estate;
});
const network = { ...demo, estates: () => estates };
const closed = estates.filter(({ status }) => status === 'sold' || status === 'rented');
const slugs = {
  Agents: new Set(network.provinces.map(({ slug }) => slug)),
  Agent: new Set(network.agents.map(({ slug }) => slug)),
  Agency: new Set(network.agencies.map(({ slug }) => slug)),
};

/** The route of a path, also where only its guard decides; null for the magazine and for files. */
function routeOf(url: string): RouteName | null {
  const route = addressOf(url)?.route ?? null;
  if (route !== 'Agents') return route;
  const slug = withoutQuery(url).split('/').at(-1)!;
  return (['Agents', 'Agent', 'Agency'] as const).find((name) => slugs[name].has(slug)) ?? route;
}

/** As the crawler's own, with the profiles apart. */
const kindAt = (url: string): string | null => kindOf(url)?.replace(/^\w+/, routeOf(url)!) ?? null;

/** Of each kind of these pages so many are visited; nothing is reached through them alone. */
const samples: Partial<Record<RouteName, number>> = { Estate: 2, Agent: 2, Agency: 2 };
const routeOfKind = (kind: string): RouteName | undefined => routeNames.find((name) => name === kind.split(' ')[0]);
const limitOf = (kind: string): number => samples[routeOfKind(kind) ?? 'Home'] ?? Infinity;

const isFile = (pathname: string): boolean => /^\/(?:sites|team|media)\//.test(pathname);
const nothing = { headers: {}, body: '' };

let site: Awaited<ReturnType<typeof createOriginSite>>;
let result: CrawlResult;
let rawKeys: ReadonlySet<string>;

/** The statics are not of the app. */
const fetchPath: Fetcher = (path) => {
  if (!isFile(path)) return appFetcher(site.app)(path);
  const exists = path.startsWith('/media/') || existsSync(`public${decodeURI(path)}`);
  return Promise.resolve({ ...nothing, status: exists ? 200 : 404 });
};

const pathOfHome = ({ reference, type, address, url_slug: slugs }: (typeof estates)[number]): string =>
  buildUrl(
    {
      to: 'Estate',
      params: { province: address.province_slug, type, slug: slugs['es-ES'], ref: slugOfReference(reference) },
    },
    'es',
  );

/** On each page what was said before is not checked again: header and footer are the same on all. */
const checkedTexts = new Set<string>();

const words: Rule = {
  id: 'words',
  statement: 'Every page speaks its language, and shows no key of a text.',
  visit: ({ content, answer }) => {
    const unchecked = (content?.texts ?? []).filter(({ text, language }) => !checkedTexts.has(`${language} ${text}`));
    for (const { text, language } of unchecked) checkedTexts.add(`${language} ${text}`);
    return answer.status === 200 ? problemsOf(unchecked) : [];
  },
};

beforeAll(async () => {
  rawKeys = await keys();
  const { homeData, magazine } = await readFolder('networks/vencejo');
  site = await createOriginSite({}, { ...network, homeData: homeData!, magazine });
  await scanFolder(site.store, 'networks/vencejo', testNow);
  result = await crawl({
    origin,
    fetch: fetchPath,
    // No list leads to homes that are sold or rented.
    starts: [...usualLanguages.map((language) => withPrefix('/', language)), ...closed.map(pathOfHome)],
    rules: [...siteRules, words],
    perKind: limitOf,
    nofollowPerKind: 1,
    probesPerKind: 1,
    kindOf: kindAt,
    isLeaf: (kind) => limitOf(kind) < Infinity,
  });
}, 300_000);
afterAll(() => site.close());

const visited = () => [...result.site.pages.values()].filter(({ isVisited }) => isVisited).map(({ path }) => path);

/** Routes that no page links to: they are reached by a mail, a form or an operator's hand. */
const unlinked: readonly RouteName[] = [
  'EstatePrivate',
  'RgpdAccept',
  'RgpdLead',
  'RgpdUnsubscribe',
  'RgpdAcceptDefault',
  'RgpdCancel',
  'RgpdCancelRGPD',
  'RgpdAlerts',
  'RgpdAdverts',
  'RgpdResults',
  'RgpdOwner',
  'AlertUpdate',
  'Thanks',
  'AgencyError',
];

it('enough of the site was walked', () => {
  expect(result.visited).toBeGreaterThan(400);
  expect(result.probes).toBeGreaterThan(200);
  expect([...result.site.anchors.values()].flatMap((ids) => [...ids]).length).toBeGreaterThan(5);
  expect(result.site.isComplete).toBe(true);
});

it.each([...siteRules, words].map(({ id, statement }) => [id, statement]))('%s: %s', (id) => {
  const { faults } = result.rules.find((rule) => rule.id === id)!;
  expect(faults).toEqual([]);
});

it('homes that are sold or rented were visited, and are kept out of search engines', () => {
  const pages = closed.map((estate) => result.site.pages.get(pathOfHome(estate)));
  expect(pages.length).toBeGreaterThan(2);
  expect(
    pages.map((page) => ({ status: page?.status, isIndexable: page?.isIndexable, listedIn: page?.listedIn })),
  ).toEqual(pages.map(() => ({ status: 200, isIndexable: false, listedIn: null })));
});

it.each(usualLanguages)('every route is reached from Home (%s)', (language) => {
  const reached = new Set(
    visited()
      .filter((url) => languageOf(url, result.site) === language)
      .map(routeOf),
  );
  expect(routeNames.filter((name) => !reached.has(name) && !unlinked.includes(name))).toEqual([]);
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
const problemsOf = (texts: readonly PageText[]): string[] =>
  texts.flatMap(({ text, language }) => {
    const raw = (text.match(/[a-zA-Z]+(?:[.:][\w-]+)+/g) ?? []).find(
      (word) => rawKeys.has(word) || rawKeys.has(word.split(':')[1] ?? ''),
    );
    const broken = /\{\{|\}\}|\[object|\bundefined\b|\bNaN\b/.exec(text)?.[0];
    const foreign = language && foreignWord(withoutNames(text), language);
    const found = raw ?? broken ?? foreign;
    return found === undefined ? [] : [`${found} (${language}): ${text.slice(0, 120)}`];
  });

const unlinkedUrls = (language: Language): string[] => [
  buildUrl({ to: 'Thanks', params: {} }, language),
  buildUrl({ to: 'RgpdAcceptDefault', params: {} }, language),
  buildUrl({ to: 'RgpdCancelRGPD', params: {} }, language),
  buildUrl({ to: 'EstatePrivate', params: { ref: estates[0]!.reference } }, language),
  buildUrl({ to: 'EstatePrivate', params: { ref: 'NO-1' } }, language),
  buildUrl({ to: 'RgpdAlerts', params: { alertsToken: 'A'.repeat(43) } }, language),
  buildUrl({ to: 'RgpdAdverts', params: { advertsToken: 'A'.repeat(43) } }, language),
  buildUrl({ to: 'RgpdResults', params: { resultsToken: 'A'.repeat(43) } }, language),
  buildUrl({ to: 'RgpdOwner', params: { ownerToken: 'A'.repeat(43) } }, language),
  buildUrl({ to: 'RgpdAccept', params: { assistanceId: 'A'.repeat(43) } }, language),
  buildUrl({ to: 'RgpdCancel', params: { crossingId: 'A'.repeat(43) } }, language),
  buildUrl({ to: 'RgpdLead', params: { leadId: 'A'.repeat(22) } }, language),
  buildUrl({ to: 'RgpdUnsubscribe', params: { unsubscribeToken: 'A'.repeat(43) } }, language),
  buildUrl({ to: 'AlertUpdate', params: { alertToken: 'A'.repeat(43) } }, language),
  buildUrl({ to: 'AgencyError', params: { agency: 'nobody' } }, language),
  withPrefix('/nothing/here', language),
  `/magazine${languageFacts[language].prefix}/nothing`,
];

it.each(usualLanguages)(
  'words are right on the pages that no link leads to, and those of errors (%s)',
  async (language) => {
    for (const url of unlinkedUrls(language)) {
      const { status, body } = await fetchPath(url);
      const page = readPage(body);
      expect(status).not.toBe(500);
      expect({ url, problems: problemsOf(page.texts) }).toEqual({ url, problems: [] });
      expect({ url, lang: page.lang, headings: page.headings, robots: page.robots }).toEqual({
        url,
        lang: languageFacts[language].tag,
        headings: 1,
        robots: expect.stringContaining('noindex') as string,
      });
    }
  },
);

it.each(allSamples())('so they are in the mail %s (%s)', async (_kind, language, mail) => {
  const settings = { publicOrigin: origin, brandName: 'Vencejo', brandEmail: 'hola@vencejo.example' };
  const { html, subject } = await writeMail(mail, settings);
  const texts = readPage(html).texts;
  expect(problemsOf([{ text: subject, language }, ...texts])).toEqual([]);
});

describe.each(usualLanguages)('the dictionaries (%s)', (language) => {
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
