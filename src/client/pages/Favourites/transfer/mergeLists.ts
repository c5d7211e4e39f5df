import { foldKey } from '#shared/domain/estateKey.ts';
import { maxFavourites, readKeys, writeKeys } from '#shared/domain/favourites.ts';
import {
  maxNoteLength,
  readDetailsByKey,
  type DetailsByKey,
  type FavouriteDetails,
} from '../../../features/favourites/favouriteDetails.ts';

/** A visitor's favourites, the latest first, with what is kept of them. */
export interface FavouriteList {
  keys: readonly string[];
  details: DetailsByKey;
}

/** As it travels. */
export const writeList = ({ keys, details }: FavouriteList): unknown => ({
  keys: writeKeys(keys),
  details: Object.fromEntries([...details].filter(([key]) => keys.includes(key))),
});

/** The valid part of a list that arrived; null where it is none. */
export function readList(value: unknown): FavouriteList | null {
  if (typeof value !== 'object' || value === null || !('keys' in value) || typeof value.keys !== 'string') return null;
  const keys = readKeys(value.keys);
  return { keys, details: readDetailsByKey('details' in value ? value.details : undefined) };
}

export interface Merged extends FavouriteList {
  /** How many are new here, were here, and found no room. */
  added: number;
  known: number;
  left: number;
}

/** Both notes, one below the other; where they have no room together, this device's. */
function mergedNotes(own: string | undefined, sent: string | undefined): string | undefined {
  if (own === undefined || sent === undefined || own.includes(sent)) return own ?? sent;
  const both = `${own}\n${sent}`;
  return both.length <= maxNoteLength ? both : own;
}

/** The first of two prices of one offer: what the home cost when it was saved. */
function firstPrice(own: FavouriteDetails, sent: FavouriteDetails): Pick<FavouriteDetails, 'price' | 'type' | 'since'> {
  const isEarlier = own.type === sent.type && Date.parse(sent.since ?? '') < Date.parse(own.since ?? '');
  const { price, type, since } = own.price === undefined || isEarlier ? sent : own;
  return price === undefined ? {} : { price, type, since };
}

/** What is kept of a home that is on both lists. Whether it was ruled out is as this device has it. */
function mergedDetails(own: FavouriteDetails, sent: FavouriteDetails): FavouriteDetails {
  const note = mergedNotes(own.note, sent.note);
  return { ...sent, ...own, ...firstPrice(own, sent), discarded: own.discarded, ...(note ? { note } : {}) };
}

/** The union of a list and one that arrived: what is new comes first, as if it were saved now. */
export function mergeLists(own: FavouriteList, sent: FavouriteList): Merged {
  const ownKeys = new Map(own.keys.map((key) => [foldKey(key), key]));
  const isKnown = (key: string): boolean => ownKeys.has(foldKey(key));
  const fresh = sent.keys.filter((key) => !isKnown(key));
  const added = fresh.slice(0, Math.max(0, maxFavourites - own.keys.length));
  const details = new Map(own.details);
  for (const key of sent.keys) {
    const arrived = sent.details.get(key);
    const here = ownKeys.get(foldKey(key));
    if (!arrived) continue;
    if (here !== undefined) details.set(here, mergedDetails(own.details.get(here) ?? {}, arrived));
    else if (added.includes(key)) details.set(key, arrived);
  }
  return {
    keys: [...added, ...own.keys],
    details,
    added: added.length,
    known: sent.keys.length - fresh.length,
    left: fresh.length - added.length,
  };
}
