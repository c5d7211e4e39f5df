import type { Language } from '../../i18n/languages.ts';
import type { EnergyRating } from '../estate.ts';
import type { AdvertFacts } from './AdvertFacts.ts';
import { agrees, differs, missing, percentFrom, unknown, type Check, type FactName, type Outcome } from './Check.ts';

/** Facts that a network's own rules can name: of `cee` the letter. */
export const comparableFacts = [
  ...['price', 'area_constructed', 'area_useful', 'area_plot', 'area_terrace', 'rooms', 'bathrooms', 'floor'],
  ...['floors', 'year', 'conservation', 'subtype', 'status', 'community_fee', 'ibi', 'last_rent', 'reference_index'],
  ...['large_holder', 'registration_number', 'location', 'rating'],
] as const satisfies readonly (FactName | 'rating')[];
type ComparableFact = (typeof comparableFacts)[number];

type Value = string | number | boolean;

/** What a rule asks, without code. */
type Comparison =
  | { stated: ComparableFact }
  | { number: ComparableFact; from?: number | undefined; to?: number | undefined }
  | { lower: ComparableFact; higher: ComparableFact }
  | { value: ComparableFact; among: readonly Value[] };

export type OwnWords = Readonly<Partial<Record<Language, string>>>;

/** What can come of a rule that there are words for. */
export const ownOutcomes = ['agrees', 'differs', 'missing'] as const;
type OwnOutcome = (typeof ownOutcomes)[number];

/** A row of the checks that a network has of its own (`rules.json` of its folder). */
export interface OwnRule extends Pick<Check, 'where' | 'source' | 'weight' | 'audience'> {
  /** Of no check of the table. */
  name: string;
  needs: readonly ComparableFact[];
  comparison: Comparison;
  words: {
    /** What operators and agents are told of a fault, in Spanish at least. */
    operator: OwnWords;
    /** What visitors are told of each outcome, where they are its audience: of one without words nothing. */
    visitor?: Readonly<Partial<Record<OwnOutcome, OwnWords>>> | undefined;
  };
}

const ratingOf = ({ cee }: AdvertFacts): EnergyRating | undefined => cee?.rating as EnergyRating | undefined;

/** 0 is what programs write of an area or a price that nobody filled in. */
const isBlank = (name: ComparableFact, value: unknown): boolean =>
  value === undefined || (value === 0 && (name.startsWith('area_') || name === 'price' || name === 'year'));

function factOf(facts: AdvertFacts, name: ComparableFact): Value | object | undefined {
  const value = name === 'rating' ? ratingOf(facts) : facts[name];
  return isBlank(name, value) ? undefined : value;
}

const isValue = (value: unknown): value is Value => typeof value !== 'object' && value !== undefined;

/** As outcomes name it: a year without a separator. */
const told = (name: ComparableFact, value: Value): string | number =>
  typeof value === 'boolean' || name === 'year' ? String(value) : value;

function compareNumbers(name: ComparableFact, facts: AdvertFacts, from: unknown, to: unknown): Outcome {
  const stated = factOf(facts, name);
  if (typeof stated !== 'number') return unknown;
  const isLow = typeof from === 'number' && stated < from;
  const isHigh = typeof to === 'number' && stated > to;
  if (!isLow && !isHigh) return agrees({ stated: told(name, stated) });
  const end = (isLow ? from : to) as number;
  return differs({ stated: told(name, stated), found: told(name, end), by: percentFrom(stated, end) });
}

function compareOwn(comparison: Comparison, facts: AdvertFacts): Outcome {
  if ('stated' in comparison) {
    const stated = factOf(facts, comparison.stated);
    return stated === undefined ? missing : agrees(isValue(stated) ? { stated: told(comparison.stated, stated) } : {});
  }
  if ('number' in comparison) return compareNumbers(comparison.number, facts, comparison.from, comparison.to);
  if ('lower' in comparison)
    return compareNumbers(comparison.lower, facts, undefined, factOf(facts, comparison.higher));
  const stated = factOf(facts, comparison.value);
  if (!isValue(stated)) return unknown;
  const values = { stated: told(comparison.value, stated) };
  return comparison.among.includes(stated) ? agrees(values) : differs(values);
}

/** Facts whose values are the contract's words, yes and no, or a place: none to show to visitors. */
const wordFacts: readonly ComparableFact[] = ['conservation', 'subtype', 'status', 'large_holder', 'location'];

/** What can come of a comparison, with the values that words for visitors may name then. */
export function tellableValues(comparison: Comparison): Readonly<Partial<Record<OwnOutcome, readonly string[]>>> {
  const stated = (name: ComparableFact) => (wordFacts.includes(name) ? [] : ['stated']);
  if ('stated' in comparison) return { agrees: stated(comparison.stated), missing: [] };
  if ('value' in comparison) return { agrees: stated(comparison.value), differs: stated(comparison.value) };
  return { agrees: ['stated'], differs: ['stated', 'found'] };
}

/** A rule of a network as a check: `unknown` where a fact is not stated, but for that which has to be. */
export const checkOfRule = ({ where, source, weight, audience, needs, comparison }: OwnRule): Check => ({
  ...{ where, source, weight, audience, needs: [] },
  compare: (facts) =>
    needs.some((name) => factOf(facts, name) === undefined) ? unknown : compareOwn(comparison, facts),
});
