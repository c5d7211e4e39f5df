import { taxRatesOf } from '../costs/taxRates.ts';
import type { AdvertFacts } from './AdvertFacts.ts';
import type { Check, Outcome, Where } from './Check.ts';
import { checkOfRule, type OwnRule } from './ownRules.ts';
import { checkNames, checkOf, type CheckName } from './table.ts';
import { textChecks } from './textChecks.ts';

export interface Finding {
  name: CheckName;
  outcome: Outcome;
}

/** What came of a network's own rule. */
interface OwnFinding {
  rule: OwnRule;
  outcome: Outcome;
}

export type Fault = Finding | OwnFinding;

/** New is what was never lived in: of the others some are not known to be used. */
const isState = (conservation: string | undefined, state: NonNullable<Where['state']>): boolean =>
  (conservation === 'brandNew') === (state === 'new');

const applies = ({ communities, provinces, operation, kinds, state }: Where, facts: AdvertFacts): boolean => {
  const province = facts.address?.province_slug ?? '';
  return (
    (operation === undefined || operation === facts.type) &&
    (kinds === undefined || kinds.some((kind) => kind === facts.estate_type)) &&
    (state === undefined || isState(facts.conservation, state)) &&
    (provinces === undefined || provinces.includes(province)) &&
    (communities === undefined || communities.includes(taxRatesOf(province)?.community ?? 'unknown'))
  );
};

/** What comes of one check. */
export function outcomeOf({ where, needs, compare }: Check, facts: AdvertFacts): Outcome {
  if (!applies(where, facts)) return { is: 'not applicable' };
  return needs.some((name) => facts[name] === undefined) ? { is: 'unknown' } : compare(facts);
}

/** What comes of every check of an advert, in the order of the table. */
export const evaluate = (facts: AdvertFacts): Finding[] =>
  checkNames.map((name) => ({ name, outcome: outcomeOf(checkOf(name), facts) }));

/** What comes of a network's own rules, in their order. */
export const evaluateOwn = (facts: AdvertFacts, rules: readonly OwnRule[]): OwnFinding[] =>
  rules.map((rule) => ({ rule, outcome: outcomeOf(checkOfRule(rule), facts) }));

/** The row that a finding is of. */
export const rowOf = (finding: Fault): Pick<Check, 'weight' | 'source'> =>
  'rule' in finding ? finding.rule : checkOf(finding.name);

/** Its name in reports. */
export const nameOf = (finding: Fault): string => ('rule' in finding ? finding.rule.name : finding.name);

export const isFault = ({ outcome: { is } }: Pick<Fault, 'outcome'>): boolean => is === 'differs' || is === 'missing';

const weights = { must: 0, should: 1 } as const;
const severity = { differs: 0, missing: 1 } as const;

/**
 * What is wrong with an advert, the worst first: what cannot be true, then what is not said, each `must` first.
 * @param rules of the network
 */
export function faultsOf(facts: AdvertFacts): Finding[];
export function faultsOf(facts: AdvertFacts, rules: readonly OwnRule[]): Fault[];
export function faultsOf(facts: AdvertFacts, rules: readonly OwnRule[] = []): Fault[] {
  return [...evaluate(facts), ...evaluateOwn(facts, rules)]
    .filter(isFault)
    .sort((one, other) => rankOf(one) - rankOf(other));
}

/** The lower, the worse. */
export function rankOf(fault: Fault): number {
  return weights[rowOf(fault).weight] * 2 + (fault.outcome.is === 'differs' ? severity.differs : severity.missing);
}

/** Contradictions between fields alone: to read the texts of a listing takes as long as all else of an import. */
export const fieldFaultsOf = (facts: AdvertFacts): Finding[] =>
  checkNames
    .filter((name) => !Object.hasOwn(textChecks, name))
    .map((name) => ({ name, outcome: outcomeOf(checkOf(name), facts) }))
    .filter(({ outcome }) => outcome.is === 'differs');
