import { useEffect, useRef, useState } from 'react';
import { ApiError } from '#shared/api/ApiError.ts';
import type { FacetsDto } from '#shared/contract/estateList.ts';
import { maxCounted } from '#shared/domain/paging.ts';
import type { OperationType } from '#shared/domain/estate.ts';
import type { EstateFilters } from '#shared/filters/table.ts';
import { importBrowserApi } from '../../../app/session/importBrowserApi.ts';
import { crossedRanges } from './crossedRanges.ts';
import { fieldsOf, filtersOf } from './formQuery.ts';

export interface LiveCounts {
  /** Available ones, where the upstream counts them. */
  total: number;
  /** More estates match than are counted. */
  capped: boolean;
  /** The counts are estimates; an option that is missing may still have estates. */
  approximate: boolean;
  facets: FacetsDto;
}

/** Milliseconds between a change and its request: visitors tick two rooms in one go. */
const debounceMs = 120;

/** @returns null when the upstream does not answer, or the script of the API cannot be loaded */
async function fetchCounts(
  type: OperationType,
  filters: EstateFilters,
  signal: AbortSignal,
): Promise<LiveCounts | null> {
  const loaded = await importBrowserApi().catch(() => null);
  if (!loaded) return null;
  try {
    const list = await loaded.createBrowserApi().estates({ type, filters, qty: 1, facets: true }, { signal });
    const {
      total: listed,
      available: total = listed,
      totalCapped = false,
      facets = {},
      facetsApproximate = false,
    } = list;
    return { total, capped: totalCapped && total === maxCounted, approximate: facetsApproximate, facets };
  } catch (error) {
    if (error instanceof ApiError) return null;
    throw error;
  }
}

/**
 * How many estates the form's choices would leave, and each option would give. They are requested once the visitor
 * begins to choose, so that a list is shown without them; a new request cancels the one before (PD-60). Null while
 * nothing is known: nothing was requested, or the upstream did not answer.
 */
export function useLiveCounts(type: OperationType): {
  counts: LiveCounts | null;
  updateCounts: (form: HTMLFormElement) => void;
} {
  const [counts, setCounts] = useState<LiveCounts | null>(null);
  /** Of the latest request. */
  const cancel = useRef(() => {});
  const cancelLatest = () => {
    cancel.current();
  };
  useEffect(() => cancelLatest, []);

  const updateCounts = (form: HTMLFormElement) => {
    cancelLatest();
    const filters = filtersOf(fieldsOf(form));
    // The control says why nothing matches; without counts no other option is disabled for it.
    if (filters === null || crossedRanges(filters).length > 0) return setCounts(null);
    const abort = new AbortController();
    const update = async () => {
      const next = await fetchCounts(type, filters, abort.signal);
      if (!abort.signal.aborted) setCounts(next);
    };
    const timer = setTimeout(() => void update(), debounceMs);
    cancel.current = () => {
      clearTimeout(timer);
      abort.abort();
    };
  };
  return { counts, updateCounts };
}
