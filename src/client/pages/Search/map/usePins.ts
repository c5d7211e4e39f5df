import { useEffect, useState } from 'react';
import { ApiError } from '#shared/api/ApiError.ts';
import type { PinsQuery } from '#shared/api/createApi.ts';
import type { PinsDto } from '#shared/contract/estateList.ts';
import { createBrowserApi } from '../../../app/session/createBrowserApi.ts';

/** Milliseconds that the map rests before what is seen is asked for. */
const rest = 250;

interface Answer {
  /** What it is about; the box left out, so that the old markers stay until the new ones are there. */
  about: string;
  /** Absent when the upstream did not answer. */
  pins?: PinsDto;
}

interface Asked {
  /** Undefined as long as nothing has come. */
  pins?: PinsDto | undefined;
  failed: boolean;
  /** Asks again. */
  retry: () => void;
}

/**
 * The homes of a result on the map: all of them, not the page's; the latest question wins.
 * @param about a PinsQuery without its box, as JSON: the same text as long as it asks the same; empty: nothing to ask
 * @param box only those inside
 */
export function usePins(about: string, box?: string): Asked {
  const [answer, setAnswer] = useState<Answer>();
  const [attempt, setAttempt] = useState(0);
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
    const timer = setTimeout(
      () => {
        void ask();
      },
      box ? rest : 0,
    );
    return () => {
      clearTimeout(timer);
      abort.abort();
    };
  }, [about, box, attempt]);
  const current = answer?.about === about ? answer : undefined;
  return {
    pins: current?.pins,
    failed: current !== undefined && !current.pins,
    retry: () => {
      setAnswer(undefined);
      setAttempt(attempt + 1);
    },
  };
}
