import type { EstateFilters } from '#shared/filters/table.ts';
import { formatEuros } from '#shared/i18n/formats.ts';
import { usualLanguages, languages, type Language } from '#shared/i18n/languages.ts';
import { placeWithIn } from '#shared/i18n/placeNames.ts';
import type { SearchPageData } from './searchPageData.ts';
import { searchMeta } from './search.meta.ts';
import { searchWhere } from '#shared/views/search/searchNames.ts';
import { searchTestT } from '../../features/search/searchTestT.ts';

interface Asked {
  filters?: EstateFilters;
  language?: Language;
  sort?: 'recent' | 'price-';
}

const longest = { slug: 'santa-cruz-de-tenerife', name: 'Santa Cruz de Tenerife' };

async function metaOf(
  changes: Partial<SearchPageData> = {},
  { filters = {}, language = 'es', sort = 'recent' }: Asked = {},
) {
  const data: SearchPageData = {
    type: 'buy',
    province: longest,
    towns: [],
    zones: [],
    estates: [],
    total: 80,
    where: searchWhere({ province: longest }, {}, language),
    indexable: true,
    page: 1,
    pages: 4,
    ...changes,
  };
  const params = { type: data.type, ...(data.province ? { province: data.province.slug } : {}) };
  return searchMeta(data, {
    t: await searchTestT(language),
    language,
    params,
    languages: usualLanguages,
    query: { filters, sort, page: data.page },
    site: {} as never,
  });
}

it.each<[Language, string, string]>([
  ['es', 'Comprar piso en Santa Cruz de Tenerife', 'Alquilar piso en Santa Cruz de Tenerife'],
  ['ca', 'Comprar pis a Santa Cruz de Tenerife', 'Llogar pis a Santa Cruz de Tenerife'],
  ['en', 'Buy an apartment in Santa Cruz de Tenerife', 'Rent an apartment in Santa Cruz de Tenerife'],
  // A province is called one where there is room for that.
  ['fr', 'Achat immobilier à Santa Cruz de Tenerife', 'Location immobilière à Santa Cruz de Tenerife'],
])('the title in %s differs between buying and renting', async (language, buy, rent) => {
  expect([(await metaOf({}, { language })).title, (await metaOf({ type: 'rent' }, { language })).title]).toEqual([
    buy,
    rent,
  ]);
});

it('titles and descriptions fit the lengths that search engines show, on every page (docs/product.md#search-engines)', async () => {
  const country = { type: 'rent', total: 1, estates: [], page: 1, pages: 1 } as const;
  for (const language of languages) {
    const metas = await Promise.all([
      metaOf({}, { language }),
      metaOf({ type: 'rent', page: 417 }, { language }),
      metaOf({ page: 4 }, { language }),
      metaOf({ ...country, province: undefined, where: undefined } as never, { language }),
    ]);
    for (const { title, description } of metas) {
      expect(`${title} | Vencejo`.length).toBeGreaterThanOrEqual(15);
      expect(`${title} | Vencejo`.length).toBeLessThanOrEqual(65);
      expect(description.length).toBeGreaterThanOrEqual(50);
      expect(description.length).toBeLessThanOrEqual(160);
    }
    expect(new Set(metas.map(({ title, description }) => title + description)).size).toBe(4);
  }
});

it('a page is its own canonical, without the order; the languages keep the order (docs/product.md#search-engines)', async () => {
  const meta = await metaOf({ page: 2 }, { sort: 'price-' });
  expect(meta.alternates!.es).toBe('/viviendas-santa-cruz-de-tenerife-compra?page=2');
  expect(meta.switchTo!.en).toBe('/en/properties-santa-cruz-de-tenerife-buy?sort=priceAscendent&page=2');
});

it.each(languages)('a town is described by its figures, in at most 160 characters (%s)', async (language) => {
  const where = placeWithIn('San Cristóbal de La Laguna', longest.slug, language);
  const figures = { available: 1_234, from: 1_250_000, median: 2_000_000, agents: 4 };
  for (const type of ['buy', 'rent'] as const) {
    const { description } = await metaOf({ type, where, figures }, { filters: { town: 'x' }, language });
    expect(description).toContain(formatEuros(figures.from, language));
    expect(description.length).toBeLessThanOrEqual(160);
    const { description: unpriced } = await metaOf({ type, where, figures: { available: 3 } }, { language });
    expect(unpriced).not.toMatch(/\d/);
  }
});
