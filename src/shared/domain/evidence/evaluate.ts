import { taxRatesOf } from '../costs/taxRates.ts';
import type { AdvertFacts } from './AdvertFacts.ts';
import type { Check, Outcome, Where } from './Check.ts';
import { checkNames, checkOf, type CheckName } from './table.ts';
import { textChecks } from './textChecks.ts';

export interface Finding {
  name: CheckName;
  outcome: Outcome;
}

/** New is what was never lived in: of the others some are not known to be used. */
const isState = (conservation: string | undefined, state: NonNullable<Where['state']>): boolean =>
  (conservation === 'brandNew') === (state === 'new');

const applies = ({ communities, operation, kinds, state }: Where, facts: AdvertFacts): boolean =>
  (operation === undefined || operation === facts.type) &&
  (kinds === undefined || kinds.some((kind) => kind === facts.estate_type)) &&
  (state === undefined || isState(facts.conservation, state)) &&
  (communities === undefined ||
    communities.includes(taxRatesOf(facts.address?.province_slug ?? '')?.community ?? 'unknown'));

/** What comes of one check. */
export function outcomeOf({ where, needs, compare }: Check, facts: AdvertFacts): Outcome {
  if (!applies(where, facts)) return { is: 'not applicable' };
  return needs.some((name) => facts[name] === undefined) ? { is: 'unknown' } : compare(facts);
}

/** What comes of every check of an advert, in the order of the table. */
export const evaluate = (facts: AdvertFacts): Finding[] =>
  checkNames.map((name) => ({ name, outcome: outcomeOf(checkOf(name), facts) }));

const weights = { must: 0, should: 1 } as const;
const severity = { differs: 0, missing: 1 } as const;

/** What is wrong with an advert, the worst first: what cannot be true, then what is not said, each `must` first. */
export const faultsOf = (facts: AdvertFacts): Finding[] =>
  evaluate(facts)
    .filter(({ outcome: { is } }) => is === 'differs' || is === 'missing')
    .sort((one, other) => rankOf(one) - rankOf(other));

/** The lower, the worse. */
export function rankOf({ name, outcome }: Finding): number {
  const { weight } = checkOf(name);
  return weights[weight] * 2 + (outcome.is === 'differs' ? severity.differs : severity.missing);
}

/** Contradictions between fields alone: to read the texts of a listing takes as long as all else of an import. */
export const fieldFaultsOf = (facts: AdvertFacts): Finding[] =>
  checkNames
    .filter((name) => !Object.hasOwn(textChecks, name))
    .map((name) => ({ name, outcome: outcomeOf(checkOf(name), facts) }))
    .filter(({ outcome }) => outcome.is === 'differs');
