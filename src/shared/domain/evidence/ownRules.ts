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

type OwnWords = Readonly<Partial<Record<Language, string>>>;

/** A row of the checks that a network has of its own (`rules.json` of its folder). */
export interface OwnRule extends Pick<Check, 'where' | 'source' | 'weight' | 'audience'> {
  /** Of no check of the table. */
  name: string;
  needs: readonly ComparableFact[];
  comparison: Comparison;
  words: {
    /** What operators and agents are told of a fault, in Spanish at least. */
    operator: OwnWords;
    /** What visitors are told, where they are its audience. */
    visitor?: OwnWords | undefined;
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

/** As outcomes name it. */
const told = (value: Value): string | number => (typeof value === 'boolean' ? String(value) : value);

function compareNumbers(stated: unknown, from: unknown, to: unknown): Outcome {
  if (typeof stated !== 'number') return unknown;
  const isLow = typeof from === 'number' && stated < from;
  const isHigh = typeof to === 'number' && stated > to;
  if (!isLow && !isHigh) return agrees({ stated });
  const end = (isLow ? from : to) as number;
  return differs({ stated, found: end, by: percentFrom(stated, end) });
}

function compareOwn(comparison: Comparison, facts: AdvertFacts): Outcome {
  if ('stated' in comparison) {
    const stated = factOf(facts, comparison.stated);
    return stated === undefined ? missing : agrees(isValue(stated) ? { stated: told(stated) } : {});
  }
  if ('number' in comparison) return compareNumbers(factOf(facts, comparison.number), comparison.from, comparison.to);
  if ('lower' in comparison)
    return compareNumbers(factOf(facts, comparison.lower), undefined, factOf(facts, comparison.higher));
  const stated = factOf(facts, comparison.value);
  if (!isValue(stated)) return unknown;
  return comparison.among.includes(stated) ? agrees({ stated: told(stated) }) : differs({ stated: told(stated) });
}

/** A rule of a network as a check: `unknown` where a fact is not stated, but for that which has to be. */
export const checkOfRule = ({ where, source, weight, audience, needs, comparison }: OwnRule): Check => ({
  ...{ where, source, weight, audience, needs: [] },
  compare: (facts) =>
    needs.some((name) => factOf(facts, name) === undefined) ? unknown : compareOwn(comparison, facts),
});
