import type { OperationType } from '../../domain/estate.ts';
import type { EstateSort } from '../../domain/sorts.ts';
import { filterOf, isFilterOfKind, type EstateFilters, type FilterName } from '../table.ts';
import { filtersOfNumber, questionOf } from './filtersOfNumber.ts';
import type { Meaning } from './lexicon.ts';
import type { SentenceQuestion } from './Offer.ts';
import { isEither, isKind, optionsOf, type Part, type Phrase, type Scan } from './parts.ts';
import { holds } from './phrases.ts';
import { isCount } from './quantities.ts';

export interface Understood {
  operation?: OperationType;
  filters: EstateFilters;
  sort?: EstateSort;
  questions: readonly SentenceQuestion[];
  /** Parts that became nothing. */
  unused: readonly Part[];
}

/** Whether such a word is what is looked for: nothing of a home stands before it, and no other kind is named. */
function isLookedFor(part: Phrase, parts: readonly Part[], { uses }: Scan): boolean {
  if (part.scope === 'with' || uses.includes('home')) return false;
  const isOfHome = (one: Part): boolean =>
    one.as === 'quantity'
      ? isCount(one.measure)
      : optionsOf(one, 'features').length > 0 && !(isEither(one) && one.scope !== 'with');
  return !parts.some((one) => (isKind(one) && !isEither(one)) || (one.from < part.from && isOfHome(one)));
}

/** What a phrase means here; a kind behind a word for `with` or before a place is none. */
function meaningsOf(part: Phrase, parts: readonly Part[], scan: Scan): Meaning[] {
  if (part.scope === 'in' && part.to - part.from === 1) return [];
  const isOfKind = isEither(part) ? isLookedFor(part, parts, scan) : !part.scope;
  // What is stored in premises, and in a home.
  const other = parts.some((one) => optionsOf(one, 'estate_type').includes('premises')) ? 'boxrom' : 'storage';
  const isOne = optionsOf(part, 'features').length === 1;
  return part.meanings.filter((one) => {
    if (one.as !== 'option') return true;
    if (one.name === 'estate_type') return isOfKind;
    return one.name !== 'features' || (!(isOfKind && isEither(part)) && (isOne || one.value !== other));
  });
}

/** The value of a filter of options; undefined where they contradict each other. */
function valueOf(name: FilterName, values: readonly string[], { uses }: Scan): unknown {
  const { options, match } = filterOf(name);
  if (options.length === 0) return values.at(-1);
  const found = options.filter((option) => values.includes(String(option)));
  // `piso en edificio tranquilo`
  if (name === 'estate_type' && found.length > 1) {
    const isList = uses.includes('or') || uses.includes('and');
    const around = isList || !found.includes('flat') ? ['building'] : ['building', 'rural_house'];
    return found.filter((kind) => !around.includes(String(kind))).sort();
  }
  if (isFilterOfKind(name, 'choice') || isFilterOfKind(name, 'marks')) return found.sort();
  return found.length > 1 && match === 'any' && !isFilterOfKind(name, 'age') ? undefined : found[0];
}

/** Undefined where the sentence says none, or both. */
function operationOf(parts: readonly Part[]): OperationType | undefined {
  const meanings = parts.flatMap((part) => (part.as === 'phrase' ? part.meanings : []));
  const said = new Set(meanings.flatMap((one) => (one.as === 'operation' ? [one.value] : [])));
  if (said.size === 0 && parts.some((part) => part.as === 'quantity' && part.isMonthly)) return 'rent';
  return said.size === 1 ? [...said][0] : undefined;
}

/** `piso nuevo`: new construction, where the word stands beside a home. */
const isNewHome = ({ uses, parts }: Scan, at: number): boolean =>
  uses[at] === 'newHome' &&
  ([uses[at - 1], uses[at + 1]].includes('home') ||
    parts.some((part) => isKind(part) && (part.to === at || part.from === at + 1)));

/**
 * The filters that the parts of a sentence say.
 * @param without tokens that are of a place's name
 * @param operation of the page, where the sentence says none
 */
export function filtersOfParts(
  scan: Scan,
  without: (token: number) => boolean,
  operation: OperationType | undefined,
): Understood {
  const parts = scan.parts.filter((part) => !scan.tokens.some((_, at) => holds(part, at) && without(at)));
  const said = operationOf(parts);
  const filters: EstateFilters = {};
  const options = new Map<FilterName, string[]>();
  const add = (name: FilterName, value: string) => options.set(name, [...(options.get(name) ?? []), value]);
  const unused: Part[] = [];
  let sort: EstateSort | undefined;
  for (const part of parts) {
    if (part.as === 'quantity') {
      const { price, area, ...others } = filtersOfNumber(part, said ?? operation, scan, parts) ?? {};
      if (price) filters.price = { ...filters.price, ...price };
      else if (area) filters.area = { ...filters.area, ...area };
      else if (Object.keys(others).length > 0) Object.assign(filters, others);
      else unused.push(part);
      continue;
    }
    const meanings = meaningsOf(part, parts, scan);
    if (meanings.length === 0) unused.push(part);
    for (const one of meanings) {
      if (one.as === 'option') add(one.name, one.value);
      if (one.as === 'sort') sort = one.value;
    }
  }
  if (scan.tokens.some((_, at) => isNewHome(scan, at) && !without(at))) add('conservation', 'brandNew');
  for (const [name, values] of options) Object.assign(filters, { [name]: valueOf(name, values, scan) });
  // A list of homes to buy may be left for a rent, which the default says nothing against; one of rents is meant.
  const ofNumbers = said ?? (operation === 'rent' ? operation : undefined);
  const questions = unused.flatMap((part) => questionOf(part, ofNumbers, scan));
  return { ...(said && { operation: said }), filters, ...(sort && { sort }), unused, questions };
}
