import { randomUUID } from 'node:crypto';
import { batchBounds, type SentBatch } from '#shared/contract/results.ts';
import { resultDay } from '#shared/domain/resultDays.ts';
import type { CountedBySite, VisitOrigin } from '#shared/domain/results.ts';
import type { Language } from '#shared/i18n/languages.ts';
import { minute } from '#shared/times.ts';
import type { ListPage } from './countedPage.ts';

/** Listings, and lists, of which anything is counted between two batches: of what comes beyond, nothing is. */
const maxCounted = 100_000;

/** Days end at a full hour of the clock of Madrid, and quarters of an hour are the same everywhere. */
const quarter = 15 * minute;

type Sums<Name extends string> = Partial<Record<Name, number>>;

/** What was counted of a listing. */
interface EstateSums {
  key: string;
  counts: Sums<CountedBySite>;
  origins: Sums<VisitOrigin>;
  phones: number;
  languages: Sums<Language>;
}

/** One opening of a listing's page. */
interface Opening {
  origin: VisitOrigin;
  isPhone: boolean;
  language: Language;
}

/** Views of a page of a list. */
export interface CountedList {
  page: ListPage;
  times: number;
  /** By browsers alone, which can name pages that nobody was shown. */
  isTold: boolean;
  /** How often it was looked up in vain which listings stand on it. */
  attempts?: number;
}

const increase = <Name extends string>(sums: Sums<Name>, name: Name, times: number): void => {
  sums[name] = (sums[name] ?? 0) + times;
};

/** The parts of a list, each of `size` at most. */
const partsOf = <T>(all: readonly T[], size: number): T[][] =>
  Array.from({ length: Math.ceil(all.length / size) }, (_, part) => all.slice(part * size, (part + 1) * size));

/**
 * What is counted of one day, until it is taken for a batch. A listing is in a batch once, in whatever case a browser
 * tells its key: that of its first.
 */
export function createTally(day: string) {
  const lists = new Map<string, CountedList>();
  const estates = new Map<string, EstateSums>();
  const emptySearches = new Map<string, { search: string; times: number }>();

  function sumsOf(key: string): EstateSums {
    const inAnyCase = key.toLowerCase();
    const known = estates.get(inAnyCase);
    if (known) return known;
    const sums: EstateSums = { key, counts: {}, origins: {}, phones: 0, languages: {} };
    if (estates.size < maxCounted) estates.set(inAnyCase, sums);
    return sums;
  }

  const add = (key: string, name: CountedBySite, times = 1): void => {
    increase(sumsOf(key).counts, name, times);
  };

  return {
    day,
    add,
    addOpening: (key: string, { origin, isPhone, language }: Opening): void => {
      const sums = sumsOf(key);
      increase(sums.counts, 'opened', 1);
      increase(sums.origins, origin, 1);
      increase(sums.languages, language, 1);
      if (isPhone) sums.phones += 1;
    },
    /** A list was shown; which listings stand on it is found before the next batch. */
    addList: ({ page, times, isTold, attempts }: CountedList): void => {
      const known = lists.get(page.url);
      if (known) {
        known.times += times;
        known.isTold &&= isTold;
        known.attempts = Math.max(known.attempts ?? 0, attempts ?? 0);
      } else if (lists.size < maxCounted) lists.set(page.url, { page, times, isTold, attempts });
    },
    addEmptySearch: (search: string, times: number): void => {
      const inAnyCase = search.toLowerCase();
      const before = emptySearches.get(inAnyCase)?.times ?? 0;
      if (emptySearches.size < maxCounted) emptySearches.set(inAnyCase, { search, times: before + times });
    },
    /** The lists whose listings are not found yet. Removes them from the tally. */
    takeLists: (): CountedList[] => {
      const taken = [...lists.values()];
      lists.clear();
      return taken;
    },
    /** All sums, as batches within their bounds. Removes them from the tally. */
    takeBatches: (): SentBatch[] => {
      const estateParts = partsOf([...estates.values()], batchBounds.estates);
      const searchParts = partsOf([...emptySearches.values()], batchBounds.searches);
      estates.clear();
      emptySearches.clear();
      return Array.from({ length: Math.max(estateParts.length, searchParts.length) }, (_, part) => ({
        id: randomUUID(),
        day,
        estates: estateParts[part] ?? [],
        emptySearches: searchParts[part] ?? [],
      }));
    },
    isEmpty: (): boolean => lists.size === 0 && estates.size === 0 && emptySearches.size === 0,
  };
}

export type Tally = ReturnType<typeof createTally>;

/** A tally for each day, of which most of the time there is one. @param now wall clock, in milliseconds */
export function createTallies(now: () => number) {
  const tallies = new Map<string, Tally>();
  let current: Tally | undefined;
  let quarterNow = 0;

  function tallyOf(day: string): Tally {
    const tally = tallies.get(day) ?? createTally(day);
    tallies.set(day, tally);
    return tally;
  }

  return {
    /** That of today in Spain. Called with every hit: the date is asked for four times an hour. */
    today: (): Tally => {
      const time = Math.floor(now() / quarter);
      if (current === undefined || time !== quarterNow) {
        quarterNow = time;
        current = tallyOf(resultDay(now()));
      }
      return current;
    },
    /** All that hold anything; days that are over and empty are dropped. */
    all: (): Tally[] => {
      for (const [day, tally] of tallies) if (tally !== current && tally.isEmpty()) tallies.delete(day);
      return [...tallies.values()];
    },
  };
}

export type Tallies = ReturnType<typeof createTallies>;
