import type { Express } from 'express';
import request from 'supertest';
import { createOrigin } from '#origin/createOrigin.ts';
import { migrateDatabase } from '#origin/db/schema/migrateDatabase.ts';
import { openDatabase } from '#origin/db/openDatabase.ts';
import type { Store } from '#origin/db/store.ts';
import { storeNetwork } from '#origin/import/storeNetwork.ts';
import { schemeScript, schemeTags } from '#shared/theme/schemeTags.ts';
import { vocabularyProblems } from '../fakes/vocabulary.ts';
import { smallArticle, smallMagazine } from './smallMagazine.ts';
import { smallEstates, smallNetwork } from './smallNetwork.ts';

const site = {
  publicOrigin: 'https://www.example.com',
  links: {
    es: { magazine: '/magazine/', press: '/magazine/red/prensa' },
    ca: { magazine: '/magazine/ca/' },
    en: { magazine: '/magazine/en/', press: 'https://press.example.com' },
  },
  favourites: true,
};

let store: Store;
let app: Express;

beforeAll(async () => {
  store = openDatabase(':memory:');
  await migrateDatabase(store);
  await storeNetwork(store, smallNetwork(smallEstates.slice(0, 20)));
  app = createOrigin({
    store,
    site,
    brand: { name: 'Casa "C"', company: 'Casa "C", S.L.', email: 'hola@casa.example' },
  });
});

afterAll(() => store.close());

const get = (path: string) => request(app).get(path);
const textOf = async (path: string): Promise<string> => {
  const { status, text } = await get(path);
  expect([path, status]).toEqual([path, 200]);
  return text;
};
const attribute = (html: string, tag: RegExp, name: string): string | undefined =>
  new RegExp(`${name}="([^"]*)"`).exec(tag.exec(html)?.[0] ?? '')?.[1];

