import { useEffect, useState } from 'react';
import { ApiError } from '#shared/api/ApiError.ts';
import type { PinsQuery } from '#shared/api/createApi.ts';
import type { WirePins } from '#shared/api/wire.ts';
import { createBrowserApi } from '../../../session/createBrowserApi.ts';

/** Milliseconds that the map rests before what is seen is asked for. */
const rest = 250;

interface Answer {
  /** What it is about; the box left out, so that the old markers stay until the new ones are there. */
  about: string;
  /** Absent when the upstream did not answer. */
  pins?: WirePins;
}

/**
 * The homes of a result on the map: all of them, not the page's; the latest question wins.
 * @param query null: nothing to ask
 * @param box only those inside
 * @returns undefined as long as nothing has come
 */
export function usePins(query: Omit<PinsQuery, 'box'> | null, box?: string): Answer | undefined {
  const [answer, setAnswer] = useState<Answer>();
  // A query is a new object with every rendering; its text is the same as long as it asks the same.
  const about = query ? JSON.stringify(query) : '';
  useEffect(() => {
    if (about === '') return;
    const asked = JSON.parse(about) as Omit<PinsQuery, 'box'>;
    const abort = new AbortController();
    const ask = async () => {
      try {
        const pins = await createBrowserApi().pins({ ...asked, ...(box ? { box } : {}) }, { signal: abort.signal });
        if (!abort.signal.aborted) setAnswer({ about, pins });
      } catch (error) {
        if (!(error instanceof ApiError)) throw error;
        if (!abort.signal.aborted) setAnswer({ about });
      }
    };
    const timer = setTimeout(() => { void ask(); }, box ? rest : 0);
    return () => {
      clearTimeout(timer);
      abort.abort();
    };
  }, [about, box]);
  return answer?.about === about ? answer : undefined;
}
