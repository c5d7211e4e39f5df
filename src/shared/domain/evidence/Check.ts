import type { EstateType, OperationType } from '../estate.ts';
import type { AdvertFacts } from './AdvertFacts.ts';

/** Values that the words of an outcome name: numbers in the contract's units, names, letters. */
export type Values = Readonly<Record<string, string | number>>;

/** A text with its `{values}`. */
export const withValues = (text: string, values: Values = {}): string =>
  text.replaceAll(/\{(\w+)\}/g, (_, name: string) => String(values[name] ?? ''));

/**
 * What came of a check. `differs` says of which two values and `by` how much, in per cent of the second where they are
 * numbers that can be compared so. `missing`: the advert does not say what it has to. `unknown`: a fact is missing, or
 * both values can be true; a buyer who would miss it is told `why` where that has words of its own.
 */
export type Outcome =
  | { is: 'agrees' | 'differs'; values: Values }
  | { is: 'missing'; values?: Values }
  | { is: 'unknown'; why?: string }
  | { is: 'not applicable' };

export const unknown: Outcome = { is: 'unknown' };
export const missing: Outcome = { is: 'missing' };
export const agrees = (values: Values = {}): Outcome => ({ is: 'agrees', values });
export const differs = (values: Values): Outcome => ({ is: 'differs', values });

/** How far a number is from another, in per cent of that, whole. */
export const percentFrom = (value: number, other: number): number =>
  other === 0 ? 100 : Math.round((Math.abs(value - other) / Math.abs(other)) * 100);

/** A law as it is cited. What waits is told to operators, and hides no advert. */
export interface LawSource {
  kind: 'law';
  law: string;
  article: string;
  /** ISO 8601. */
  date: string;
  /** Its text was not read, or does not say for certain that adverts have to. */
  wait?: 'for a lawyer';
}

/** What a check rests on: the advert alone, a law as it is cited with its date, or a public register. */
export type Source =
  | { kind: 'advert' }
  | LawSource
  | { kind: 'register' }
  /** What is published of an official scale. */
  | { kind: 'publication'; title: string };

/** Where a check applies; a property that is not named says: everywhere. */
export interface Where {
  /** Autonomous communities, as the tax rates call them. */
  communities?: readonly string[];
  /** By their slugs. */
  provinces?: readonly string[];
  operation?: OperationType;
  kinds?: readonly EstateType[];
  state?: 'new' | 'used';
}

export type FactName = Exclude<keyof AdvertFacts, 'now' | 'type' | 'estate_type'>;

/** A row of the table of checks. */
export interface Check {
  /** Facts without which its outcome is `unknown`. */
  needs: readonly FactName[];
  where: Where;
  source: Source;
  /** `must`: what a law asks, or what cannot be true. The others are worth a look. */
  weight: 'must' | 'should';
  /** Who is shown it: operators see all. */
  audience: 'visitor' | 'operator';
  /** Of which kinds a visitor is told that the advert does not say it: what a buyer would miss. */
  missedOf?: readonly EstateType[];
  /** Of an advert that it applies to and that has all facts that it needs. */
  compare: (facts: AdvertFacts) => Outcome;
}

export const advert = { kind: 'advert' } as const satisfies Source;
