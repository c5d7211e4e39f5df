import { standingOf } from '#shared/domain/openings.ts';
import { suggestionsFor, type Suggestion } from '#shared/domain/suggestions.ts';
import type { ResultSums } from '#shared/contract/results.ts';
import type { Language } from '#shared/i18n/languages.ts';
import { ownWords } from '#shared/i18n/localised.ts';
import type { EstateDetailDocument, EstateSummaryDocument } from '../db/estates/estateDocuments.ts';
import { readSums, type Period } from '../db/results/readResults.ts';
import type { Store } from '../db/store.ts';
import { readTranslatedInto } from '../db/translations/readTranslatedInto.ts';
import type { ComparedPrices } from '../records/comparablePrices.ts';
import { readDetails, readEstates, type EstateRecord } from '../records/readEstates.ts';
import type { OfferedHome } from './offeredHomes.ts';
import { toResultSums } from './toResultSums.ts';
import { weekBefore } from './weeks.ts';

/** A home with what it earned in a week. */
export interface WeekHome extends Pick<OfferedHome, 'compared'> {
  record: EstateRecord;
  counts: ResultSums;
  /** Of the week before; absent where that was not counted, or the home was not on the site in all of it. */
  previous?: ResultSums;
  suggestions: Suggestion[];
}

export interface WeekOptions {
  week: Period;
  /** Since when the network is counted, in days since 1970. */
  since: number;
  /** Of the site. */
  languages: readonly Language[];
  prices: ComparedPrices;
}

/** What homes earned in a week and the one before, by their keys, and whether the second may be told of a home. */
async function readTwoWeeks(
  store: Store,
  keys: readonly number[],
  { week, since }: Pick<WeekOptions, 'week' | 'since'>,
) {
  const before = weekBefore(week);
  const [counts, previous] = [await readSums(store, keys, week), await readSums(store, keys, before)];
  return {
    countsOf: (key: number): ResultSums => toResultSums(counts.get(key)),
    previousOf: ({ key, published }: Pick<OfferedHome, 'key' | 'published'>): ResultSums | undefined =>
      since <= before.from && published < before.from ? toResultSums(previous.get(key)) : undefined,
  };
}

/** Whether visitors who read English find the listing in it, by its own words or a machine's. */
async function readEnglish(
  store: Store,
  records: readonly EstateRecord[],
  details: ReadonlyMap<number, EstateDetailDocument>,
): Promise<Set<number>> {
  const translated = await readTranslatedInto(
    store,
    records.map(({ key }) => key),
    'en',
  );
  const own = records.filter(({ key, summary }) => {
    const { description } = JSON.parse(summary) as EstateSummaryDocument;
    return ownWords(description, 'en') !== undefined || ownWords(details.get(key)?.text, 'en') !== undefined;
  });
  return new Set([...translated, ...own.map(({ key }) => key)]);
}

/** Homes with what they earned in a week, how that compares, and what follows from their facts; in the given order. */
export async function readWeekHomes(
  store: Store,
  homes: readonly OfferedHome[],
  { languages, prices, ...weeks }: WeekOptions,
): Promise<WeekHome[]> {
  const keys = homes.map(({ key }) => key);
  const records = await readEstates(store, keys);
  const { countsOf, previousOf } = await readTwoWeeks(store, keys, weeks);
  const speaksEnglish = languages.includes('en');
  const english = speaksEnglish ? await readEnglish(store, records, await readDetails(store, keys)) : undefined;
  const comparable = await prices.of(records);
  const byKey = new Map(homes.map((home) => [home.key, home]));
  return records.map((record) => {
    const home = byKey.get(record.key)!;
    const {
      estate_type: estateType,
      type,
      pictures = 0,
      plans = 0,
      cee,
    } = JSON.parse(record.summary) as EstateSummaryDocument;
    const counts = countsOf(record.key);
    const previous = previousOf(home);
    const standing = home.compared && standingOf(counts.opened, home.compared);
    return {
      ...{ record, counts, compared: home.compared },
      ...(previous ? { previous } : {}),
      suggestions: suggestionsFor({
        ...{ estateType, type, photos: pictures, plans, energy: cee.state, area: record.area },
        ...{ price: record.shown_price ?? undefined, comparable: comparable.get(record.key) },
        ...{ isInEnglish: english?.has(record.key), shown: counts.shown, isOpenedLess: standing?.way === 'less' },
      }),
    };
  });
}
