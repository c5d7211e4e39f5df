import { isClosed } from '../estate.ts';
import type { AdvertFacts } from './AdvertFacts.ts';
import type { Check, Outcome } from './Check.ts';
import { outcomeOf } from './evaluate.ts';
import { checkNames, checkOf } from './table.ts';
import { maxFindings, wasChecked, type VisitorFinding } from './VisitorFinding.ts';

const visitorNames = checkNames.filter((name) => checkOf(name).audience === 'visitor');

/** Lines about what the advert does not say. */
const maxMissed = 2;

const ranks = { differs: 0, agrees: 1, told: 2, unknown: 3 } as const;

/** Whether a visitor is told that the advert does not say it; of a development each home says so itself. */
function isMissed({ missedOf = [], needs }: Check, { is }: Outcome, facts: AdvertFacts): boolean {
  if (facts.development !== undefined || !missedOf.some((kind) => kind === facts.estate_type)) return false;
  return is === 'missing' || (is === 'unknown' && needs.some((name) => facts[name] === undefined));
}

function findingOf(name: (typeof visitorNames)[number], facts: AdvertFacts): VisitorFinding[] {
  const check = checkOf(name);
  const outcome = outcomeOf(check, facts);
  if (isMissed(check, outcome, facts)) return [{ name, is: 'unknown', values: {} }];
  if (outcome.is !== 'agrees' && outcome.is !== 'differs') return [];
  const told = Object.entries(outcome.values).filter(([key, value]) => key !== 'by' && value !== '');
  const law = check.source.kind === 'law' ? [['law', check.source.law] as const] : [];
  const { found, stated } = outcome.values;
  const is = found !== undefined && stated === undefined ? 'told' : outcome.is;
  return [{ name, is, values: Object.fromEntries([...told, ...law]) }];
}

/**
 * What a visitor is shown of the checks of a listing that can be had: what differs before what agrees, and what the
 * advert does not say at the end. None where nothing could be compared.
 * @param facts without what is hidden: the values come from nothing else
 */
export function visitorFindings(facts: AdvertFacts): VisitorFinding[] {
  if (isClosed(facts.status ?? '')) return [];
  const findings = visitorNames
    .flatMap((name) => findingOf(name, facts))
    .sort((one, other) => ranks[one.is] - ranks[other.is]);
  const missed = findings.filter((finding) => !wasChecked(finding)).slice(0, maxMissed);
  const checked = findings.filter(wasChecked);
  return checked.length === 0 ? [] : [...checked, ...missed].slice(0, maxFindings);
}
