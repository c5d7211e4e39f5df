import { useEffect, useState } from 'react';
import { ApiError } from '#shared/api/ApiError.ts';
import type { Language } from '#shared/i18n/languages.ts';
import { importBrowserApi } from '../../app/session/importBrowserApi.ts';
import { toFavouriteEstate, type FavouriteEstate } from './favouriteEstate.ts';
import { loadFavouriteEstates, loadFavouriteEstatesSingly, type FavouriteEstates } from './loadFavouriteEstates.ts';

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
    const read = async () => {
      try {
        const { createBrowserApi } = await importBrowserApi().catch((error: unknown) => {
          throw new ApiError(0, null, error);
        });
        const options = { api: createBrowserApi(), language, signal: abort.signal, show: toFavouriteEstate };
        const asked = missing.split(',');
        const found = await loadFavouriteEstates(asked, options).catch((error: unknown) => {
          if (error instanceof ApiError && error.isNotFound) return loadFavouriteEstatesSingly(asked, options);
          throw error;
        });
        if (!abort.signal.aborted) setLoaded((known) => new Map([...known, ...found]));
      } catch (error) {
        if (!(error instanceof ApiError)) throw error;
        if (!abort.signal.aborted) setFailedFor(missing);
      }
    };
    void read();
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
