import type { Estate, EstateSummary } from '#shared/api/estate.ts';
import { hidesPrice, isClosed } from '#shared/domain/estate.ts';
import { kindGroupNames, kindGroups } from '#shared/filters/kindGroups.ts';
import { parseFilters } from '#shared/filters/filterQuery.ts';
import type { EstateFilters } from '#shared/filters/table.ts';
import { toEstateCard, type EstateCardData } from '../../components/estateCard/toEstateCard.ts';
import { orEmpty } from '../../app/upstreamErrors.ts';
import type { LoadContext } from '../../app/routeDefinition.ts';

/** Two rows of cards. */
const most = 6;

/**
 * Results per request: more than shown, since the estate itself and reserved ones are left out and those of the town
 * are preferred.
 */
const asked = 2 * most;

/** Relative difference up to which a price is similar. */
const tolerance = 0.3;

/** To the second digit, so that estates of similar prices share cached responses. */
function round(price: number, way: 'floor' | 'ceil'): number {
  const step = 10 ** Math.max(0, Math.floor(Math.log10(price)) - 1);
  return Math[way](price / step) * step;
}

/** Prices like this one; any where it is hidden or was not given. */
export function pricesLike(price: number | undefined): EstateFilters {
  return price
    ? { price: { min: round(price * (1 - tolerance), 'floor'), max: round(price * (1 + tolerance), 'ceil') } }
    : {};
}

/** The kinds that a visitor of one may look at too: homes of a home, garages and storage rooms of a garage. */
function kindsLike(estateType: string): EstateFilters {
  const group = kindGroupNames.find((name) => kindGroups[name].some((kind) => kind === estateType));
  return group === undefined ? {} : { estate_type: [...kindGroups[group]] };
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

/**
 * Estates like this one, of its type: those of its town and about its price, then those of the province about its
 * price, then the province's. Two calls at most, the second for what the first lacked: other prices where there were
 * few, the town's own where there were so many that the town's may not be among them. A page without them is better
 * than one that fails.
 */
export async function loadRelated(
  estate: Estate,
  { api, language, signal }: Pick<LoadContext<'Estate'>, 'api' | 'language' | 'signal'>,
): Promise<RelatedEstates> {
  const {
    address: { provinceSlug, townSlug },
    estateType,
    type,
    price,
  } = estate;
  const ask = async (filters: EstateFilters): Promise<{ results: EstateSummary[]; total: number } | null> =>
    api.estates({ type, filters: { province: provinceSlug, ...filters }, qty: asked }, { signal }).catch(orEmpty(null));
  // An unknown type is no filter: the list is then of homes.
  const { filters: alike } = parseFilters(() => [estateType], ['estate_type']);
  const near: EstateFilters = { ...alike, ...pricesLike(price) };
  const isInTown = ({ address }: EstateSummary): boolean => address.townSlug === townSlug;

  const first = await ask(near);
  if (!first) return { related: [] };
  const townFirst = [...first.results.filter(isInTown), ...first.results];
  const found = othersOf(estate, townFirst);
  const further = found.length < most ? await ask(price ? alike : kindsLike(estateType)) : null;
  const own =
    !further && first.total > asked && found.filter(isInTown).length < most
      ? await ask({ town: townSlug, ...near })
      : null;
  const shown = othersOf(estate, [...(own?.results ?? []), ...townFirst, ...(further?.results ?? [])]).slice(0, most);
  const isMixed = shown.some((other) => other.estateType !== estateType);
  return { related: shown.map((other) => toEstateCard(other, language)), ...(isMixed ? { relatedMixed: true } : {}) };
}
