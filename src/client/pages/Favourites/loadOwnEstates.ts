import { ApiError } from '#shared/api/ApiError.ts';
import type { Language } from '#shared/i18n/languages.ts';
import { toFavouriteEstate, type FavouriteEstate } from '#shared/views/favourites/favouriteEstate.ts';
import { createBrowserApi } from '../../app/session/createBrowserApi.ts';
import { loadFavouriteEstates, loadFavouriteEstatesSingly, type FavouriteEstates } from './loadFavouriteEstates.ts';

/** Estates of the visitor's list, whose keys may be of any age: an invalid one does not hide the others. */
export async function loadOwnEstates(
  keys: readonly string[],
  language: Language,
  signal: AbortSignal,
): Promise<FavouriteEstates<FavouriteEstate>> {
  const options = { api: createBrowserApi(), language, signal, show: toFavouriteEstate };
  try {
    return await loadFavouriteEstates(keys, options);
  } catch (error) {
    if (error instanceof ApiError && error.isNotFound) return loadFavouriteEstatesSingly(keys, options);
    throw error;
  }
}
