import type { Transaction } from 'kysely';
import { recordChangedPages } from './changedPages.ts';
import { recordChange } from './changes.ts';
import type { CountTally } from '../counts/countTally.ts';
import { estateChange, type ReplacedRow } from './estateChange.ts';
import { forgetEstateEvents, recordEstateEvents } from './estateEvents.ts';
import { linkedTags } from './linkedTags.ts';
import { touchPeople } from './peopleDates.ts';
import { markRevision } from './revisions.ts';
import type { Store } from '../store.ts';
import type { Tables } from '../tables.ts';

interface RecordOptions {
  /** With the changes in it. */
  tally: CountTally;
  /** When they are stored, epoch ms. */
  now: number;
  /** They are put back to what they were: alerts are not told of it, nor of what was before, if not yet. */
  isUndo?: boolean;
  /** What was published before is no news for alerts where it is new, epoch ms. */
  newsSince?: number;
}

/**
 * Writes the counts that changes of estates concern, marks the revisions and the people, and records the changes for
 * delivery, for search engines and for alerts. Of an estate that goes the documents are there yet.
 */
export async function recordReplaced(
  store: Store,
  trx: Transaction<Tables>,
  replaced: readonly ReplacedRow[],
  { tally, now, isUndo = false, newsSince = 0 }: RecordOptions,
): Promise<void> {
  await tally.write(trx);
  const turned = await tally.turnedPlaces(trx);
  const rows = replaced.flatMap(({ before, after, at }) =>
    [before, after].flatMap((row) => (row ? [{ ...row, at: Math.min(at, now) }] : [])),
  );
  await markRevision(
    trx,
    rows.map(({ province }) => province),
  );
  await touchPeople(trx, rows);
  const changes = replaced.map(({ before, after }) => estateChange(before, after, turned));
  await recordChange(trx, {
    hardTags: changes.flatMap(({ hardTags }) => hardTags),
    softTags: [...changes.flatMap(({ softTags }) => softTags), ...(await linkedTags(store, trx, replaced))],
  });
  await recordChangedPages(store, trx, replaced);
  if (isUndo) await forgetEstateEvents(store, trx, replaced);
  else await recordEstateEvents(store, trx, replaced, newsSince);
}
