import { ApiError } from '#shared/api/ApiError.ts';
import { mostFavourites } from '#shared/domain/favourites.ts';
import type { EstateSummary } from '#shared/api/estate.ts';
import type { Language } from '#shared/i18n/languages.ts';
import type { LoadContext } from '../../app/routeDefinition.ts';

interface LoadOptions<Shown> extends Pick<LoadContext<'Favourites'>, 'api' | 'language' | 'signal'> {
  /** What the page shows of an estate. */
  show: (estate: EstateSummary, language: Language) => Shown;
}

/** By reference, in the order of the references: what is shown, or null when it is no longer published. */
export type FavouriteEstates<Shown> = ReadonlyMap<string, Shown | null>;

/** Where the estates are requested one by one. */
const maxConcurrentRequests = 4;

/**
 * Loads the estates with one request.
 * @throws ApiError also when the upstream rejects a single reference, since it then rejects the whole request
 */
export async function loadFavouriteEstates<Shown>(
  references: readonly string[],
  { api, language, signal, show }: LoadOptions<Shown>,
): Promise<FavouriteEstates<Shown>> {
  const { results } = await api.estates({ type: 'all', references, qty: mostFavourites }, { signal });
  const cards = new Map(results.map((estate) => [estate.reference, show(estate, language)]));
  return new Map(references.map((reference) => [reference, cards.get(reference) ?? null]));
}

async function loadFavouriteEstate<Shown>(
  reference: string,
  { api, language, signal, show }: LoadOptions<Shown>,
): Promise<Shown | null> {
  try {
    return show(await api.estate(reference, { signal }), language);
  } catch (error) {
    if (error instanceof ApiError && (error.isGone || error.isNotFound)) return null;
    throw error;
  }
}

/** Loads the estates one by one, so that an invalid reference does not hide the others. */
export async function loadFavouriteEstatesSingly<Shown>(
  references: readonly string[],
  options: LoadOptions<Shown>,
): Promise<FavouriteEstates<Shown>> {
  const cards = new Map<string, Shown | null>();
  const waiting = [...references];
  const work = async () => {
    for (let reference = waiting.shift(); reference !== undefined; reference = waiting.shift())
      cards.set(reference, await loadFavouriteEstate(reference, options));
  };
  await Promise.all(Array.from({ length: maxConcurrentRequests }, work));
  return new Map(references.map((reference) => [reference, cards.get(reference) ?? null]));
}
