import { setImmediate as otherWork } from 'node:timers/promises';
import type { AdvertFacts } from '#shared/domain/evidence/AdvertFacts.ts';
import { confirmedAt, readConfirmed } from '../records/readConfirmed.ts';
import type { EstateDetailDocument, EstateSummaryDocument } from '../db/estates/estateDocuments.ts';
import { readSharedPictures } from '../db/pictures/sharedWith.ts';
import type { Store } from '../db/store.ts';
import { distancesFrom } from '../places/distancesFrom.ts';

/** A stored listing as checks compare it, and who can mend it. */
export interface StoredAdvert {
  reference: string;
  agent: string;
  agency: string;
  facts: AdvertFacts;
}

/** Listings read at once; the process does other work in between. */
const pageRows = 100;

const readPage = ({ db }: Store, before: number | undefined) =>
  db
    .selectFrom('estates')
    .innerJoin('estate_summaries', 'estate_summaries.estate', 'estates.key')
    .innerJoin('estate_details', 'estate_details.estate', 'estates.key')
    .innerJoin('agents', 'agents.key', 'estates.agent')
    .innerJoin('agencies', 'agencies.key', 'estates.agency')
    .select(['estates.key', 'estates.url_key', 'estates.reference', 'estates.status', 'estates.price', 'lat', 'lng'])
    .select(['estates.source', 'estates.source_id'])
    .select(['estates.updated_at', 'summary', 'detail', 'agents.slug as agent', 'agencies.slug as agency'])
    .$if(before !== undefined, (query) => query.where('estates.key', '<', before!))
    .where('availability_rank', '<', 2)
    .orderBy('estates.key', 'desc')
    .limit(pageRows)
    .execute();

type Row = Awaited<ReturnType<typeof readPage>>[number];

interface Known {
  /** References of listings that show its photographs. */
  others: readonly string[] | undefined;
  /** When it was last confirmed, epoch ms. */
  confirmed: number | undefined;
}

function factsOf(row: Row, { others, confirmed }: Known, now: number): AdvertFacts {
  const { media: _cover, ...summary } = JSON.parse(row.summary) as EstateSummaryDocument;
  const { media: _all, ...detail } = JSON.parse(row.detail) as EstateDetailDocument;
  const location = row.lat === null || row.lng === null ? undefined : { lat: row.lat / 1e5, lng: row.lng / 1e5 };
  return {
    ...summary,
    ...detail,
    status: row.status,
    price: row.price || undefined,
    updated_at: new Date(row.updated_at).toISOString(),
    confirmed_at: confirmedAt({ ...detail, status: row.status }, confirmed, now),
    ...(location ? { location, ...distancesFrom(location, summary.address) } : {}),
    pictures_elsewhere: others ?? [],
    now,
  };
}

/**
 * Listings that can be had or are reserved, the newest first, page by page: of any number of them a few are in memory.
 * @param most how many, at the most
 */
export async function* readAdverts(store: Store, now: number, most = Infinity): AsyncGenerator<StoredAdvert> {
  let left = most;
  for (let before: number | undefined; left > 0;) {
    const rows = (await readPage(store, before)).slice(0, left);
    const shared = await readSharedPictures(
      store,
      rows.map(({ url_key }) => url_key),
    );
    const confirmed = await readConfirmed(store, rows);
    for (const row of rows)
      yield {
        ...{ reference: row.reference, agent: row.agent, agency: row.agency },
        facts: factsOf(row, { others: shared.get(row.url_key), confirmed: confirmed.get(row.url_key) }, now),
      };
    left -= rows.length;
    if (rows.length < pageRows) return;
    before = rows.at(-1)!.key;
    // SQLite answers within the turn of the event loop.
    await otherWork();
  }
}
