import { createInstance, type i18n as I18n } from 'i18next';
import { definitionOf } from '#client/routes.ts';
import { searchMeta } from '#client/pages/Search/search.meta.ts';
import { searchWhere } from '#shared/views/search/searchNames.ts';
import { estateMeta } from '#client/pages/Estate/estate.meta.ts';
import { personWhere } from '#shared/views/agentCard/personPlaces.ts';
import { toEstateView } from '#shared/views/estate/toEstateView.ts';
import { profileMeta } from '#client/pages/Profile/profileMeta.ts';
import { testSite } from '#client/app/session/testSite.ts';
import { toEstate } from '#shared/api/estate.ts';
import { operationTypes, isClosed } from '#shared/domain/estate.ts';
import type { EstateFilters } from '#shared/filters/table.ts';
import { i18nOptions } from '#shared/i18n/i18nOptions.ts';
import { usualLanguages, type Language } from '#shared/i18n/languages.ts';
import { loadDictionary, namespaces } from '#shared/i18n/loadDictionary.ts';
import type { PageMeta } from '#shared/seo/head.ts';
import { demoNetwork } from '../fakes/demoNetwork.ts';
import { plainPages } from '../fakes/plainPages.ts';

/*
 * Titles and descriptions of every indexable page of a demo network: each its own, and of the length that search
 * engines show (docs/product.md#search-engines).
 */

const network = demoNetwork(600);

async function textsOf(language: Language): Promise<I18n> {
  const i18n = createInstance();
  const dictionaries = await Promise.all(
    namespaces.map(async (namespace) => [namespace, await loadDictionary(language, namespace)] as const),
  );
  const resources = { [language]: Object.fromEntries(dictionaries) };
  await i18n.init({ ...i18nOptions, lng: language, ns: [...namespaces], resources });
  return i18n;
}

type Titled = Pick<PageMeta, 'title' | 'description'> & { url: string };

async function textMetas(language: Language, { t }: I18n): Promise<Titled[]> {
  const context = { t, language, site: testSite, languages: usualLanguages, params: {}, query: {} } as never;
  return Promise.all(
    plainPages.map(async (name) => {
      const { meta } = await definitionOf(name).loader();
      return { url: name, ...meta({ service: name.toLowerCase() }, context) };
    }),
  );
}

/** Lists of the country, of provinces, of towns and of zones: the first page and a far one. */
function searchMetas(language: Language, { t }: I18n): Titled[] {
  const lists = network.provinces.flatMap(({ slug, name, towns }) => {
    const province = { slug, name };
    return [
      { province, filters: {}, places: {} },
      ...towns.flatMap((town) => [
        { province, filters: { town: town.slug }, places: { [town.slug]: town.name } },
        ...town.zones.map((zone) => ({
          province,
          filters: { town: town.slug, zone: [zone.slug] },
          places: { [town.slug]: town.name, [zone.slug]: zone.name },
        })),
      ]),
    ];
  });
  const all: { province?: { slug: string; name: string }; filters: EstateFilters; places: Record<string, string> }[] = [
    { filters: {}, places: {} },
    ...lists,
  ];
  return operationTypes.flatMap((type) =>
    all.flatMap(({ province, filters, places }) =>
      [1, 12].map((page) => {
        const where = searchWhere({ ...(province ? { province } : {}), places }, filters, language);
        const isTown = filters.town !== undefined && page === 1;
        const data = {
          type,
          ...(province ? { province } : {}),
          ...(where ? { where } : {}),
          ...(isTown ? { figures: { available: 1_234, from: 1_250_000, median: 1_300_000 } } : {}),
          indexable: true,
          towns: [],
          zones: [],
          estates: [],
          total: 999,
          page,
          pages: 12,
        };
        const params = { type, ...(province ? { province: province.slug } : {}) };
        const meta = searchMeta(data, {
          t,
          language,
          params,
          site: testSite,
          languages: usualLanguages,
          query: { filters, sort: 'recent', page },
        } as never);
        return { url: meta.alternates![language]!, ...meta };
      }),
    ),
  );
}

const estateMetas = (language: Language, { t }: I18n): Titled[] =>
  [...network.estates()]
    .filter(({ status }) => !isClosed(status))
    .map((input) => {
      const estate = toEstateView(toEstate(input), { language, languages: usualLanguages });
      const context = { t, language, site: testSite, languages: usualLanguages } as never;
      return { url: estate.reference, ...estateMeta({ estate }, context) };
    });

const profileMetas = (language: Language, { t }: I18n): Titled[] =>
  [
    ...network.agents.map((agent) => ({ kind: 'agent', name: agent.full_name, ...agent }) as const),
    ...network.agencies
      .filter(({ independent }) => !independent)
      .map((agency) => ({ kind: 'agency', name: agency.commercial_brand ?? '', ...agency }) as const),
  ].map(({ kind, name, slug, city, province, province_slug: provinceSlug }) => {
    const where = personWhere({ city, province, provinceSlug }, language);
    const profile = { kind, name, slug, where } as never;
    return { url: slug, ...profileMeta(profile, { t, site: testSite, languages: usualLanguages }) };
  });

/** Agents and agencies of a province: the first page, which names three of them, and the third. */
async function directoryMetas(language: Language, { t }: I18n): Promise<Titled[]> {
  const { meta } = await definitionOf('Agents').loader();
  return network.provinces.flatMap(({ slug, name }) => {
    const there = network.agents.filter((agent) => agent.province_slug === slug);
    return [1, 3].map((page) => {
      const agents = there.slice((page - 1) * 3).map((agent) => ({ name: agent.full_name }));
      const data = {
        province: { slug, name },
        totals: { agents: 50, agencies: 0 },
        agents,
        agencies: [],
        page,
        pages: 3,
      };
      const query = { tab: 'agents', sort: 'agent+', page };
      const context = {
        t,
        language,
        site: testSite,
        languages: usualLanguages,
        params: { province: slug },
        query,
      } as never;
      return { url: `${slug}?page=${page}`, ...meta(data, context) };
    });
  });
}

const ofLanguage: Record<string, (language: Language, i18n: I18n) => Titled[] | Promise<Titled[]>> = {
  textMetas,
  searchMetas,
  estateMetas,
  profileMetas,
  directoryMetas,
};

const whole = (title: string | null): string => `${title ?? ''} | ${testSite.brandName}`;

describe.each(usualLanguages)('%s', (language) => {
  let all: Titled[];
  beforeAll(async () => {
    const i18n = await textsOf(language);
    all = (await Promise.all(Object.values(ofLanguage).map(async (metas) => metas(language, i18n)))).flat();
  });

  it('titles have 15 to 65 characters with the brand', () => {
    const titles = all.filter(({ title }) => title !== null).map(({ title }) => whole(title));
    expect(titles.length).toBeGreaterThan(1_000);
    expect(titles.filter(({ length }) => length < 15 || length > 65)).toEqual([]);
  });

  it('descriptions have 50 to 160', () => {
    const descriptions = all.map(({ description }) => description);
    expect(descriptions.filter(({ length }) => length < 50 || length > 160)).toEqual([]);
  });

  it.each(['title', 'description'] as const)('each page has a %s of its own', (name) => {
    const alike = [...Map.groupBy(all, (page) => page[name])].filter(([, pages]) => pages.length > 1);
    expect(alike.map(([text, pages]) => [text, pages.map(({ url }) => url)])).toEqual([]);
  });
});
