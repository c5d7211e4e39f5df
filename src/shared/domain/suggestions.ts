import { homeTypes, type OperationType } from './estate.ts';
import { priceFairness, type ComparablePrices } from './priceFairness.ts';

/** What an agent may do for a home, each because of a fact, the most telling first. */
export const suggestionNames = ['cover', 'photos', 'price', 'plan', 'english', 'energy'] as const;

/** A suggestion with the numbers of its fact. */
export type Suggestion =
  | { name: 'cover'; shown: number }
  | { name: 'photos'; photos: number }
  | { name: 'price'; percent: number; alike: number }
  | { name: 'plan' | 'english' | 'energy' };

/** Suggestions that are made for one home. */
const maxSuggestions = 3;

/** A home with fewer photographs is told so. */
const minPhotos = 10;

/** A listing that was in a list so often had its chance to be opened. */
const minShown = 100;

/** Per cent above comparable prices from which it is said. */
const minAbove = 5;

/** What is known of a listing; what is absent is not known, and nothing is said of it. */
export interface SuggestionFacts {
  estateType: string;
  type: OperationType;
  photos: number;
  plans: number;
  /** Whether visitors can read of it in English; undefined where the site does not speak it. */
  isInEnglish?: boolean | undefined;
  energy: string;
  price?: number | undefined;
  area?: number | undefined;
  comparable?: ComparablePrices | undefined;
  /** How often it stood in a list in the week. */
  shown: number;
  isOpenedLess: boolean;
}

/** What follows from the facts of a home; nothing for what nobody lives in. */
export function suggestionsFor(facts: SuggestionFacts): Suggestion[] {
  if (!homeTypes.some((type) => type === facts.estateType)) return [];
  const fairness = priceFairness(facts.price, facts.area, facts.comparable);
  const isAbove = fairness?.way === 'above' && fairness.percent >= minAbove;
  const found: (Suggestion | false)[] = [
    facts.isOpenedLess && facts.shown >= minShown && { name: 'cover', shown: facts.shown },
    facts.photos < minPhotos && { name: 'photos', photos: facts.photos },
    isAbove && { name: 'price', percent: fairness.percent, alike: fairness.count },
    facts.plans === 0 && { name: 'plan' },
    facts.isInEnglish === false && { name: 'english' },
    facts.energy === 'in_process' && { name: 'energy' },
  ];
  return found.filter((one): one is Suggestion => one !== false).slice(0, maxSuggestions);
}
