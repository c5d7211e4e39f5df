import { isPlan } from '#shared/domain/mediaCategories.ts';
import type { EstateDetailDocument, EstateSummaryDocument } from '../db/estates/estateDocuments.ts';
import type { Store } from '../db/store.ts';
import type { EstateRow } from '../db/tables.ts';

/** The facts of a listing that are compared. */
export interface TwinFacts extends Pick<
  EstateRow,
  'key' | 'url_key' | 'source' | 'availability_rank' | 'type' | 'estate_type' | 'town' | 'rooms' | 'price' | 'area'
> {
  /** Slug of the agency. */
  agency_slug: string;
  /** In the land register; null where it is not known. */
  cadastral: string | null;
  floor: string | null;
  /** URLs of its photographs. Plans are left out: they look alike. */
  pictures: string[];
}

/** Only the first pictures of a listing are compared. */
const maxPictures = 30;

interface StoredFacts extends EstateRow {
  agency_slug: string;
  summary: string;
  detail: string;
}

function factsOf({ summary, detail, ...row }: StoredFacts): TwinFacts {
  const { floor } = JSON.parse(summary) as EstateSummaryDocument;
  const { media } = JSON.parse(detail) as EstateDetailDocument;
  const { key, url_key, source, agency_slug, availability_rank, type, estate_type, town, rooms, price, area } = row;
  return {
    ...{ key, url_key, source, agency_slug, availability_rank, type, estate_type, town, rooms, price, area },
    cadastral: row.cadastral_reference,
    floor: floor === undefined ? null : String(floor),
    pictures: media
      .filter(({ type: kind, description_category: room }) => !isPlan(kind, room))
      .map(({ url }) => url)
      .slice(0, maxPictures),
  };
}

const stored = ({ db }: Store) =>
  db
    .selectFrom('estates')
    .innerJoin('estate_summaries', 'estate_summaries.estate', 'estates.key')
    .innerJoin('estate_details', 'estate_details.estate', 'estates.key')
    .innerJoin('agencies', 'agencies.key', 'estates.agency')
    .selectAll('estates')
    .select(['summary', 'detail', 'agencies.slug as agency_slug']);

/** A listing by its key in URLs; undefined for one that is gone. */
export async function readFacts(store: Store, key: string): Promise<TwinFacts | undefined> {
  const row = await stored(store).where('estates.url_key', '=', key).executeTakeFirst();
  return row && factsOf(row);
}

/** Listings by the store's keys. */
export async function readFactsOf(store: Store, keys: readonly number[]): Promise<TwinFacts[]> {
  if (keys.length === 0) return [];
  const rows = await stored(store).where(store.isOneOf('estates.key', keys)).orderBy('estates.key').execute();
  return rows.map(factsOf);
}
