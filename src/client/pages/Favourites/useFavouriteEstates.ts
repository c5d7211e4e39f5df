import { useEffect, useState } from 'react';
import type { Language } from '#shared/i18n/languages.ts';
import type { FavouriteEstate } from '#shared/views/favourites/favouriteEstate.ts';
import type { FavouriteEstates } from './loadFavouriteEstates.ts';

interface FavouriteEstatesState {
  /** The estates of the list that are loaded. */
  loaded: FavouriteEstates<FavouriteEstate>;
  failed: boolean;
  retry: () => void;
}

/**
 * The estates of the visitor's list. Each is loaded once: one that is removed and restored is not loaded again.
 * @param keys null: the list has not been read yet
 */
export function useFavouriteEstates(keys: readonly string[] | null, language: Language): FavouriteEstatesState {
  const [loaded, setLoaded] = useState<FavouriteEstates<FavouriteEstate>>(new Map());
  const [failedFor, setFailedFor] = useState('');
  const missing = (keys ?? []).filter((key) => !loaded.has(key)).join(',');

  useEffect(() => {
    if (missing === '' || missing === failedFor) return;
    const abort = new AbortController();
    // With the calls of the API, which a first page does not need.
    import(/* webpackChunkName: "loaders" */ './loadOwnEstates.ts')
      .then(({ loadOwnEstates }) => loadOwnEstates(missing.split(','), language, abort.signal))
      .then(
        (found) => {
          if (!abort.signal.aborted) setLoaded((known) => new Map([...known, ...found]));
        },
        () => {
          if (!abort.signal.aborted) setFailedFor(missing);
        },
      );
    return () => {
      abort.abort();
    };
  }, [missing, failedFor, language]);

  return {
    loaded,
    failed: missing !== '' && missing === failedFor,
    retry: () => {
      setFailedFor('');
    },
  };
}
