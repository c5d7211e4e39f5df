import { newTown, type Faults, type ReasonCount, type SyncReport } from './report.ts';

/** So that the report of any run is a few kilobytes. */
const maxReasons = 100;
const maxReferences = 20;

/** New towns that are said before all else: a mistake that makes a page is worth a look. */
const maxNewTowns = 10;

/** In characters. */
const maxTextLength = 200;

/** What is kept of a run: its numbers, and what was wrong by reason, the most frequent first. */
export interface RunSummary
  extends Omit<SyncReport, 'source' | 'run' | 'refused' | 'warnings' | 'plan' | 'asBefore'>, Faults {
  /** The feed was unchanged, and was not read: what was wrong is what was wrong in it before. */
  isAsBefore?: true;
}

interface Noted {
  id: string | null;
  reference: string | null;
  place?: string;
  field?: string;
  reason: string;
}

const cut = (text: string): string => (text.length > maxTextLength ? `${text.slice(0, maxTextLength)}…` : text);

function countReasons(kind: ReasonCount['kind'], noted: readonly Noted[]): ReasonCount[] {
  const counts = new Map<string, ReasonCount>();
  for (const { id, reference, place, field, reason } of noted) {
    const key = `${field} ${reason}`;
    const known = counts.get(key);
    const one = known ?? { kind, ...(field ? { field } : {}), reason: cut(reason), count: 0, references: [] };
    one.count += 1;
    const name = reference || id || place;
    if (name && one.references.length < maxReferences) one.references.push(cut(name));
    if (!known) counts.set(key, one);
  }
  return [...counts.values()].sort((a, b) => b.count - a.count);
}

/** New towns first. */
function inOrder(reasons: readonly ReasonCount[]): ReasonCount[] {
  const first = reasons.filter(({ reason }) => reason.includes(newTown)).slice(0, maxNewTowns);
  return [...first, ...reasons.filter((reason) => !first.includes(reason))];
}

/** A report without what is said of each record: of any number of them it is a few kilobytes long. */
export function summariseReport({
  source: _source,
  run: _run,
  plan: _plan,
  asBefore,
  refused,
  warnings,
  ...rest
}: SyncReport): RunSummary {
  const reasons = inOrder([...countReasons('refused', refused), ...countReasons('warning', warnings)]);
  return {
    ...rest,
    ...(rest.refusedRun ? { refusedRun: { reason: cut(rest.refusedRun.reason) } } : {}),
    refused: refused.length,
    warnings: warnings.length,
    reasons: reasons.slice(0, maxReasons),
    otherReasons: Math.max(0, reasons.length - maxReasons),
    ...(asBefore ? { ...asBefore, isAsBefore: true } : {}),
  };
}