it.each(['/magazine/', '/magazine/hogar/casa-1', '/magazine/red/oficinas', '/magazine/nada'])(
  'every class of %s has rules, those of the site’s sheets under their names there',
  async (path) => {
    const [{ text: page }, { text: css }] = await Promise.all([get(path), get('/magazine/theme.css')]);
    const used = new Set(Array.from(page.matchAll(/ class="([^"]+)"/g), ([, names]) => names!.split(' ')).flat());
    expect(used.size).toBeGreaterThan(20);
    expect([...used].filter((name) => !new RegExp(`\\.${name}(?![\\w-])`).test(css))).toEqual([]);
  },
);

describe('addresses', () => {
  it.each([
    ['/magazine', '/magazine/'],
    ['/Magazine/EN', '/magazine/en/'],
    ['/magazine/es/', '/magazine/'],
    ['/magazine//hogar', '/magazine/hogar/'],
    ['/magazine/ca/Hogar?paged=2', '/magazine/ca/hogar/?paged=2'],
    ['/magazine/hogar/?paged=1', '/magazine/hogar/'],
    ['/magazine/hogar/Casa-1/', '/magazine/hogar/casa-1'],
    ['/magazine/escaparate/casa-1', '/magazine/hogar/casa-1'],
    ['/magazine/en/red/Oficinas/', '/magazine/en/red/oficinas'],
    ['/magazine/feed.xml/', '/magazine/feed.xml'],
  ])('%s moves to %s in one hop', async (path, location) => {
    const { status, headers } = await get(path);
    expect([status, headers['location']]).toEqual([301, location]);
    expect((await get(location)).status).toBe(200);
  });

  it.each([
    '/magazine/nada',
    '/magazine/ca/nada/',
    '/magazine/en/hogar/nada',
    '/magazine/hogar/casa-1/mas',
    '/magazine/red/',
    '/magazine/red/nada',
    '/magazine/?paged=3',
    '/magazine/?paged=0',
    '/magazine/?paged=1&paged=2',
    '/magazine/hogar/%C3%B1',
  ])('%s is not found, in the look and language of the site', async (path) => {
    const { status, text, headers } = await get(path);
    expect(status).toBe(404);
    const [, language] = /^\/magazine\/(ca|en)\//.exec(path) ?? [, 'es'];
    expect(text).toContain(`<html lang="${{ es: 'es-ES', ca: 'ca-ES', en: 'en-US' }[language as 'es']}"`);
    expect(text).toContain('noindex');
    expect(text).toContain('<footer');
    expect(headers['cache-control']).toBe('public, max-age=60');
  });

  it('answers HEAD, a repeated request with 304, and other methods with 405', async () => {
    const { headers, text } = await get('/magazine/hogar/casa-1');
    expect(headers).toMatchObject({
      'surrogate-key': 'magazine agents',
      'cache-control': expect.stringContaining('stale-while-revalidate'),
      'content-type': 'text/html; charset=utf-8',
    });
    const head = await request(app).head('/magazine/hogar/casa-1');
    expect([head.status, head.headers['content-length']]).toEqual([200, String(Buffer.byteLength(text))]);
    expect((await get('/magazine/hogar/casa-1').set('If-None-Match', headers['etag']!)).status).toBe(304);
    const posted = await request(app).post('/magazine/hogar/casa-1');
    expect([posted.status, posted.headers['allow']]).toEqual([405, 'GET, HEAD']);
  });
});

describe('a page', () => {
  it('executes no script of its own and brings its policy, stylesheet and fonts from this host', async () => {
    const { text, headers } = await get('/magazine/');
    expect(headers['content-security-policy']).toMatch(/^default-src 'none'; script-src 'self';.* style-src 'self'/);
    expect(text).not.toMatch(/<style|style=| on[a-z]+=/);
    const scripts = [...text.matchAll(/<script(?! type="application\/ld\+json")[^>]*>[^<]*/g)].map(([tag]) => tag);
    expect(scripts).toEqual(['<script src="/static/scheme.js">']);
    const sheet = await get(attribute(text, /<link rel="stylesheet"[^>]*>/, 'href')!);
    expect(sheet.headers['content-type']).toBe('text/css; charset=utf-8');
    expect(sheet.text).toContain('--paper: #faf6ee');
    const fonts = [...sheet.text.matchAll(/url\('([^']+)'\)/g)].map(([, url]) => url!);
    expect(fonts).toHaveLength(2);
    for (const font of fonts) {
      const answer = await get(font);
      expect(answer.headers).toMatchObject({ 'content-type': 'font/woff2' });
      expect(answer.headers['cache-control']).toContain('immutable');
      expect(text).toContain(`href="${font}"`);
    }
  });

  it.each(['/magazine/', '/magazine/hogar/casa-1', '/magazine/red/oficinas', '/magazine/nada'])(
    'has the colours that the visitor chose before anything is painted: %s',
    async (path) => {
      const { text } = await get(path);
      const places = [schemeTags(), `<script src="${schemeScript}"></script>`, '<link rel="stylesheet"', '<body'].map(
        (part) => text.indexOf(part),
      );
      expect(places).not.toContain(-1);
      expect(places).toEqual([...places].sort((a, b) => a - b));
    },
  );

  it.each([
    ['of the tokens', String.raw` \{ color-scheme: dark;`],
    ['of the shared sheets', String.raw` \.onLight \{ display: none;`],
  ])('has the dark rules %s for who chose them, and for a dark system without a choice', async (_, rule) => {
    const css = (await textOf('/magazine/theme.css')).replaceAll(/\/\*.*?\*\/|\s+/gs, ' ');
    expect(css).toMatch(new RegExp(String.raw`@media screen\{ *\[data-scheme='dark'\]${rule}`));
    const system = String.raw`@media screen and \(prefers-color-scheme:dark\)\{ *:root:not\(\[data-scheme='light'\]\)`;
    expect(css).toMatch(new RegExp(system + rule));
  });

  it('has canonical, alternates, description and preview for search engines and those who share it', async () => {
    const text = await textOf('/magazine/ca/hogar/casa-2');
    const url = (prefix: string) => `https://www.example.com/magazine${prefix}/hogar/casa-2`;
    expect(attribute(text, /<link rel="canonical"[^>]*>/, 'href')).toBe(url('/ca'));
    for (const [code, prefix] of [
      ['es', ''],
      ['ca', '/ca'],
      ['en', '/en'],
      ['x-default', ''],
    ])
      expect(text).toContain(`hreflang="${code}" href="${url(prefix!)}"`);
    expect(text).toContain('<meta name="description" content="Excerpt of casa-2 (ca)">');
    expect(text).toContain('<meta property="og:type" content="article">');
    expect(text).toContain('<meta property="article:published_time" content="2026-03-04">');
    expect(text).toContain('content="https://www.example.com/media/home/posts/1-casa-2-1200.jpg"');
    expect(text).toContain('<title>Title &quot;casa-2&quot; (ca) | Casa &quot;C&quot;</title>');
  });

  it('lists the agencies by province, with telephone, form, hours and map', async () => {
    const { text, headers } = await get('/magazine/en/red/oficinas');
    expect(headers['surrogate-key']).toBe('magazine agents');
    const offices = text.slice(text.indexOf('<section class="offices">')).replace(/\s+/g, ' ');
    expect(offices).toContain('<h3>Barcelona</h3>');
    for (const link of [
      'href="/en/agents/casa-clara">Casa Clara</a>',
      'href="tel:+34600001001">',
      'href="/en/agents/casa-clara#contact" aria-label="Write to Casa Clara">',
      'href="/en/agents/casa-clara#office" aria-label="Hours and map of Casa Clara"',
    ])
      expect(offices).toContain(link);
    // Of the other nothing more is known, and who has no brand is no agency to visitors.
    expect(offices).not.toContain('teide-hogar#office');
    expect(offices).not.toContain('didac-roig');
  });

  it('shows header and footer with their menus, languages and configured links', async () => {
    const text = await textOf('/magazine/en/red/oficinas');
    expect(text).toContain('href="/en/properties-barcelona-buy"');
    expect(text).toContain('<a href="https://press.example.com" target="_blank" rel="noopener">');
    expect(text).toContain('href="/magazine/red/oficinas" hreflang="es" lang="es"');
    expect(text).toContain('<a class="skip" href="#content">');
    expect(text).not.toMatch(/\{\{|undefined|\[object/);
    expect(await textOf('/magazine/red/oficinas')).toContain('<a href="/magazine/red/prensa">');
    expect(text).toContain('href="/en/search" aria-label="Search"');
    expect(text).toContain('href="/en/favourites" aria-label="Favourites"');
  });
});

it('takes the theme, the logo and the fonts of a brand', async () => {
  const folder = {
    hasTheme: true,
    hasMark: true,
    path: '/brand/x1',
    logo: { width: 90, height: 30 },
    fonts: { headings: '/brand/x1/headings.woff2' },
    backgrounds: { light: '#ffeecc', dark: '#221100' },
  };
  const branded = createOrigin({
    store,
    site,
    brand: { name: 'Casa Clara', company: 'Casa Clara, S.L.', email: 'hola@casa.example', folder },
  });
  const { text } = await request(branded).get('/magazine/');
  expect(text.indexOf('href="/brand/x1/theme.css"')).toBeGreaterThan(text.indexOf('href="/magazine/theme.css"'));
  expect(text).toContain('src="/brand/x1/logo.svg" alt="Casa Clara" width="90" height="30"');
  expect(text).toContain('src="/brand/x1/logo-dark.svg"');
  expect(text).toContain('name="theme-color" content="#ffeecc"');
  // Of texts it has none: the site's own stays.
  expect([...text.matchAll(/rel="preload" href="([^"]+)"/g)].map(([, href]) => href)).toEqual([
    '/brand/x1/headings.woff2',
    expect.stringMatching(/^\/magazine\/fonts\/source-sans-3/),
  ]);
});

describe('a list', () => {
  it('is newest first, ten to a page, with pictures that have words in the language of the page', async () => {
    const first = await textOf('/magazine/ca/');
    const titles = [...first.matchAll(/<h2><a href="\/magazine\/ca\/hogar\/casa-(\d+)"/g)].map(([, n]) => Number(n));
    expect(titles).toEqual([11, 10, 9, 8, 7, 6, 5, 4, 3, 2]);
    expect(first.match(/alt="Picture \(ca\)"/g)).toHaveLength(10);
    expect(first).toContain('<a rel="next" href="/magazine/ca/?paged=2">');
    const second = await textOf('/magazine/ca/?paged=2');
    expect(second).toContain('/magazine/ca/sector-inmobiliario/arras');
    expect(attribute(second, /<link rel="canonical"[^>]*>/, 'href')).toBe(
      'https://www.example.com/magazine/ca/?paged=2',
    );
    expect(second).toContain('<a rel="prev" href="/magazine/ca/">');
  });

  it('of a category has its articles alone, and says when there are none', async () => {
    expect((await textOf('/magazine/sector-inmobiliario/')).match(/<article/g)).toHaveLength(1);
    expect(await textOf('/magazine/escaparate/')).toContain('Todavía no hay artículos');
  });

  it('is a feed too', async () => {
    const { headers, text } = await get('/magazine/en/feed.xml');
    expect(headers['content-type']).toBe('application/atom+xml; charset=utf-8');
    expect(text.match(/<entry>/g)).toHaveLength(12);
    expect(text).toContain('<id>https://www.example.com/magazine/en/hogar/casa-11</id>');
    expect(text).toContain('<name>Ana &amp; Co</name>');
    expect(await textOf('/magazine/en/')).toContain('href="/magazine/en/feed.xml"');
  });
});

describe('an article', () => {
  it('is safe Markdown: what is no markup of ours is text', async () => {
    const text = await textOf('/magazine/en/hogar/casa-1');
    expect(text).toContain('<h2>A heading &lt;b&gt;</h2>');
    expect(text).toContain('<strong>two</strong>');
    expect(text).toContain('<a href="/en/services/sell">inside</a>');
    expect(text).toContain('<a href="https://example.com/a" rel="noopener">outside</a>');
    expect(text).not.toMatch(/href="javascript|<script>alert/);
    expect(text).toContain('<time datetime="2026-03-03">Tuesday, 3 March 2026</time>');
    expect(text).toContain('1 min read');
  });

  it('names an author who is no agent, without a link', async () => {
    const text = await textOf('/magazine/en/hogar/casa-1');
    expect(text).toContain('<p class="authorName">Ana &amp; Co</p>');
    expect((await get('/magazine/en/hogar/casa-1')).headers['surrogate-key']).toBe('magazine agents');
  });

  it('leads on to others, of its own category first', async () => {
    const related = (await textOf('/magazine/sector-inmobiliario/arras')).split('class="related"')[1]!;
    expect([...related.matchAll(/<h3><a href="([^"]+)"/g)].map(([, url]) => url)).toEqual([
      '/magazine/hogar/casa-11',
      '/magazine/hogar/casa-10',
      '/magazine/hogar/casa-9',
    ]);
  });

  it('describes itself and the way to it as structured data that no text can close', async () => {
    const text = await textOf('/magazine/hogar/casa-3');
    const [, json] = /<script type="application\/ld\+json">(.*?)<\/script>/s.exec(text)!;
    const { '@graph': graph } = JSON.parse(json!) as { '@graph': Record<string, unknown>[] };
    expect(graph.map((node) => node['@type'])).toEqual(['BreadcrumbList', 'Article']);
    expect(graph[1]).toMatchObject({
      headline: 'Title "casa-3" (es)',
      inLanguage: 'es-ES',
      datePublished: '2026-03-05',
    });
    expect(graph[0]!['itemListElement']).toHaveLength(4);
    expect(json).not.toMatch(/[<>]/);
    expect(vocabularyProblems(JSON.parse(json!))).toEqual([]);
  });
});

it('fills the brand in on pages about the company', async () => {
  const text = await textOf('/magazine/red/oficinas');
  expect(text).toContain('<h1>Offices of Casa &quot;C&quot; (es)</h1>');
  expect(text).toContain('<a href="mailto:hola@casa.example">hola@casa.example</a>');
});

describe('storing', () => {
  it('refuses an article that has nothing in the place of Spanish or an unknown category', async () => {
    const other = openDatabase(':memory:');
    await migrateDatabase(other);
    const withArticle = (article: object) =>
      storeNetwork(other, {
        ...smallNetwork([]),
        magazine: { ...smallMagazine, articles: [article as ReturnType<typeof smallArticle>] },
      });
    await expect(withArticle({ ...smallArticle('a'), es: undefined })).rejects.toThrow();
    await expect(withArticle({ ...smallArticle('a'), category: 'otra' })).rejects.toThrow();
    await other.close();
  });

  it('takes an article in one language, which says so on the pages of the others', async () => {
    const other = openDatabase(':memory:');
    await migrateDatabase(other);
    const { en } = smallArticle('a');
    const borrowed = { ...en!, language: 'en' as const };
    const article = { ...smallArticle('a'), es: borrowed, ca: borrowed };
    await storeNetwork(other, { ...smallNetwork([]), magazine: { articles: [article], pages: [] } });
    const ask = request(createOrigin({ store: other }));
    const { text } = await ask.get('/magazine/hogar/a').expect(200);
    expect(text).toMatch(/<h1 lang="en-US">[^]*class="prose" lang="en-US"/);
    expect(text).toContain('"inLanguage":"en-US"');
    expect((await ask.get('/magazine/')).text).toMatch(/<a href="\/magazine\/hogar\/a"\s+lang="en-US"\s*>/);
    expect((await ask.get('/magazine/feed.xml')).text).toContain('<title xml:lang="en-US">');
    expect((await ask.get('/magazine/en/hogar/a')).text).not.toMatch(/<h1 lang/);
    await other.close();
  });

  it('leaves an empty magazine where a network has none', async () => {
    const other = openDatabase(':memory:');
    await migrateDatabase(other);
    await storeNetwork(other, { ...smallNetwork([]), magazine: undefined });
    const empty = createOrigin({ store: other });
    expect((await request(empty).get('/magazine/')).status).toBe(200);
    expect((await request(empty).get('/magazine/feed.xml')).status).toBe(200);
    await other.close();
  });
});
