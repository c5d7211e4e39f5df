import type { Estate, EstateSummary } from '#shared/api/estate.ts';
import { hidesPrice, isClosed } from '#shared/domain/estate.ts';
import { kindsLike } from '#shared/filters/kindGroups.ts';
import { parseFilters } from '#shared/filters/filterQuery.ts';
import type { EstateFilters } from '#shared/filters/table.ts';
import { toEstateCard, type EstateCardData } from '#shared/views/estateCard/toEstateCard.ts';
import { orEmpty } from '#shared/api/upstreamErrors.ts';
import { pricesLike } from '#shared/views/estate/similarQuery.ts';
import type { LoadContext } from '../../app/routeDefinition.ts';

/** Two rows of cards. */
const maxShown = 6;

/** Results per request: the most alike of them are shown, without the estate itself and reserved ones. */
const maxAsked = 3 * maxShown;

/**
 * A price by which estates of similar prices ask for the same lists, so that one cached answer serves them all: within
 * a tenth of theirs.
 */
const commonPrice = (price: number | undefined): number | undefined =>
  price && 1.2 ** Math.round(Math.log(price) / Math.log(1.2));

/** How far apart two figures are: 0 for equal ones, 0.7 where one is twice the other, as far where one is not known. */
const differenceOf = (one: number | undefined, other: number | undefined): number =>
  one && other ? Math.abs(Math.log(one / other)) : Math.LN2;

/** The most alike in size and price first. */
const sortByLikeness = (estate: Estate, found: readonly EstateSummary[]): EstateSummary[] => {
  const distanceOf = ({ areaConstructed, price }: EstateSummary) =>
    differenceOf(areaConstructed, estate.areaConstructed) + (estate.price ? differenceOf(price, estate.price) : 0);
  return found.toSorted((one, other) => distanceOf(one) - distanceOf(other));
};

/**
 * The found estates without this one, each once. Reserved ones only when there are no available ones; never sold or let
 * ones.
 */
function othersOf(estate: Estate, found: readonly EstateSummary[]): EstateSummary[] {
  const others = new Map(
    found.filter(({ key, status }) => key !== estate.key && !isClosed(status)).map((other) => [other.key, other]),
  );
  const available = [...others.values()].filter(({ status }) => !hidesPrice(status));
  return available.length > 0 ? available : [...others.values()];
}

export interface RelatedEstates {
  related: EstateCardData[];
  /** Set when some are of other kinds, for want of others of this one. */
  relatedMixed?: true;
  /** Set when they are of provinces nearby: this one has no other. */
  relatedNearby?: true;
}

/** A row of cards: with fewer, the search is widened. */
const minShown = 3;

/** What is searched for, from what is most alike to all of the province; those of one step are asked for together. */
function searchesLike({ address, estateType, subtype, price }: Estate): EstateFilters[][] {
  // An unknown type is no filter: the list is then of homes.
  const typeOf = (kind: string): EstateFilters => parseFilters(() => [kind], ['estate_type']).filters;
  const type = typeOf(estateType);
  // Kinds of houses (villa …) are in no filter.
  const ownKind = { ...type, ...typeOf(subtype ?? estateType) };
  const province: EstateFilters = { province: address.provinceSlug };
  const town: EstateFilters = { ...province, ...(address.townSlug ? { town: address.townSlug } : {}) };
  const prices = pricesLike(commonPrice(price));
  const steps = [
    [{ ...town, ...ownKind, ...prices }],
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

/** Degrees around a listing: about a hundred kilometres to each side. */
const nearby = 1;

/**
 * Those of its kinds in the provinces around; rounded, so that neighbours ask for the same list.
 * @returns null without a place
 */
function searchNearby({ location, estateType }: Estate): EstateFilters | null {
  if (!location) return null;
  const [lng, lat] = [Math.round(location.lng), Math.round(location.lat)];
  const bbox = [lng - nearby, lat - nearby, lng + nearby, lat + nearby].join(',');
  return { ...kindsLike(parseFilters(() => [estateType], ['estate_type']).filters), bbox };
}

/**
 * Estates like this one: of its town, its type, about its price; where these are fewer than a row, also those of other
 * prices, then those of the province, then those of other types; where that has none, those of provinces nearby. Of
 * the newest of each the most alike in size and price come first. A page without them is better than one that fails.
 */
export async function loadRelated(
  estate: Estate,
  { api, language, signal }: Pick<LoadContext<'Estate'>, 'api' | 'language' | 'signal'>,
): Promise<RelatedEstates> {
  const ask = async (filters: EstateFilters): Promise<EstateSummary[] | null> => {
    const list = await api.estates({ type: estate.type, filters, qty: maxAsked }, { signal }).catch(orEmpty(null));
    return list && list.results;
  };
  const found: EstateSummary[] = [];
  const add = async (searches: readonly EstateFilters[]): Promise<boolean> => {
    const answers = await Promise.all(searches.map(ask));
    found.push(...answers.flatMap((answer) => sortByLikeness(estate, answer ?? [])));
    // Asked again, an upstream that fails would only keep the page waiting.
    return !answers.includes(null);
  };
  let answers = true;
  for (const searches of searchesLike(estate)) {
    answers = await add(searches);
    if (!answers || othersOf(estate, found).length >= minShown) break;
  }
  const isAlone = answers && othersOf(estate, found).length === 0;
  const around = isAlone ? searchNearby(estate) : null;
  if (around) await add([around]);
  const shown = othersOf(estate, found).slice(0, maxShown);
  const isMixed = shown.some((other) => other.estateType !== estate.estateType);
  return {
    related: shown.map((other) => toEstateCard(other, language)),
    ...(isMixed ? { relatedMixed: true } : {}),
    ...(around && shown.length > 0 ? { relatedNearby: true } : {}),
  };
}
