import type { OperationType } from '#shared/domain/estate.ts';
import { toEstateCard, type EstateCardData } from '../../components/estateCard/toEstateCard.ts';
import type { LoadContext } from '../../page.ts';
import { httpError } from '../../runLoad.ts';

export interface SearchPageData {
  type: OperationType;
  /** Absent when the search is over the whole country. */
  province?: { slug: string; name: string };
  estates: EstateCardData[];
  total: number;
  /** More homes match than are counted. */
  totalCapped?: true;
  page: number;
  pages: number;
}

/** The list of a search. An unknown province, town or zone and a page past the last are 404 (checklist S18, decision 23). */
export async function loadSearch({ api, language, params, query, signal }: LoadContext<'Search'>): Promise<SearchPageData> {
  const { type, province } = params;
  const [list, provinces] = await Promise.all([
    api.estates({ type, filters: { ...(province ? { province } : {}), ...query.filters }, sort: query.sort, page: query.page }, { signal }),
    api.provinces(undefined, { signal }),
  ]);
  if (query.page > 1 && list.results.length === 0) throw httpError(404);
  const name = provinces.find(({ slug }) => slug === province)?.name ?? list.results[0]?.address.province;
  return {
    type,
    ...(province ? { province: { slug: province, name: name ?? province } } : {}),
    estates: list.results.map((estate) => toEstateCard(estate, language)),
    total: list.total,
    ...(list.totalCapped ? { totalCapped: true } : {}),
    page: list.page,
    pages: list.pages,
  };
}
