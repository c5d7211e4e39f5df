import type { Language } from '#shared/i18n/languages.ts';
import type { Store } from '../db/store.ts';
import type { AlertMatchRow, EstateRow } from '../db/tables.ts';
import type { DigestListing } from '../db/outbox/mail.ts';
import { answerPictures } from '../media/answerPictures.ts';
import { readEstatesByKey, type EstateRecord } from '../records/readEstates.ts';
import { digestListing } from './digestListing.ts';

/** What a card follows. */
export type ListingState = Pick<EstateRow, 'url_key' | 'availability_rank' | 'shown_price' | 'updated_at'>;

/** A listing as it is now, and its card in each language and for each reason that was asked for. */
interface Shown {
  record: EstateRecord;
  cards: Map<string, DigestListing>;
}

/** Listings held at most: each takes some kilobytes. */
const maxListings = 2_000;

/** How listings are at the moment, by key; what is gone is left out. */
export async function readListingStates(
  { db, isOneOf }: Store,
  keys: readonly string[],
): Promise<Map<string, ListingState>> {
  const rows = await db
    .selectFrom('estates')
    .select(['url_key', 'availability_rank', 'shown_price', 'updated_at'])
    .where(isOneOf('url_key', keys))
    .execute();
  return new Map(rows.map((row) => [row.url_key, row]));
}

export interface DigestCards {
  /** Reads those of some listings that are not known as they are now. */
  load: (store: Store, states: readonly ListingState[]) => Promise<void>;
  /** A listing that was loaded, and its card; undefined when it was removed meanwhile. */
  find: (
    match: Pick<AlertMatchRow, 'url_key' | 'reason' | 'previous_price'>,
    language: Language,
  ) => { record: EstateRecord; card: DigestListing } | undefined;
}

/** Makes the card of a listing once, however many alerts of one run found it, unless the listing changes meanwhile. */
export function createDigestCards(): DigestCards {
  const shown = new Map<string, Shown>();
  const isKnown = ({ url_key, shown_price, updated_at }: ListingState): boolean => {
    const record = shown.get(url_key)?.record;
    return record?.shown_price === shown_price && record.updated_at === updated_at;
  };
  return {
    load: async (store, states) => {
      let missing = states.filter((state) => !isKnown(state));
      if (shown.size + missing.length > maxListings) {
        shown.clear();
        missing = [...states];
      }
      const keys = missing.map(({ url_key }) => url_key);
      const records = [...(await readEstatesByKey(store, keys))];
      const summaries = await answerPictures(
        store,
        records.map(([, { summary }]) => JSON.parse(summary) as object),
      );
      for (const [position, [url_key, record]] of records.entries())
        shown.set(url_key, {
          record: { ...record, summary: JSON.stringify(summaries[position]) },
          cards: new Map(),
        });
    },
    find: (match, language) => {
      const listing = shown.get(match.url_key);
      if (!listing) return undefined;
      const name = `${language} ${match.reason} ${match.previous_price}`;
      const card = listing.cards.get(name) ?? digestListing(listing.record, match, language);
      listing.cards.set(name, card);
      return { record: listing.record, card };
    },
  };
}
