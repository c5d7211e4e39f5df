import { ApiError } from '#shared/api/ApiError.ts';
import { mostFavourites } from '#shared/domain/favourites.ts';
import { toEstateCard, type EstateCardData } from '../../components/estateCard/toEstateCard.ts';
import type { LoadContext } from '../../app/routeDefinition.ts';

type LoadOptions = Pick<LoadContext<'Favourites'>, 'api' | 'language' | 'signal'>;

/** What became of each home, in the order asked for: its card, or null when it is no longer published. */
export type FavouriteEstates = ReadonlyMap<string, EstateCardData | null>;

/** Homes asked for at the same time, where they are asked for one by one. */
const maxConcurrentRequests = 4;

/**
 * Homes by their references, in one call.
 * @throws ApiError also when a single reference is none to the upstream, which then refuses them all
 */
export async function loadFavouriteEstates(references: readonly string[], { api, language, signal }: LoadOptions): Promise<FavouriteEstates> {
  const { results } = await api.estates({ type: 'all', references, qty: mostFavourites }, { signal });
  const cards = new Map(results.map((estate) => [estate.reference, toEstateCard(estate, language)]));
  return new Map(references.map((reference) => [reference, cards.get(reference) ?? null]));
}

async function loadFavouriteEstate(reference: string, { api, language, signal }: LoadOptions): Promise<EstateCardData | null> {
  try {
    return toEstateCard(await api.estate(reference, { signal }), language);
  } catch (error) {
    if (error instanceof ApiError && (error.isGone || error.isNotFound)) return null;
    throw error;
  }
}

/** The same for a list that was refused: one by one, so that a reference which is none does not hide the others. */
export async function loadFavouriteEstatesSingly(references: readonly string[], asking: LoadOptions): Promise<FavouriteEstates> {
  const cards = new Map<string, EstateCardData | null>();
  const waiting = [...references];
  const work = async () => {
    for (let reference = waiting.shift(); reference !== undefined; reference = waiting.shift())
      cards.set(reference, await loadFavouriteEstate(reference, asking));
  };
  await Promise.all(Array.from({ length: maxConcurrentRequests }, work));
  return new Map(references.map((reference) => [reference, cards.get(reference) ?? null]));
}
