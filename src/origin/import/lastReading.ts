import { day } from '#shared/times.ts';
import { digest } from '../db/digest.ts';
import { findLastApplied } from '../db/imports/importRuns.ts';
import type { Store } from '../db/store.ts';
import type { FeedSource } from './formats/readFeed.ts';
import type { RunSummary } from './sync/summariseReport.ts';

/** The settings of a source on which the records of its feed depend. */
export interface ReadSource extends FeedSource {
  name: string;
  url?: string | undefined;
  file?: string | undefined;
  agency?: string | undefined;
  agent?: string | undefined;
}

/** The summary of a run whose feed is what is stored now. */
export type LastReading = RunSummary & { fetched: NonNullable<RunSummary['fetched']> };

/**
 * An unchanged feed is read again after a day: its server may be wrong about it, and a new release may read fields that
 * an older one left out.
 */
const maxAgeMs = day;

/** A digest of the settings with which a feed is read. */
export const settingsOf = ({ url, file, format, map, agency, agent }: ReadSource): string =>
  digest(JSON.stringify({ url, file, format, map, agency, agent }));

/** The last run, if what it read is what is stored, it is less than a day old, and the settings are the same. */
export async function findLastReading(store: Store, source: ReadSource, now: number): Promise<LastReading | undefined> {
  const last = await findLastApplied(store.db, source.name);
  if (last?.state !== 'done') return undefined;
  const summary = JSON.parse(last.report) as RunSummary;
  const { fetched } = summary;
  if (!fetched || fetched.settings !== settingsOf(source)) return undefined;
  return fetched.at <= now && now - fetched.at < maxAgeMs ? { ...summary, fetched } : undefined;
}
