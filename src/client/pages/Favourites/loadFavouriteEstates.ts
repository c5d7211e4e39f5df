import { ApiError } from '#shared/api/ApiError.ts';
import { foldKey } from '#shared/domain/estateKey.ts';
import { maxFavourites } from '#shared/domain/favourites.ts';
import type { EstateSummary } from '#shared/api/estate.ts';
import type { Language } from '#shared/i18n/languages.ts';
import type { LoadContext } from '../../app/routeDefinition.ts';

interface LoadOptions<Shown> extends Pick<LoadContext<'Favourites'>, 'api' | 'language' | 'signal'> {
  /** What the page shows of an estate. */
  show: (estate: EstateSummary, language: Language) => Shown;
}

/** By key, in the order of the keys: what is shown, or null when it is no longer published. */
export type FavouriteEstates<Shown> = ReadonlyMap<string, Shown | null>;

/** Where the estates are requested one by one. */
const maxConcurrentRequests = 4;

/**
 * Loads the estates with one request.
 * @throws ApiError also when the upstream rejects a single key, since it then rejects the whole request
 */
export async function loadFavouriteEstates<Shown>(
  keys: readonly string[],
  { api, language, signal, show }: LoadOptions<Shown>,
): Promise<FavouriteEstates<Shown>> {
  const { results } = await api.estates({ type: 'all', keys, qty: maxFavourites }, { signal });
  const cards = new Map(results.map((estate) => [foldKey(estate.key), show(estate, language)]));
  return new Map(keys.map((key) => [key, cards.get(foldKey(key)) ?? null]));
}

async function loadFavouriteEstate<Shown>(
  key: string,
  { api, language, signal, show }: LoadOptions<Shown>,
): Promise<Shown | null> {
  try {
    return show(await api.estate(key, { signal }), language);
  } catch (error) {
    if (error instanceof ApiError && (error.isGone || error.isNotFound)) return null;
    throw error;
  }
}

/** Loads the estates one by one, so that an invalid key does not hide the others. */
export async function loadFavouriteEstatesSingly<Shown>(
  keys: readonly string[],
  options: LoadOptions<Shown>,
): Promise<FavouriteEstates<Shown>> {
  const cards = new Map<string, Shown | null>();
  const waiting = [...keys];
  const work = async () => {
    for (let key = waiting.shift(); key !== undefined; key = waiting.shift())
      cards.set(key, await loadFavouriteEstate(key, options));
  };
  await Promise.all(Array.from({ length: maxConcurrentRequests }, work));
  return new Map(keys.map((key) => [key, cards.get(key) ?? null]));
}
