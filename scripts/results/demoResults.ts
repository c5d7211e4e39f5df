// What the listings of a made-up network could have earned: sums that look like those of a site, for developers.
import type { Language } from '#shared/i18n/languages.ts';
import { visitOrigins, type VisitOrigin } from '#shared/domain/results.ts';
import { day } from '#shared/times.ts';
import { shuffleRank } from '#origin/db/estates/shuffleRank.ts';
import { dayAt } from '#origin/db/results/dayNumbers.ts';
import { originColumn, type OriginColumn } from '#origin/db/results/resultColumns.ts';
import type { Store } from '#origin/db/store.ts';
import type { EstateRow, ResultRow } from '#origin/db/tables.ts';

/** Twelve weeks, the last of which ended yesterday. */
const days = 84;

const estatesAtOnce = 500;

type Listing = Pick<EstateRow, 'key' | 'url_key' | 'published_at'>;

/** From 0 to 1, the same for the same words. */
const chance = (...words: readonly (string | number)[]): number => shuffleRank(words.join(' ')) / 0x8000_0000;

/** A whole number whose mean is `mean`. */
const about = (mean: number, ...words: readonly (string | number)[]): number =>
  Math.floor(mean * (0.5 + chance(...words)) + chance(...words, 'rest'));

/** How much more is looked at on a day: on Sundays most, and of a listing in its first two weeks. */
function interestOn(number: number, publishedOn: number): number {
  const weekday = new Date(number * day).getUTCDay();
  const age = number - publishedOn;
  return (weekday === 0 ? 1.35 : weekday === 6 ? 1.15 : 0.95) * (age < 14 ? 2 - age / 14 : 1);
}

const shares: Readonly<Record<Exclude<VisitOrigin, 'direct'>, number>> = {
  search: 0.38,
  assistant: 0.03,
  portal: 0.12,
  mail: 0.08,
  site: 0.17,
  other: 0.05,
};

/** Of each origin its share; whoever is left came directly. */
function originsOf(opened: number, name: string, number: number): Record<OriginColumn, number> {
  const columns = Object.fromEntries(visitOrigins.map((origin) => [originColumn(origin), 0])) as ReturnType<
    typeof originsOf
  >;
  let rest = opened;
  for (const [origin, share] of Object.entries(shares)) {
    const some = Math.min(rest, Math.floor(opened * share + chance(name, number, origin)));
    columns[originColumn(origin as VisitOrigin)] = some;
    rest -= some;
  }
  return { ...columns, from_direct: rest };
}

function rowOf({ key, url_key: name }: Listing, number: number, interest: number): ResultRow {
  const appeal = 0.25 + chance(name, 'appeal') ** 2 * 3;
  const of = (mean: number, what: string) => about(mean, name, number, what);
  const shown = of(40 * interest * (0.5 + chance(name, 'place')), 'shown');
  const opened = Math.min(shown, of(3 * interest * appeal, 'opened'));
  const part = (share: number, what: string) => Math.min(opened, of(opened * share, what));
  const enquiries = part(0.02, 'enquiries');
  return {
    ...{ estate: key, day: number, is_month: 0, shown, shown_first: Math.round(shown * 0.6), opened },
    ...{ photos: part(0.55, 'photos'), contacts: part(0.06, 'contacts'), shared: part(0.02, 'shared') },
    ...{ kept: part(0.05, 'kept'), enquiries, visits: Math.min(enquiries, part(0.008, 'visits')) },
    ...{ alerts: interest > 1.8 ? of(2, 'alerts') : 0, phones: part(0.62, 'phones') },
    ...originsOf(opened, name, number),
  };
}

/** How often a listing was opened in each language of a site: most often in the first. */
function languagesOf({ estate, day: number, opened }: ResultRow, languages: readonly Language[]) {
  const [first, ...others] = languages;
  const times = others.map((language) =>
    Math.floor((opened * 0.35) / languages.length + chance(estate, number, language) * 0.6),
  );
  const rest = Math.max(0, opened - times.reduce((sum, one) => sum + one, 0));
  return [first!, ...others]
    .map((language, at) => ({ estate, day: number, language, opened: [rest, ...times][at]! }))
    .filter((row) => row.opened > 0);
}

const emptySearches = [
  ['/propiedades-barcelona-comprar?price_max=90000&rooms=3', 3],
  ['/propiedades-madrid-alquilar?price_max=600', 4],
  ['/propiedades-cadiz-comprar?features=swimming_pool&price_max=120000', 1],
  ['/propiedades-valencia-comprar?energy=A&floor=ground', 0.2],
] as const;

/** Of the listings after a key. @returns the key of the last; undefined where there are no more */
async function makeSome(
  store: Store,
  numbers: readonly number[],
  { after, languages }: { after: number; languages: readonly Language[] },
): Promise<number | undefined> {
  const listings = await store.db
    .selectFrom('estates')
    .select(['key', 'url_key', 'published_at'])
    .where('key', '>', after)
    .orderBy('key')
    .limit(estatesAtOnce)
    .execute();
  const rows = numbers.flatMap((number) =>
    listings.flatMap((listing) => {
      const publishedOn = dayAt(Number(listing.published_at));
      return number < publishedOn ? [] : [rowOf(listing, number, interestOn(number, publishedOn))];
    }),
  );
  await store.db.transaction().execute(async (trx) => {
    await store.insertRows(trx, 'results', rows);
    await store.insertRows(
      trx,
      'result_languages',
      rows.flatMap((row) => languagesOf(row, languages)),
    );
  });
  return listings.at(-1)?.key;
}

/** Replaces what is stored by what the listings could have earned in twelve weeks. @param now epoch ms */
export async function makeDemoResults(
  store: Store,
  { now, languages }: { now: number; languages: readonly Language[] },
): Promise<void> {
  const today = dayAt(now);
  const numbers = Array.from({ length: days }, (_, at) => today - days + at);
  const searches = numbers.flatMap((number) =>
    emptySearches.map(([search, mean]) => ({ day: number, search, times: about(mean, search, number) })),
  );
  await store.db.transaction().execute(async (trx) => {
    for (const table of ['results', 'result_languages', 'empty_searches'] as const)
      await trx.deleteFrom(table as 'results').execute();
    await store.insertRows(
      trx,
      'empty_searches',
      searches.filter(({ times }) => times > 0),
    );
  });
  for (let after: number | undefined = 0; after !== undefined;)
    after = await makeSome(store, numbers, { after, languages });
}
