import { ApiError } from '#shared/api/ApiError.ts';
import { mostFavourites } from '#shared/domain/favourites.ts';
import { toEstateCard, type EstateCardData } from '../../components/estateCard/toEstateCard.ts';
import type { LoadContext } from '../../app/routeDefinition.ts';

type LoadOptions = Pick<LoadContext<'Favourites'>, 'api' | 'language' | 'signal'>;

/** By reference, in the order of the references: the estate's card, or null when it is no longer published. */
export type FavouriteEstates = ReadonlyMap<string, EstateCardData | null>;

/** Where the estates are requested one by one. */
const maxConcurrentRequests = 4;

/**
 * Loads the estates with one request.
 * @throws ApiError also when the upstream rejects a single reference, since it then rejects the whole request
 */
export async function loadFavouriteEstates(
  references: readonly string[],
  { api, language, signal }: LoadOptions,
): Promise<FavouriteEstates> {
  const { results } = await api.estates({ type: 'all', references, qty: mostFavourites }, { signal });
  const cards = new Map(results.map((estate) => [estate.reference, toEstateCard(estate, language)]));
  return new Map(references.map((reference) => [reference, cards.get(reference) ?? null]));
}

async function loadFavouriteEstate(
  reference: string,
  { api, language, signal }: LoadOptions,
): Promise<EstateCardData | null> {
  try {
    return toEstateCard(await api.estate(reference, { signal }), language);
  } catch (error) {
    if (error instanceof ApiError && (error.isGone || error.isNotFound)) return null;
    throw error;
  }
}

/** Loads the estates one by one, so that an invalid reference does not hide the others. */
export async function loadFavouriteEstatesSingly(
  references: readonly string[],
  options: LoadOptions,
): Promise<FavouriteEstates> {
  const cards = new Map<string, EstateCardData | null>();
  const waiting = [...references];
  const work = async () => {
    for (let reference = waiting.shift(); reference !== undefined; reference = waiting.shift())
      cards.set(reference, await loadFavouriteEstate(reference, options));
  };
  await Promise.all(Array.from({ length: maxConcurrentRequests }, work));
  return new Map(references.map((reference) => [reference, cards.get(reference) ?? null]));
}
