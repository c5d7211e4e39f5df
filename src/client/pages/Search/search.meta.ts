import { formatEuros, formatNumber } from '#shared/i18n/formats.ts';
import type { Language } from '#shared/i18n/languages.ts';
import { placeWithIn, provinceName } from '#shared/i18n/placeNames.ts';
import { nounOf } from '#shared/filters/kindGroups.ts';
import { buildAlternates, routeTarget } from '#shared/routes/build.ts';
import { titleWithPlace } from '#shared/seo/titles.ts';
import type { PageMeta } from '#shared/seo/head.ts';
import { searchHeading, type SearchWords } from '#shared/views/search/searchHeading.ts';
import type { MetaContext } from '../../app/routeDefinition.ts';
import type { Gone } from './loadList.ts';
import type { SearchPageData } from './searchPageData.ts';
import { describeMix, listName } from './searchTexts.ts';

/** Of a list of homes: with the figures of a town, where they are known. */
function describeHomes({ type, page, figures }: SearchPageData, where: string, { t, language }: SearchWords): string {
  if (page > 1) return t(`meta:search.descriptionPage.${type}`, { where, page });
  if (figures?.from === undefined) return t(`meta:search.description.${type}`, { where });
  return t(`meta:search.town.${type}`, {
    where,
    number: formatNumber(figures.available, language),
    from: formatEuros(figures.from, language),
  });
}

function describe(data: SearchPageData, where: string, words: SearchWords): string {
  const { t, filters } = words;
  const { type, page } = data;
  const noun = nounOf(filters);
  if (noun === 'default') return describeHomes(data, where, words);
  const values = { kinds: t(`meta:kinds.${noun}`), where };
  return page > 1
    ? t(`meta:search.kindDescriptionPage.${type}`, { ...values, page })
    : t(`meta:search.kindDescription.${type}`, values);
}

function titleIn({ type, page }: SearchPageData, where: string, { t, filters }: SearchWords): string {
  const noun = nounOf(filters);
  const title =
    noun === 'default'
      ? t(`meta:search.title.${type}`, { where })
      : t(`meta:search.kindTitle.${type}`, { kinds: t(`meta:kinds.${noun}`), where });
  return page > 1 ? t('meta:search.titlePage', { title, page }) : title;
}

/** Characters that search engines show. */
const maxDescription = 160;

/** The place where there is no room for all: a province without the word for it. */
function shorter({ province }: SearchPageData, where: string, language: Language): string {
  if (!province) return where;
  const { name, slug } = province;
  const isWhole = where === placeWithIn(provinceName(name, slug, language), slug, language);
  return isWhole ? placeWithIn(name, slug, language) : where;
}

const noticeOf = ({ what, name }: Gone, { t }: SearchWords): string =>
  what === 'page' ? t('meta:search.gone.page', { page: name }) : t(`meta:search.gone.${what}`, { name });

/**
 * Title, description and heading by operation, kind and place (docs/product.md#search); which URLs may be indexed:
 * docs/product.md#search-engines.
 */
export function searchMeta(
  data: SearchPageData,
  { t, language, params, query, site, languages }: MetaContext<'Search'>,
): PageMeta {
  const words = { t, language, filters: query.filters };
  const where = data.where ?? t('search:place.country');
  const short = shorter(data, where, language);
  const description = describe(data, where, words);
  return {
    title: titleWithPlace(where, site.brandName, (place) => titleIn(data, place, words), short),
    description: description.length > maxDescription ? describe(data, short, words) : description,
    heading: searchHeading(data, words),
    listName: listName(data, words),
    ...(data.mix ? { mix: describeMix(data.mix, words) } : {}),
    ...(data.gone ? { notice: noticeOf(data.gone, words) } : {}),
    // The canonical URL is that of the default sort, with the page number. A 404 has none.
    ...(data.gone
      ? {}
      : {
          alternates: buildAlternates(
            routeTarget<'Search'>({ to: 'Search', params, query: { filters: query.filters, page: data.page } }),
            languages,
          ),
        }),
    switchTo: buildAlternates(routeTarget<'Search'>({ to: 'Search', params, query }), languages),
    noindex: !data.indexable,
  };
}
