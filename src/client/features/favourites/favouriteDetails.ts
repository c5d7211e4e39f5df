import { useSyncExternalStore } from 'react';
import type { OperationType } from '#shared/domain/estate.ts';
import { readKeys } from '#shared/domain/favourites.ts';
import { storedKeyNames } from '#shared/domain/storedKeyNames.ts';
import { createStoredValue } from '../../app/session/createStoredValue.ts';
import { tellUse } from '../results/tellUse.ts';

/**
 * What this browser keeps of a favourite beside its key (docs/decisions/016). It leaves the browser encrypted alone, on
 * its way to another device (docs/decisions/042).
 */
export interface FavouriteDetails {
  /** Its last known title, for when it is gone. */
  title?: string | undefined;
  /** What its agency calls it, for when it is gone; absent where that is its key. */
  reference?: string | undefined;
  /** Its price when it was added, else the first that its list showed, of which operation, and since when: ISO 8601. */
  price?: number | undefined;
  type?: OperationType | undefined;
  since?: string | undefined;
  /** What the visitor wrote. */
  note?: string | undefined;
  /** The visitor is no longer interested. */
  discarded?: boolean | undefined;
}

export type DetailsByKey = ReadonlyMap<string, FavouriteDetails>;

/** Characters. */
export const maxNoteLength = 500;

const isRecord = (value: unknown): value is Record<string, unknown> => typeof value === 'object' && value !== null;

function readDetails(value: unknown): FavouriteDetails {
  if (!isRecord(value)) return {};
  const { title, reference, price, type, since, note, discarded } = value;
  const hasPrice =
    typeof price === 'number' &&
    (type === 'buy' || type === 'rent') &&
    typeof since === 'string' &&
    !Number.isNaN(Date.parse(since));
  return {
    ...(typeof title === 'string' ? { title } : {}),
    ...(typeof reference === 'string' ? { reference } : {}),
    ...(hasPrice ? { price, type, since } : {}),
    ...(typeof note === 'string' && note.trim() !== '' ? { note: note.slice(0, maxNoteLength) } : {}),
    ...(discarded === true ? { discarded } : {}),
  };
}

/** The valid part of what was kept of some homes, by key. */
export const readDetailsByKey = (value: unknown): DetailsByKey =>
  new Map(
    Object.entries(isRecord(value) ? value : {})
      .filter(([key]) => readKeys(key)[0] === key)
      .map(([key, part]) => [key, readDetails(part)]),
  );

/** The valid part of a stored text. */
function parseDetails(text: string): DetailsByKey {
  try {
    return readDetailsByKey(JSON.parse(text));
  } catch {
    return new Map();
  }
}

const none: DetailsByKey = new Map();

const details = createStoredValue<DetailsByKey>({
  // Made of the list's, because a name of its own would be in the script of every page.
  key: `${storedKeyNames.favourites}:details`,
  read: (text) => (text === null ? none : parseDetails(text)),
  write: (next) => (next.size === 0 ? null : JSON.stringify(Object.fromEntries(next))),
});

/** The same map until something changes. */
export const favouriteDetails = details.get;

/** Whether they are stored beyond this document. */
export const areDetailsStored = details.isStored;

/** As other tabs have left them. */
export const latestDetails = details.latest;

export const replaceDetails = details.set;

export function changeDetails(key: string, changes: FavouriteDetails): void {
  const current = details.latest();
  details.set(new Map([...current, [key, { ...current.get(key), ...changes }]]));
}

export interface SeenEstate {
  key: string;
  reference: string;
  title: string;
  type: OperationType;
  price?: number | undefined;
}

/** The first price stays; a title is replaced by its latest. A home that is offered otherwise now begins anew. */
function withSeen(known: FavouriteDetails, { key, reference, title, type, price }: SeenEstate): FavouriteDetails {
  const named = { ...known, title, ...(reference === key ? {} : { reference }) };
  if (price === undefined || (known.price !== undefined && known.type === type)) return named;
  return { ...named, price, type, since: new Date().toISOString() };
}

/** Keeps titles and first prices of favourites, as a page shows them. */
export function recordSeen(estates: readonly SeenEstate[]): void {
  const current = details.latest();
  const next = new Map(current);
  for (const estate of estates) next.set(estate.key, withSeen(next.get(estate.key) ?? {}, estate));
  if (JSON.stringify([...next]) !== JSON.stringify([...current])) details.set(next);
}

/** The same of one that the visitor has just kept. */
export function recordKept(estate: SeenEstate): void {
  recordSeen([estate]);
  tellUse('kept', estate.key);
}

/** Deletes what was kept of estates that are no favourites any more. */
export function keepDetailsOf(keys: readonly string[]): void {
  const current = details.latest();
  const next = new Map([...current].filter(([key]) => keys.includes(key)));
  if (next.size < current.size) details.set(next);
}

/** What is kept of the favourites, by key; empty on the server and until hydration. */
export const useFavouriteDetails = (): DetailsByKey =>
  useSyncExternalStore(details.subscribe, favouriteDetails, () => none);
