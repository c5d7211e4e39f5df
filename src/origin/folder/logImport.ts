import type { SyncReport } from '../import/sync/report.ts';
import { anotherRuns } from '../import/sync/syncSource.ts';
import type { OriginLogger } from '../originLogger.ts';

/** Notes a run of a source in the log, and each record that it refused. */
export function logImport(logger: OriginLogger, report: SyncReport): void {
  const {
    source,
    refused,
    warnings,
    refusedRun,
    asBefore,
    plan: _plan,
    fetched: _fetched,
    broken = [],
    ...counts
  } = report;
  if (refusedRun?.reason === anotherRuns) return;
  if (refusedRun) return logger.error({ source, ...refusedRun }, 'import refused');
  const wrong = asBefore
    ? { refused: asBefore.refused, warnings: asBefore.warnings }
    : { refused: refused.length, warnings: warnings.length };
  logger.info({ source, ...counts, ...wrong }, 'listings imported');
  // The report has them each time.
  for (const { title, outcome, count, hidden } of asBefore ? [] : broken)
    logger.info({ source, rule: title, outcome, listings: count, hidden }, 'adverts break a rule');
  // What the site does not offer is refused by rule: nothing is wrong with it.
  for (const record of refused)
    logger[record.kind === 'broken' ? 'error' : 'info']({ source, ...record }, 'listing refused');
}
