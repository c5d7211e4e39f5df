import { useEffect, useState } from 'react';
import type { ComparedDetails } from '#shared/views/favourites/compareEstates.ts';
import { createBrowserApi } from '../../../app/session/createBrowserApi.ts';

/**
 * The details of the estates compared, by key, each from its own page's call.
 * @returns 'loading' until all are here, 'failed' where one of them cannot be loaded
 */
export function useComparedDetails(
  keys: readonly string[],
): ReadonlyMap<string, ComparedDetails> | 'loading' | 'failed' {
  const wanted = keys.join(',');
  const [loaded, setLoaded] = useState<{ wanted: string; details: ReadonlyMap<string, ComparedDetails> | 'failed' }>();
  useEffect(() => {
    const abort = new AbortController();
    const { signal } = abort;
    const api = createBrowserApi();
    const read = async (key: string) => [key, await api.estate(key, { signal })] as const;
    Promise.all(wanted.split(',').map(read)).then(
      (estates) => {
        if (!signal.aborted) setLoaded({ wanted, details: new Map(estates) });
      },
      () => {
        if (!signal.aborted) setLoaded({ wanted, details: 'failed' });
      },
    );
    return () => {
      abort.abort();
    };
  }, [wanted]);
  return loaded?.wanted === wanted ? loaded.details : 'loading';
}
