import type { OperationType } from '#shared/domain/estate.ts';

/** The known part of a route's query: which names, how they are read, how they are written. */
export interface QueryCodec<T> {
  /** In the one order of a normal-form URL (PD-20). */
  names: readonly string[];
  /**
   * Parameters of the path that a plain form sends in the query, because a form without JavaScript cannot choose its
   * path. The normal form moves them into the path. @returns null when one is malformed
   */
  pathParams?: (query: URLSearchParams) => { province?: string; type?: OperationType } | null;
  /** @returns null when a value has no meaning, which makes the URL a 404 (PD-23) */
  parse: (query: URLSearchParams) => T | null;
  /**
   * The well-formed part of a query that `parse` refuses because of its filters or sort; null when neither is
   * malformed.
   */
  repair?: (query: URLSearchParams) => Partial<T> | null;
  /** Only what differs from the default is written. */
  format: (value: Partial<T>) => [name: string, value: string][];
}

/** The last value of a name that says something. */
export const lastValue = (query: URLSearchParams, name: string): string | undefined =>
  query.getAll(name).findLast(Boolean);

/** @returns null for what is no number of a page */
export function parsePage(query: URLSearchParams): number | null {
  const raw = query.getAll('page').at(-1);
  if (raw === undefined || raw === '') return 1;
  return /^[1-9]\d{0,5}$/.test(raw) ? Number(raw) : null;
}

/** A name with its value, where there is one. */
export const pair = (name: string, value: string | undefined): [name: string, value: string][] =>
  value === undefined ? [] : [[name, value]];

export const formatPage = (page: number): [name: string, value: string][] =>
  page === 1 ? [] : [['page', String(page)]];
