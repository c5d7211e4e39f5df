import { setImmediate as otherWork } from 'node:timers/promises';
import type { ExpressionBuilder } from 'kysely';
import type { AdvertFacts } from '#shared/domain/evidence/AdvertFacts.ts';
import { advertFacts } from '../db/adverts/advertFacts.ts';
import { confirmedAt, readConfirmed } from '../records/readConfirmed.ts';
import { readAdvertRules } from '../db/adverts/advertRules.ts';
import { storedVerdict } from '../db/adverts/judgeRow.ts';
import { unpublishedRank } from '../db/estates/availability.ts';
import { readSharedPictures } from '../db/pictures/sharedWith.ts';
import type { Store } from '../db/store.ts';
import type { Tables } from '../db/tables.ts';

/** A stored listing as checks compare it, and who can mend it. */
export interface StoredAdvert {
  reference: string;
  agent: string;
  agency: string;
  /** It is not published, since it breaks a rule. */
  isHidden: boolean;
  facts: AdvertFacts;
}

/** Listings read at once; the process does other work in between. */
const pageRows = 100;

/** Can be had, is reserved, or would be if it broke no rule. */
export const isAdvert = (where: ExpressionBuilder<Tables, 'estates'>) =>
  where.or([where('availability_rank', '<', 2), where('availability_rank', '=', unpublishedRank)]);

/** Which adverts are read. */
interface AdvertSelection {
  /** How many, at the most. */
  most?: number;
  /** Those of this source that break a rule which must hold. */
  brokenIn?: string;
}

const readPage = ({ db }: Store, before: number | undefined, { brokenIn }: AdvertSelection) =>
  db
    .selectFrom('estates')
    .innerJoin('estate_summaries', 'estate_summaries.estate', 'estates.key')
    .innerJoin('estate_details', 'estate_details.estate', 'estates.key')
    .innerJoin('agents', 'agents.key', 'estates.agent')
    .innerJoin('agencies', 'agencies.key', 'estates.agency')
    .select(['estates.key', 'estates.url_key', 'estates.reference', 'estates.status', 'estates.price', 'lat', 'lng'])
    .select(['estates.updated_at', 'availability_rank', 'summary', 'detail', 'agents.brief as agent_brief'])
    .select(['agents.slug as agent', 'agencies.slug as agency', 'estates.source', 'estates.source_id'])
    .$if(before !== undefined, (query) => query.where('estates.key', '<', before!))
    .$if(brokenIn !== undefined, (query) =>
      query.where('estates.source', '=', brokenIn!).where('verdict', '=', storedVerdict('breaks')),
    )
    .where(isAdvert)
    .orderBy('estates.key', 'desc')
    .limit(pageRows)
    .execute();

/**
 * Listings that can be had or are reserved, published or not, the newest first, page by page: of any number of them a
 * few are in memory.
 */
export async function* readAdverts(
  store: Store,
  now: number,
  selection: AdvertSelection = {},
): AsyncGenerator<StoredAdvert> {
  const { registered } = await readAdvertRules(store.db);
  let left = selection.most ?? Infinity;
  for (let before: number | undefined; left > 0;) {
    const rows = (await readPage(store, before, selection)).slice(0, left);
    const shared = await readSharedPictures(
      store,
      rows.map(({ url_key }) => url_key),
    );
    const confirmed = await readConfirmed(store, rows);
    for (const row of rows) {
      const facts = advertFacts(row, registered, now);
      yield {
        ...{ reference: row.reference, agent: row.agent, agency: row.agency },
        isHidden: row.availability_rank === unpublishedRank,
        facts: {
          ...facts,
          confirmed_at: confirmedAt({ ...facts, status: row.status }, confirmed.get(row.url_key), now),
          pictures_elsewhere: shared.get(row.url_key) ?? [],
        },
      };
    }
    left -= rows.length;
    if (rows.length < pageRows) return;
    before = rows.at(-1)!.key;
    // SQLite answers within the turn of the event loop.
    await otherWork();
  }
}
