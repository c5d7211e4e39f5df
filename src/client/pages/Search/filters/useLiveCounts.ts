import { useCallback, useEffect, useRef, useState } from 'react';
import { ApiError } from '#shared/api/ApiError.ts';
import type { FacetsDto } from '#shared/contract/estateList.ts';
import type { OperationType } from '#shared/domain/estate.ts';
import { createBrowserApi } from '../../../app/session/createBrowserApi.ts';
import { crossedRanges } from './crossedRanges.ts';
import { filtersOf } from './formQuestion.ts';

export interface LiveCounts {
  total: number;
  /** More homes match than are counted. */
  capped: boolean;
  /** The counts are estimates; an option that is missing need not have no homes. */
  approximate: boolean;
  facets: FacetsDto;
}

/** Milliseconds to wait for the next choice before asking: people tick two rooms in one go. */
const pause = 120;

/**
 * How many homes the form's choices would leave, and every option would give. Asked for when somebody begins to choose, so that
 * a list is shown without them; the latest question wins, the one before it is cancelled (PD-60). Null as long as
 * nothing is known: nobody has asked, or the upstream did not answer.
 */
export function useLiveCounts(type: OperationType): {
  counts: LiveCounts | null;
  ask: (form: HTMLFormElement) => void;
} {
  const [counts, setCounts] = useState<LiveCounts | null>(null);
  const latest = useRef<{ abort: AbortController; timer: ReturnType<typeof setTimeout> } | null>(null);

  const cancel = useCallback(() => {
    clearTimeout(latest.current?.timer);
    latest.current?.abort.abort();
  }, []);

  const ask = useCallback(
    (form: HTMLFormElement) => {
      const filters = filtersOf(form);
      cancel();
      // Why there is nothing is said where it is asked for; closing every option would say it of them.
      if (filters === null || crossedRanges(filters).length > 0) return setCounts(null);
      const abort = new AbortController();
      const question = async () => {
        try {
          const {
            total,
            totalCapped = false,
            facets = {},
            facetsApproximate = false,
          } = await createBrowserApi().estates({ type, filters, qty: 1, facets: true }, { signal: abort.signal });
          if (!abort.signal.aborted) setCounts({ total, capped: totalCapped, approximate: facetsApproximate, facets });
        } catch (error) {
          if (!(error instanceof ApiError)) throw error;
          if (!abort.signal.aborted) setCounts(null);
        }
      };
      latest.current = {
        abort,
        timer: setTimeout(() => {
          void question();
        }, pause),
      };
    },
    [type, cancel],
  );

  useEffect(() => cancel, [cancel]);
  return { counts, ask };
}
