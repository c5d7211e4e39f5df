import { day } from '#shared/times.ts';
import { digest } from '../db/digest.ts';
import { findLastApplied } from '../db/imports/importRuns.ts';
import type { Store } from '../db/store.ts';
import type { FeedSource } from './formats/readFeed.ts';
import type { RunSummary } from './sync/summariseReport.ts';

/** A source as far as it decides what is read of its feed. */
export interface ReadSource extends FeedSource {
  name: string;
  url?: string | undefined;
  file?: string | undefined;
  agency?: string | undefined;
  agent?: string | undefined;
}

/** A run whose feed is still what is stored. */
export type LastReading = RunSummary & { fetched: NonNullable<RunSummary['fetched']> };

/**
 * A feed is read again after a day even where it is as it was: servers err, and a new release may read what an older
 * one left.
 */
const readAgainMs = day;

/** What of a source decides how its feed is read. */
export const settingsOf = ({ url, file, format, map, agency, agent }: ReadSource): string =>
  digest(JSON.stringify({ url, file, format, map, agency, agent }));

/** What the last run found, where what is stored is what it read less than a day ago, with the same settings. */
export async function findLastReading(store: Store, source: ReadSource, now: number): Promise<LastReading | undefined> {
  const last = await findLastApplied(store.db, source.name);
  if (last?.state !== 'done') return undefined;
  const summary = JSON.parse(last.report) as RunSummary;
  const { fetched } = summary;
  if (!fetched || fetched.settings !== settingsOf(source)) return undefined;
  return fetched.at <= now && now - fetched.at < readAgainMs ? { ...summary, fetched } : undefined;
}
