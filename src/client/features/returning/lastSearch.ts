import { useSyncExternalStore } from 'react';
import { operationTypes, type OperationType } from '#shared/domain/estate.ts';
import { storedKeyNames } from '#shared/domain/storedKeyNames.ts';
import { formatFilters, parseFilters } from '#shared/filters/filterQuery.ts';
import type { EstateFilters } from '#shared/filters/table.ts';
import type { Language } from '#shared/i18n/languages.ts';
import { createStoredValue } from '../../app/session/createStoredValue.ts';

/** The list that the visitor looked at last. */
export interface LastSearch {
  type: OperationType;
  province?: string | undefined;
  filters: EstateFilters;
  /** The place with its preposition, in a language: absent for the whole country. */
  where?: string | undefined;
  language: Language;
  /** When it was looked at, epoch milliseconds. */
  at: number;
}

/** @returns null for a text that is none */
export function readLastSearch(text: string | null): LastSearch | null {
  try {
    const { type, province, query, where, language, at } = JSON.parse(text ?? 'null') as Record<string, unknown>;
    const known = operationTypes.find((one) => one === type);
    if (known === undefined || typeof query !== 'string' || typeof at !== 'number') return null;
    const values = new URLSearchParams(query);
    return {
      type: known,
      filters: parseFilters((name) => values.getAll(name)).filters,
      ...(typeof province === 'string' ? { province } : {}),
      ...(typeof where === 'string' ? { where } : {}),
      language: language as Language,
      at,
    };
  } catch {
    return null;
  }
}

const stored = createStoredValue<LastSearch | null>({
  key: `${storedKeyNames.searches}:last`,
  read: readLastSearch,
  write: (search) =>
    search &&
    JSON.stringify({
      ...search,
      filters: undefined,
      query: String(new URLSearchParams(formatFilters(search.filters))),
    }),
});

/** Keeps in this browser, and nowhere else, what list was looked at and when. */
export const recordSearch = (search: Omit<LastSearch, 'at'>): void => {
  stored.set({ ...search, at: Date.now() });
};

const none = (): null => null;

/** The last search; null on the server and until hydration. */
export const useLastSearch = (): LastSearch | null => useSyncExternalStore(stored.subscribe, stored.get, none);
