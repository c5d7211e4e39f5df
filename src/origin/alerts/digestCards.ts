import type { Language } from '#shared/i18n/languages.ts';
import type { Store } from '../db/store.ts';
import type { AlertMatchRow, EstateRow } from '../db/tables.ts';
import type { DigestListing } from '../mail/mail.ts';
import { answerPictures } from '../media/answerPictures.ts';
import { readEstatesByReference, type EstateRecord } from '../search/readEstates.ts';
import { digestListing } from './digestListing.ts';

/** What a card follows. */
export type ListingState = Pick<EstateRow, 'reference' | 'availability_rank' | 'shown_price' | 'updated_at'>;

/** A listing as it is now, and its card in each language and for each reason that was asked for. */
interface Shown {
  record: EstateRecord;
  cards: Map<string, DigestListing>;
}

/** Listings kept: each takes some kilobytes. */
const maxListings = 2_000;

/** How listings are at the moment, by reference; what is gone is left out. */
export async function readListingStates(
  { db, isOneOf }: Store,
  references: readonly string[],
): Promise<Map<string, ListingState>> {
  const rows = await db
    .selectFrom('estates')
    .select(['reference', 'availability_rank', 'shown_price', 'updated_at'])
    .where(isOneOf('reference', references))
    .execute();
  return new Map(rows.map((row) => [row.reference, row]));
}

export interface DigestCards {
  /** Reads those of some listings that are not known as they are now. */
  load: (store: Store, states: readonly ListingState[]) => Promise<void>;
  /** A listing that was loaded, and its card; undefined when it was removed meanwhile. */
  find: (
    match: Pick<AlertMatchRow, 'reference' | 'reason' | 'previous_price'>,
    language: Language,
  ) => { record: EstateRecord; card: DigestListing } | undefined;
}

/** Makes the card of a listing once, however many alerts of one run found it, unless the listing changes meanwhile. */
export function createDigestCards(): DigestCards {
  const shown = new Map<string, Shown>();
  const isKnown = ({ reference, shown_price, updated_at }: ListingState): boolean => {
    const record = shown.get(reference)?.record;
    return record?.shown_price === shown_price && record.updated_at === updated_at;
  };
  return {
    load: async (store, states) => {
      let missing = states.filter((state) => !isKnown(state));
      if (shown.size + missing.length > maxListings) {
        shown.clear();
        missing = [...states];
      }
      const references = missing.map(({ reference }) => reference);
      const records = [...(await readEstatesByReference(store, references))];
      const summaries = await answerPictures(
        store,
        records.map(([, { summary }]) => JSON.parse(summary) as object),
      );
      for (const [position, [reference, record]] of records.entries())
        shown.set(reference, {
          record: { ...record, summary: JSON.stringify(summaries[position]) },
          cards: new Map(),
        });
    },
    find: (match, language) => {
      const listing = shown.get(match.reference);
      if (!listing) return undefined;
      const name = `${language} ${match.reason} ${match.previous_price}`;
      const card = listing.cards.get(name) ?? digestListing(listing.record, match, language);
      listing.cards.set(name, card);
      return { record: listing.record, card };
    },
  };
}
