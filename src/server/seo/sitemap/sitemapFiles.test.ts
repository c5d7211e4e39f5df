import { ApiError } from '#shared/api/ApiError.ts';
import { usualLanguages } from '#shared/i18n/languages.ts';
import { routeNames } from '#shared/routes/table.ts';
import { isPersonal, pageRule } from '../../answers/pageRules.ts';
import { readSitemapFile, readSitemapIndex, readSitemapPath, sitemapPath } from './sitemapFiles.ts';

const updated_at = '2026-05-11T09:00:00Z';

type Sources = Parameters<typeof readSitemapFile>[1];

function sourcesOf(calls: Partial<Sources['calls']>): Sources {
  return {
    languages: usualLanguages,
    calls: { page: () => Promise.resolve(null), index: () => Promise.resolve(null), ...calls },
    api: { provinces: () => Promise.resolve([]), agentProvinces: () => Promise.resolve([]) },
    signal: new AbortController().signal,
  };
}

it('names no route whose pages are for the holder of a link', () => {
  for (const name of routeNames)
    if (isPersonal(name)) expect([name, pageRule(name).sitemap]).toEqual([name, undefined]);
  expect(pageRule('Home').sitemap).toEqual(['pages']);
});

it.each([
  { kind: 'estates', language: 'es', part: 12 },
  { kind: 'pages', language: 'en', part: undefined },
] as const)('a path names one file, and that file its path: %o', (file) => {
  expect(readSitemapPath(sitemapPath(file), usualLanguages)).toEqual(file);
});

it('a network without anything has its pages only', async () => {
  const { items } = await readSitemapIndex(sourcesOf({}), () => Promise.resolve([]));
  expect([...items].map(({ path }) => path)).toEqual(
    ['es', 'ca', 'en'].map((language) => `/sitemap-pages-${language}.xml`),
  );
  for (const kind of ['search', 'directories'] as const)
    await expect(readSitemapFile({ kind, language: 'es' }, sourcesOf({}))).rejects.toMatchObject({ status: 404 });
});

it('lists the files that the upstream has, gaps left out, and no unknown kinds', async () => {
  const results = [
    { kind: 'estates', page: 1, updated_at },
    { kind: 'estates', page: 7, updated_at },
    { kind: 'provinces', page: 1, updated_at },
    { kind: 'constructor', page: 1, updated_at },
    { kind: 'agents', page: 0, updated_at },
  ];
  const index = () => Promise.resolve({ results, tags: ['x'] });
  const { items, tags } = await readSitemapIndex(sourcesOf({ index }), () =>
    Promise.resolve(usualLanguages.map((language) => ({ language, tags: ['magazine'] }))),
  );
  expect([...items].filter(({ path }) => /en[-./]/.test(path)).map(({ path }) => path)).toEqual([
    '/sitemap-pages-en.xml',
    '/sitemap-search-en.xml',
    '/sitemap-estates-en-1.xml',
    '/sitemap-estates-en-7.xml',
    '/magazine/en/sitemap.xml',
  ]);
  expect(tags).toEqual(expect.arrayContaining(['x', 'magazine', 'sitemap']));
});

it('an index that fails is no index without its files', async () => {
  const fails = () => Promise.reject(new ApiError(0));
  await expect(readSitemapIndex(sourcesOf({ index: fails }), () => Promise.resolve([]))).rejects.toThrow(ApiError);
  await expect(readSitemapIndex(sourcesOf({}), fails)).rejects.toThrow(ApiError);
  await expect(readSitemapIndex(sourcesOf({ page: fails }), () => Promise.resolve([]))).rejects.toThrow(ApiError);
});

it('a part is tagged as its own, so that a change renews one file', async () => {
  const page = () => Promise.resolve({ entries: [{ updated_at, slug: 'ana' }], pages: 3, tags: ['theirs'] });
  const { tags } = await readSitemapFile({ kind: 'estates', language: 'es', part: 3 }, sourcesOf({ page }));
  expect(tags).toEqual(['theirs', 'estates', 'sitemap:estates:3']);
});

it('leaves out what it cannot make an address of', async () => {
  const entries = [
    { updated_at, reference: 'AB1', url_slug: { 'es-ES': 'casa-ab1' }, type: 'buy', province_slug: 'soria' },
    { updated_at, reference: 'AB2', slug: 'casa-ab2', type: 'RENT', province_slug: 'soria' },
    { updated_at, reference: 'AB3', slug: 'casa-ab3', type: 'swap', province_slug: 'soria' },
    { updated_at, reference: 'AB4', slug: 'casa-ab4', type: 'buy' },
    { updated_at, slug: 'casa-ab5', type: 'buy', province_slug: 'soria' },
  ];
  const page = () => Promise.resolve({ entries, pages: 1, tags: [] });
  const { items } = await readSitemapFile({ kind: 'estates', language: 'en', part: 1 }, sourcesOf({ page }));
  expect([...items].map(({ alternates }) => alternates.en)).toEqual([
    '/en/properties-soria-buy/casa-ab1/AB1',
    '/en/properties-soria-rent/casa-ab2/AB2',
  ]);
});
