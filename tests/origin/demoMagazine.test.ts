import type { Express } from 'express';
import request from 'supertest';
import { readEnv } from '#config/env.ts';
import { linksOf } from '#config/links.ts';
import { readFolder } from '#origin/folder/readFolder.ts';
import { storeFolder } from '#origin/folder/storeFolder.ts';
import { createOrigin } from '#origin/createOrigin.ts';
import { openDatabase } from '#origin/db/openDatabase.ts';
import { readKnownDigests } from '#origin/db/pictures/pictures.ts';
import { parsePicturePath } from '#origin/media/pictureName.ts';
import { scanFolder } from '#origin/media/scanFolder.ts';
import type { Store } from '#origin/db/store.ts';
import { prepareDatabase } from '#origin/prepareDatabase.ts';
import { languageFacts, usualLanguages, type Language } from '#shared/i18n/languages.ts';
import { resolveUrl } from '#shared/routes/resolveUrl.ts';

const env = readEnv({ PUBLIC_ORIGIN: 'https://www.example.com' });

let store: Store;
let app: Express;
/** Every page of the magazine that the site's links lead to, and all that follow from them: their paths and HTML. */
const pages = new Map<string, string>();

const attributes = (html: string, name: string): string[] =>
  [...html.matchAll(new RegExp(` ${name}="([^"]*)"`, 'g'))].map(([, value]) => value!.replaceAll('&amp;', '&'));

const isOurs = (path: string): boolean => path.startsWith('/magazine') && !/\.(css|woff2|xml)$/.test(path);

async function crawl(first: readonly string[]): Promise<void> {
  const waiting = [...first];
  for (let path = waiting.pop(); path !== undefined; path = waiting.pop()) {
    if (pages.has(path)) continue;
    const { status, text } = await request(app).get(path);
    expect([path, status]).toEqual([path, 200]);
    pages.set(path, text);
    waiting.push(...attributes(text, 'href').filter(isOurs));
  }
}

beforeAll(async () => {
  store = openDatabase(':memory:');
  await prepareDatabase(store);
  await storeFolder(store, await readFolder(env.NETWORK_DIR));
  expect(await scanFolder(store, env.NETWORK_DIR, Date.now())).toEqual([]);
  const site = {
    publicOrigin: env.PUBLIC_ORIGIN,
    links: { es: linksOf(env, 'es'), ca: linksOf(env, 'ca'), en: linksOf(env, 'en') },
    favourites: true,
  };
  app = createOrigin({ store, site });
  await crawl(usualLanguages.flatMap((language) => Object.values(site.links[language])));
}, 60_000);

afterAll(() => store.close());

