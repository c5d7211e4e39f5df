import { isClosed } from '../estate.ts';
import type { AdvertFacts } from './AdvertFacts.ts';
import type { Check, Outcome, Source, Values } from './Check.ts';
import { outcomeOf } from './evaluate.ts';
import { checkOfRule, type OwnRule } from './ownRules.ts';
import { checkNames, checkOf } from './table.ts';
import { maxFindings, wasChecked, type VisitorFinding } from './VisitorFinding.ts';

const visitorNames = checkNames.filter((name) => checkOf(name).audience === 'visitor');

/** Lines about what the advert does not say. */
const maxMissed = 2;

const ranks = { differs: 0, agrees: 1, told: 2, unknown: 3 } as const;

/** What a visitor is told that the advert does not say, and why; of a development each home says so itself. */
function missedOf({ missedOf: kinds = [], needs }: Check, outcome: Outcome, facts: AdvertFacts): Values | undefined {
  if (facts.development !== undefined || !kinds.some((kind) => kind === facts.estate_type)) return undefined;
  if (outcome.is === 'missing') return {};
  if (outcome.is !== 'unknown') return undefined;
  if (outcome.why !== undefined) return { why: outcome.why };
  return needs.some((name) => facts[name] === undefined) ? {} : undefined;
}

/** What a finding names: without by how much, and with what it rests on. */
function valuesOf(values: Values, source: Source): Values {
  const told = Object.entries(values).filter(([key, value]) => key !== 'by' && value !== '');
  return {
    ...Object.fromEntries(told),
    ...(source.kind === 'law' ? { law: source.law } : {}),
    ...(source.kind === 'publication' ? { title: source.title } : {}),
  };
}

function findingOf(name: (typeof visitorNames)[number], facts: AdvertFacts): VisitorFinding[] {
  const check = checkOf(name);
  const outcome = outcomeOf(check, facts);
  const missed = missedOf(check, outcome, facts);
  if (missed) return [{ name, is: 'unknown', values: missed }];
  if (outcome.is !== 'agrees' && outcome.is !== 'differs') return [];
  const { found, stated } = outcome.values;
  const is = found !== undefined && stated === undefined ? 'told' : outcome.is;
  return [{ name, is, values: valuesOf(outcome.values, check.source) }];
}

/** Of a network's own rule, where it has words for what came of it. */
function ownFinding(rule: OwnRule, facts: AdvertFacts): VisitorFinding[] {
  const { name, source, audience, words } = rule;
  const outcome = outcomeOf(checkOfRule(rule), facts);
  if (audience !== 'visitor' || outcome.is === 'not applicable' || outcome.is === 'unknown') return [];
  const own = words.visitor?.[outcome.is];
  if (own === undefined) return [];
  if (outcome.is !== 'missing') return [{ name, is: outcome.is, values: valuesOf(outcome.values, source), words: own }];
  return facts.development === undefined ? [{ name, is: 'unknown', values: {}, words: own }] : [];
}

/**
 * What a visitor is shown of the checks of a listing that can be had: what differs before what agrees, and what the
 * advert does not say at the end. None where nothing could be compared.
 * @param facts without what is hidden: the values come from nothing else
 * @param rules of the network
 */
export function visitorFindings(facts: AdvertFacts, rules: readonly OwnRule[] = []): VisitorFinding[] {
  if (isClosed(facts.status ?? '')) return [];
  const findings = [
    ...visitorNames.flatMap((name) => findingOf(name, facts)),
    ...rules.flatMap((rule) => ownFinding(rule, facts)),
  ].sort((one, other) => ranks[one.is] - ranks[other.is]);
  const missed = findings.filter((finding) => !wasChecked(finding)).slice(0, maxMissed);
  const checked = findings.filter(wasChecked);
  return checked.length === 0 ? [] : [...checked, ...missed].slice(0, maxFindings);
}
