import { useEffect, useState } from 'react';
import { ApiError } from '#shared/api/ApiError.ts';
import type { Language } from '#shared/i18n/languages.ts';
import { createBrowserApi } from '../../app/session/createBrowserApi.ts';
import { loadFavouriteEstates, loadFavouriteEstatesSingly, type FavouriteEstates } from './loadFavouriteEstates.ts';

interface FavouriteEstatesState {
  /** The loaded ones of the list. */
  homes: FavouriteEstates;
  failed: boolean;
  retry: () => void;
}

/**
 * The estates of the visitor's list. Each is loaded once: one that is removed and restored is not loaded again.
 * @param references null: the list is not read yet
 */
export function useFavouriteEstates(references: readonly string[] | null, language: Language): FavouriteEstatesState {
  const [homes, setHomes] = useState<FavouriteEstates>(new Map());
  const [failedFor, setFailedFor] = useState('');
  const missing = (references ?? []).filter((reference) => !homes.has(reference)).join(',');

  useEffect(() => {
    if (missing === '' || missing === failedFor) return;
    const abort = new AbortController();
    const asking = { api: createBrowserApi(), language, signal: abort.signal };
    const read = async () => {
      try {
        const asked = missing.split(',');
        const found = await loadFavouriteEstates(asked, asking).catch((error: unknown) => {
          if (error instanceof ApiError && error.isNotFound) return loadFavouriteEstatesSingly(asked, asking);
          throw error;
        });
        if (!abort.signal.aborted) setHomes((known) => new Map([...known, ...found]));
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
    homes,
    failed: missing !== '' && missing === failedFor,
    retry: () => {
      setFailedFor('');
    },
  };
}
