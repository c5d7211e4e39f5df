import type { Estate, EstateSummary } from '#shared/api/estate.ts';
import { hidesPrice, isClosed } from '#shared/domain/estate.ts';
import { kindsLike } from '#shared/filters/kindGroups.ts';
import { parseFilters } from '#shared/filters/filterQuery.ts';
import type { EstateFilters } from '#shared/filters/table.ts';
import { toEstateCard, type EstateCardData } from '../../components/estateCard/toEstateCard.ts';
import { orEmpty } from '../../app/upstreamErrors.ts';
import type { LoadContext } from '../../app/routeDefinition.ts';

/** Two rows of cards. */
const most = 6;

/** Results per request: more than shown, since the estate itself and reserved ones are left out. */
const asked = 2 * most;

/** Relative difference up to which a price or a size is similar. */
const tolerance = 0.3;

/** To the second digit, so that estates of similar prices share cached responses. */
function round(price: number, way: 'floor' | 'ceil'): number {
  const step = 10 ** Math.max(0, Math.floor(Math.log10(price)) - 1);
  return Math[way](price / step) * step;
}

const like = (value: number): { min: number; max: number } => ({
  min: round(value * (1 - tolerance), 'floor'),
  max: round(value * (1 + tolerance), 'ceil'),
});

/** Prices like this one; any where it is hidden or was not given. */
export function pricesLike(price: number | undefined): EstateFilters {
  return price ? { price: like(price) } : {};
}

/**
 * The found estates without this one, each once. Reserved ones only when there are no available ones; never sold or let
 * ones.
 */
function othersOf(estate: Estate, found: readonly EstateSummary[]): EstateSummary[] {
  const others = new Map(
    found
      .filter(({ reference, status }) => reference !== estate.reference && !isClosed(status))
      .map((other) => [other.reference, other]),
  );
  const available = [...others.values()].filter(({ status }) => !hidesPrice(status));
  return available.length > 0 ? available : [...others.values()];
}

export interface RelatedEstates {
  related: EstateCardData[];
  /** Set when some are of other kinds, for want of others of this one. */
  relatedMixed?: true;
}

/** A row of cards: with fewer, the search is widened. */
const enough = 3;

/** What is searched for, from what is most alike to all of the province; those of one step are asked for together. */
function searchesLike({ address, estateType, subtype, price, areaConstructed }: Estate): EstateFilters[][] {
  // An unknown type is no filter: the list is then of homes.
  const typeOf = (kind: string): EstateFilters => parseFilters(() => [kind], ['estate_type']).filters;
  const [type, ownKind] = [typeOf(estateType), typeOf(subtype ?? estateType)];
  const province: EstateFilters = { province: address.provinceSlug };
  const town: EstateFilters = { ...province, ...(address.townSlug ? { town: address.townSlug } : {}) };
  const size: EstateFilters = areaConstructed > 0 ? { area: like(areaConstructed) } : {};
  const prices = pricesLike(price);
  const steps = [
    [{ ...town, ...ownKind, ...size, ...prices }],
    [
      { ...town, ...type, ...prices },
      { ...town, ...type },
    ],
    [
      { ...province, ...type, ...prices },
      { ...province, ...type },
    ],
    [{ ...province, ...kindsLike(type) }],
  ];
  const known = new Set<string>();
  const isFirst = (search: EstateFilters) => !known.has(JSON.stringify(search)) && known.add(JSON.stringify(search));
  return steps.map((searches) => searches.filter(isFirst)).filter((searches) => searches.length > 0);
}

/**
 * Estates like this one: of its town, its type, about its size and price; where these are fewer than a row, also those
 * of other sizes and prices, then those of the province, then those of other types. A page without them is better than
 * one that fails.
 */
export async function loadRelated(
  estate: Estate,
  { api, language, signal }: Pick<LoadContext<'Estate'>, 'api' | 'language' | 'signal'>,
): Promise<RelatedEstates> {
  const ask = async (filters: EstateFilters): Promise<EstateSummary[] | null> => {
    const list = await api.estates({ type: estate.type, filters, qty: asked }, { signal }).catch(orEmpty(null));
    return list && list.results;
  };
  const found: EstateSummary[] = [];
  for (const searches of searchesLike(estate)) {
    const answers = await Promise.all(searches.map(ask));
    // Asked again, an upstream that fails would only keep the page waiting.
    if (answers.includes(null)) break;
    found.push(...answers.flatMap((answer) => answer ?? []));
    if (othersOf(estate, found).length >= enough) break;
  }
  const shown = othersOf(estate, found).slice(0, most);
  const isMixed = shown.some((other) => other.estateType !== estate.estateType);
  return { related: shown.map((other) => toEstateCard(other, language)), ...(isMixed ? { relatedMixed: true } : {}) };
}
