import { verdictOf, verdicts, type Verdict } from '#shared/domain/evidence/verdict.ts';
import { putOff } from '../estates/availability.ts';
import type { EstateDocuments } from '../estates/readDocuments.ts';
import { unjudged, type EstateRow } from '../tables.ts';
import { advertFacts } from './advertFacts.ts';
import type { AdvertRules } from './advertRules.ts';

/** As the column of listings has it. */
export const storedVerdict = (verdict: Verdict): number => unjudged + 1 + verdicts.indexOf(verdict);

/** Whether a stored verdict is this one. */
export const isVerdict = ({ verdict }: Pick<EstateRow, 'verdict'>, is: Verdict): boolean =>
  verdict === storedVerdict(is);

/**
 * The row of a listing with what the rules make of it: off the site where it breaks one and such are hidden.
 * @param brief JSON: AgentBriefDto, of its agent
 * @param now epoch ms
 */
export function judgeRow(
  { row, summary, detail }: EstateDocuments,
  brief: string,
  { isHiding, rules, registered }: AdvertRules,
  now: number,
): EstateRow {
  const verdict = verdictOf(advertFacts({ ...row, summary, detail, agent_brief: brief }, registered, now), rules);
  return putOff({ ...row, verdict: storedVerdict(verdict) }, isHiding && verdict === 'breaks');
}
