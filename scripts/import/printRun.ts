import type { BrokenRule, FieldChange, PlannedChange, ReasonCount, SyncReport } from '#origin/import/sync/report.ts';
import { plainText } from '../plainText.mjs';
import { summariseReport } from '#origin/import/sync/summariseReport.ts';

function describeField({ field, before, after }: FieldChange): string {
  return before === undefined ? field : `${field} ${before ?? 'none'} → ${after ?? 'none'}`;
}

/** One line of `--dry-run`. */
function describeChange({ reference, change, fields = [] }: PlannedChange): string {
  const what = fields.length === 0 ? '' : `: ${fields.map(describeField).join(', ')}`;
  return `${reference}: ${change}${what}`;
}

function describeReason({ field, reason, count, references }: ReasonCount): string {
  // What is said of the source itself names no record.
  const named = count > references.length && references.length > 0 ? [...references, '…'] : references;
  return `  ${count} × ${field ?? 'refused'} ${reason}${named.length > 0 ? `: ${named.join(', ')}` : ''}`;
}

const describeBroken = ({ title, outcome, count, hidden, references }: BrokenRule): string =>
  `  ${count} × ${title}: ${outcome}${hidden > 0 ? `, ${hidden} not published` : ''}: ${references.join(', ')}`;

const describeRun = ({ run, seconds, plan }: SyncReport): string =>
  plan ? `${seconds} s. Nothing was stored` : `${seconds} s, run ${run}`;

/** What was changed, in numbers; the words of a plan say what would be. */
function describeCounts(report: SyncReport): string {
  const { read, new: added, changed, unchanged, withdrawn, returned, refused, warnings } = report;
  if (report.undoes !== undefined)
    return `run ${report.undoes} is undone: ${changed} restored, ${returned} returned, ${withdrawn} withdrawn`;
  if (report.asBefore !== undefined)
    return `the feed is unchanged and was not read: ${unchanged} listings are as they were`;
  return [
    `${read} read, ${added} new, ${changed} changed, ${unchanged} unchanged, ${withdrawn} withdrawn`,
    `${returned} returned, ${refused.length} refused, ${warnings.length} warnings`,
  ].join(', ');
}

/** Prints a run: what was refused, what was warned of by reason, and the numbers. */
export function printRun(report: SyncReport): void {
  const { source, refused, refusedRun, plan = [], broken = [] } = report;
  for (const change of plan) console.log(plainText(describeChange(change)));
  for (const { id, reference, place, reason } of refused)
    console.error(plainText(`${reference ?? id ?? place}: refused, ${reason}`));
  const { reasons, otherReasons } = summariseReport(report);
  for (const reason of reasons) if (reason.kind === 'warning') console.error(plainText(describeReason(reason)));
  for (const rule of broken) console.error(plainText(describeBroken(rule)));
  if (otherReasons > 0) console.error(`  and ${otherReasons} further reasons (--json has all)`);
  if (refusedRun) console.error(plainText(`${source}: refused as a whole, nothing is changed: ${refusedRun.reason}.`));
  else console.log(`${source}: ${describeCounts(report)}. ${describeRun(report)}.`);
}