const languageOf = (path: string): Language =>
  (/^\/magazine\/(ca|en)\//.exec(path)?.[1] as Language | undefined) ?? 'es';

test('the crawl reaches lists, articles and the pages about the company in three languages', () => {
  // All and four categories, a second page of all; fifteen articles; sixteen pages.
  expect(pages.size).toBe(3 * (1 + 4 + 1 + 15 + 16));
});

test('every link leads somewhere: to a page of the site, of the magazine, a file of it, another host by https, or a telephone', async () => {
  const broken: string[] = [];
  for (const [page, html] of pages)
    for (const href of attributes(html, 'href')) {
      if (
        isOurs(href) ||
        /^(https:\/\/|mailto:|tel:\+34\d{9}$)/.test(href) ||
        href === '#content' ||
        href === '/favicon.svg'
      )
        continue;
      if (href.startsWith('/magazine')) {
        if ((await request(app).head(href)).status !== 200) broken.push(`${page} → ${href}`);
        continue;
      }
      const resolution = resolveUrl(href.split('#')[0]!, '', usualLanguages);
      if (resolution.kind !== 'match') broken.push(`${page} → ${href}`);
    }
  expect(broken).toEqual([]);
});

test('links stay in the language of the page, but for the switcher', () => {
  const strayed: string[] = [];
  for (const [page, html] of pages) {
    const language = languageOf(page);
    const texts = html.replace(/<nav class="languages".*?<\/nav>/s, '').replace(/<head>.*?<\/head>/s, '');
    for (const href of attributes(texts, 'href')) {
      if (!href.startsWith('/')) continue;
      const of = href.startsWith('/magazine') ? languageOf(href) : resolveUrl(href.split('#')[0]!, '', usualLanguages);
      const actual = typeof of === 'string' ? of : of.kind === 'match' ? of.address.language : null;
      if (actual !== language) strayed.push(`${page} → ${href}`);
    }
  }
  expect(strayed).toEqual([]);
});

test('every page has a title, a description and one heading that search engines can use, of its own', () => {
  const titles = new Map<string, string>();
  const wrong: string[] = [];
  for (const [page, html] of pages) {
    const title = /<title>([^<]*)<\/title>/.exec(html)![1]!;
    const description = /<meta name="description" content="([^"]*)"/.exec(html)![1]!;
    if (title.length < 15 || title.length > 75) wrong.push(`${page}: ${title}`);
    if (description.length < 50 || description.length > 165) wrong.push(`${page}: ${description}`);
    if (html.match(/<h1>/g)?.length !== 1) wrong.push(`${page}: h1`);
    if (!html.includes(`<html lang="${languageFacts[languageOf(page)].tag}"`)) wrong.push(`${page}: lang`);
    if (/\{\{|undefined|\[object/.test(html)) wrong.push(`${page}: unfilled`);
    const other = titles.get(title);
    if (other !== undefined && languageOf(other) === languageOf(page)) wrong.push(`${page} and ${other}: ${title}`);
    titles.set(title, page);
  }
  expect(wrong).toEqual([]);
});

test("every article has a picture of the network's folder, with words for it in the language of the page", async () => {
  const articles = [...pages].filter(([, html]) => html.includes('"@type":"Article"'));
  expect(articles).toHaveLength(45);
  for (const [page, html] of articles) {
    const picture = /<img[^>]*>/.exec(html)?.[0] ?? '';
    expect([page, /alt="[^"]{20,}"/.test(picture)]).toEqual([page, true]);
    const parsed = parsePicturePath(/ src="\/media([^"]*)"/.exec(picture)?.[1] ?? '');
    const known = await readKnownDigests(store, parsed ? [parsed.digest] : []);
    expect([page, known.size]).toEqual([page, 1]);
  }
  const alts = (prefix: string) =>
    new Set(
      articles
        .filter(([page]) => page.startsWith(`/magazine${prefix}/`) && (prefix !== '' || languageOf(page) === 'es'))
        .map(([, html]) => /<img[^>]*alt="([^"]*)"/.exec(html)![1]),
    );
  expect([alts('').size, alts('/ca').size, alts('/en').size]).toEqual([15, 15, 15]);
});

test('every article ends with the agent who wrote it, by face and with a link to the page, and leads back', async () => {
  const slugs = new Set((await store.db.selectFrom('agents').select('slug').execute()).map(({ slug }) => slug));
  for (const [page, html] of pages) {
    if (!html.includes('"@type":"Article"')) continue;
    const [, end] = /<aside class="author"(.*?)<\/aside>/s.exec(html)!;
    const [, slug = ''] = /href="\/(?:agentes|en\/agents|ca\/agents)\/([^"]+)"/.exec(end!) ?? [];
    expect([page, slugs.has(slug), end!.includes('class="face"')]).toEqual([page, true, true]);
    const [, back] = /<p class="back">\s*<a class="[^"]*" href="([^"]*)"/.exec(html)!;
    expect(page).toMatch(new RegExp(`^${back!}[^/]+/[^/]+$`));
  }
});

test('pages about the company are 100 to 250 words and say that it is made up', () => {
  const company = [...pages].filter(([path]) => path.includes('/red/'));
  expect(company).toHaveLength(48);
  for (const [path, html] of company) {
    // But for the list of offices.
    const prose = /<div class="prose">(.*?)(?:<section class="offices">|<p class="note">)/s.exec(html)![1]!;
    const text = prose.replace(/<[^>]+>/g, ' ');
    const words = text.split(/\s+/).filter(Boolean).length;
    expect([path, words >= 100 && words <= 260 ? 'fits' : words]).toEqual([path, 'fits']);
  }
});

test('a page of cards has one for each part, and belongs to no menu', () => {
  const contact = pages.get('/magazine/red/contacto')!;
  const [, cards] = /<div class="cards">(.*?)<\/div>/s.exec(contact)!;
  expect(cards!.match(/<section>\s*<h2>/g)).toHaveLength(6);
  expect(contact).not.toContain('data-active');
  expect(pages.get('/magazine/')).toMatch(/data-active>\s*<summary[^>]*>Revista</);
});
