import type { AdvertFacts } from './AdvertFacts.ts';
import { evaluate, evaluateOwn, isFault, rowOf, type Fault } from './evaluate.ts';
import type { OwnRule } from './ownRules.ts';

/**
 * What the rows make of an advert: it breaks one that has to hold; it breaks none; or all that a law asks of it is
 * known to hold, too, and nothing differs.
 */
export const verdicts = ['breaks', 'holds', 'meets'] as const;
export type Verdict = (typeof verdicts)[number];

const isLaw = (finding: Fault): boolean => rowOf(finding).source.kind === 'law';

/** What waits for a lawyer hides no advert, and photographs alone do not: of two that show them one is honest. */
function isBroken(finding: Fault): boolean {
  const { source } = rowOf(finding);
  const isSure = source.kind !== 'law' || source.wait === undefined;
  return isFault(finding) && isSure && !('name' in finding && finding.name === 'ownPictures');
}

/** @param rules of the network */
export function verdictOf(facts: AdvertFacts, rules: readonly OwnRule[]): Verdict {
  const all = [...evaluate(facts), ...evaluateOwn(facts, rules)];
  const asked = all.filter((finding) => rowOf(finding).weight === 'must' && finding.outcome.is !== 'not applicable');
  if (asked.some(isBroken)) return 'breaks';
  if (all.some(({ outcome }) => outcome.is === 'differs')) return 'holds';
  const isMet = asked.every((finding) => !isFault(finding) && (!isLaw(finding) || finding.outcome.is === 'agrees'));
  return isMet ? 'meets' : 'holds';
}
