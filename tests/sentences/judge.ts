import type { Suggestion } from '#shared/api/suggestion.ts';
import { wordsOf } from '#shared/domain/matchNames.ts';
import { formatFilters } from '#shared/filters/filterQuery.ts';
import { readSentence } from '#shared/filters/sentence/readSentence.ts';
import { resolveSentence, type ResolvedSentence } from '#shared/filters/sentence/resolveSentence.ts';
import {
  filterNames,
  filterOf,
  placeFilterNames,
  aroundFilterNames,
  type EstateFilters,
} from '#shared/filters/table.ts';
import { withoutFilters } from '#shared/filters/filterQuery.ts';
import { estateSortQuery } from '#shared/domain/sorts.ts';
import type { SentenceWords } from '#shared/i18n/SentenceWords.ts';
import { findInSpain, namesLike } from './placesOfSpain.ts';

/** A sentence of the corpus, and what it says. */
export interface Sample {
  text: string;
  filters: Readonly<Record<string, unknown>>;
  /** The filter or the value that a careless reader would set. */
  trap?: string;
}

export interface Judgement {
  isRight: boolean;
  /** What was asked for by nobody. */
  extra: string[];
  got: Record<string, unknown>;
  ignored: readonly string[];
}

const modes: Readonly<Record<string, string>> = { foot: 'walk', bicycle: 'bike', car: 'car', transit: 'transit' };

const nameOf = ({ kind, name }: Suggestion, samplesName = name): string =>
  kind === 'province' && samplesName.startsWith('provincia de ') ? `provincia de ${name}` : name;

/** What was understood, in the form of the corpus. */
function inWords({ operation, filters, sort, places }: ResolvedSentence<Suggestion>, sample: Sample) {
  const got: Record<string, unknown> = {
    ...(operation ? { operation } : {}),
    ...(sort ? { sort: estateSortQuery(sort) } : {}),
  };
  const others: EstateFilters = withoutFilters(filters, ['province', ...placeFilterNames, ...aroundFilterNames]);
  for (const [name, value] of Object.entries(others)) {
    if (name === 'price' || name === 'area')
      for (const [end, amount] of Object.entries(value as object)) got[`${name}_${end}`] = amount;
    else got[name] = value;
  }
  const names: string[] = [];
  for (const { found, relation } of places) {
    const expected = (sample.filters['places'] as string[] | undefined)?.find((one) => one.startsWith('provincia de '));
    const name = nameOf(found, expected);
    if (found.kind === 'street') got['street'] = { street: found.name, place: found.within };
    else if (relation === 'in') names.push(name);
    else if (relation === 'near') got['near'] = { place: name, km: 10 };
    else if ('km' in relation) got['near'] = { place: name, km: relation.km };
    else
      got['travel'] = {
        place: name,
        minutes: relation.minutes,
        ...(relation.mode ? { mode: modes[relation.mode] } : {}),
      };
  }
  if (filters.postcode) got['postcode'] = filters.postcode;
  if (names.length > 0) got['places'] = names;
  return got;
}

const keyOf = (name: string): string => wordsOf(name.replace(/^provincia de /, '').replace(/^c\//, 'calle ')).join('');

/** Values without order, and places whatever their spelling. */
function fold(value: unknown, isPlace = false): unknown {
  if (Array.isArray(value)) return value.map((one) => fold(one, isPlace)).sort();
  if (typeof value === 'object' && value !== null)
    return Object.fromEntries(
      Object.entries(value)
        .map(([name, one]) => [name, fold(one, name === 'place' || name === 'street')])
        .sort(),
    );
  if (isPlace && typeof value === 'string') return namesLike(value).map(keyOf).sort()[0];
  return typeof value === 'string' && /^\d$/.test(value) ? Number(value) : value;
}

export async function judge(sample: Sample, words: readonly [SentenceWords, ...SentenceWords[]]): Promise<Judgement> {
  const reading = readSentence(sample.text, words);
  const resolved = await resolveSentence<Suggestion>(reading, { find: findInSpain });
  const got = inWords(resolved, sample);
  const isSame = (name: string) =>
    JSON.stringify(fold(got[name], name === 'places')) ===
    JSON.stringify(fold(sample.filters[name], name === 'places'));
  const itemsOf = (name: string, of: Readonly<Record<string, unknown>>): unknown[] => {
    const value = fold(of[name], name === 'places');
    return Array.isArray(value) ? value : [JSON.stringify(value)];
  };
  const extra = Object.keys(got).filter((name) => {
    if (!(name in sample.filters)) return true;
    const expected = itemsOf(name, sample.filters);
    return itemsOf(name, got).some((item) => !expected.includes(item));
  });
  const names = new Set([...Object.keys(got), ...Object.keys(sample.filters)]);
  return { isRight: [...names].every(isSame), extra, got, ignored: resolved.ignored };
}

void [formatFilters, filterNames, filterOf];
