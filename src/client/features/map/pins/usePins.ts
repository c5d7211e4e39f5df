import { useEffect, useState } from 'react';
import { ApiError } from '#shared/api/ApiError.ts';
import type { Pin, PinList } from '#shared/api/estate.ts';
import type { PinsQuery } from '#shared/api/estateCalls.ts';
import { createBrowserApi } from '../../../app/session/createBrowserApi.ts';
import { toBoundsParameter, type Size, type View } from '../mercator.ts';

/** Milliseconds without a move of the map before its section is requested. */
const debounceMs = 250;

interface Answer {
  /** The list, without the box and whether closed ones are in it: the old markers stay until the new ones arrive. */
  list: string;
  /** Absent when the upstream did not answer. */
  pins: PinList | undefined;
}

interface Pins {
  /** Undefined until the first answer. */
  pins: PinList | undefined;
  failed: boolean;
  retry: () => void;
}

/** @returns undefined when the upstream does not answer */
async function fetchPins(query: PinsQuery, signal: AbortSignal): Promise<PinList | undefined> {
  try {
    return await createBrowserApi().pins(query, { signal });
  } catch (error) {
    if (error instanceof ApiError) return undefined;
    throw error;
  }
}

/**
 * The estates of a list on the map: all of them, not the page's. A new request cancels the one before.
 * @param list a PinsQuery without `bbox`, as JSON, so that equal queries are equal strings; empty: requests nothing
 * @param closed also the sold and rented ones
 * @param box only the estates inside
 */
export function usePins(list: string, closed = false, box?: string): Pins {
  const [answer, setAnswer] = useState<Answer>();
  const [attempt, setAttempt] = useState(0);
  useEffect(() => {
    if (list === '') return;
    const query = { ...(JSON.parse(list) as PinsQuery), closed };
    const abort = new AbortController();
    const load = async () => {
      const pins = await fetchPins(box ? { ...query, filters: { ...query.filters, bbox: box } } : query, abort.signal);
      if (!abort.signal.aborted) setAnswer({ list, pins });
    };
    const timer = setTimeout(() => void load(), box ? debounceMs : 0);
    return () => {
      clearTimeout(timer);
      abort.abort();
    };
  }, [list, closed, box, attempt]);
  const current = answer?.list === list ? answer : undefined;
  return {
    pins: current?.pins,
    failed: current !== undefined && !current.pins,
    retry: () => {
      setAnswer(undefined);
      setAttempt(attempt + 1);
    },
  };
}

/**
 * The estates of a list that a map shows: where there are too many for single pins, those in view are requested by
 * themselves.
 * @param whole what `usePins` has of the list
 */
export function usePinsInView(
  list: string,
  whole: PinList | undefined,
  { view, size }: { view: View; size: Size },
  closed?: boolean,
): PinList | undefined {
  const isClustered = whole?.clusters !== undefined && size.width > 0;
  const inside = usePins(isClustered ? list : '', closed, isClustered ? toBoundsParameter(view, size) : undefined);
  return inside.pins ?? whole;
}

/**
 * Where the estates of the list's page are, for clusters that do not list theirs. Requests nothing where the map shows
 * none, or where it is not known which places are in a cluster.
 * @param shown what the map shows
 */
export function usePinsOf(
  estates: readonly { key: string }[],
  shown: PinList | undefined,
  { type, closed }: Pick<PinsQuery, 'type'> & { closed: boolean },
): readonly Pin[] | undefined {
  const isNeeded = shown?.clusters && shown.cell !== undefined && estates.length > 0;
  const query: PinsQuery = { type, filters: {}, keys: estates.map(({ key }) => key) };
  return usePins(isNeeded ? JSON.stringify(query) : '', closed).pins?.pins;
}
