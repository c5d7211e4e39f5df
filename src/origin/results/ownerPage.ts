import type { OwnerResultsDto } from '#shared/contract/ownerResults.ts';
import type { EstateDetailDocument } from '../db/estates/estateDocuments.ts';
import { dateOf, dayAt } from '../db/results/dayNumbers.ts';
import { countedSince } from '../db/results/countedSince.ts';
import { readNotes } from '../db/results/ownerNotes.ts';
import { readDays, type Period } from '../db/results/readResults.ts';
import type { Store } from '../db/store.ts';
import type { EstateRow } from '../db/tables.ts';
import { addresseeOf, readShownEstate } from '../leads/addressee.ts';
import { confirmedListing } from '../leads/listing.ts';
import { optionalField } from '../optionalField.ts';
import type { Language } from '#shared/i18n/languages.ts';
import { agentRecords } from '../records/readPeople.ts';
import { addSums, toResultSums } from './toResultSums.ts';
import { lastWeek, weekDays } from './weeks.ts';

/** Weeks that are shown. */
const maxWeeks = 12;

/**
 * The weeks of a home that are over, the oldest first: the first begins when the home was published, or counting began,
 * where that is later.
 */
export function weeksOf(now: number, since: number, published: number): Period[] {
  const last = lastWeek(now);
  const weeks = Array.from({ length: maxWeeks }, (_, at) => ({
    from: last.from - (maxWeeks - 1 - at) * weekDays,
    to: last.to - (maxWeeks - 1 - at) * weekDays,
  }));
  const begins = Math.max(since, published);
  return weeks.filter(({ to }) => to >= begins).map(({ from, to }) => ({ from: Math.max(from, begins), to }));
}

/** What a home earned in each of its weeks. */
async function readWeeks(store: Store, estate: Pick<EstateRow, 'key' | 'published_at'>, now: number) {
  const since = (await countedSince(store.db)) ?? Infinity;
  const weeks = weeksOf(now, since, dayAt(Number(estate.published_at)));
  if (weeks.length === 0) return [];
  const days = await readDays(store, estate.key, { from: weeks[0]!.from, to: weeks.at(-1)!.to });
  return weeks.map(({ from, to }) => ({
    ...{ from: dateOf(from), to: dateOf(to) },
    counts: addSums(days.filter(({ day }) => day >= from && day <= to).map((row) => toResultSums(row))),
  }));
}

interface PageOptions {
  /** Epoch ms. */
  expiresAt: number;
  /** Of the site. */
  languages: readonly Language[];
  now: number;
}

/** What a home earned, for its owner; null where it is not on the site any more. */
export async function readOwnerPage(
  store: Store,
  key: number,
  { expiresAt, languages, now }: PageOptions,
): Promise<OwnerResultsDto | null> {
  const estate = await store.db
    .selectFrom('estates')
    .select(['key', 'url_key', 'published_at', 'agent'])
    .where('key', '=', key)
    .executeTakeFirst();
  const record = estate && (await readShownEstate(store, estate.url_key));
  const agent = estate && (await agentRecords(store).where('agents.key', '=', estate.agent).executeTakeFirst());
  if (!record || !agent) return null;
  const { slug, fullName, agencyName, phone, email } = await addresseeOf(store, agent, languages);
  const { price_history: prices = [] } = JSON.parse(record.detail) as EstateDetailDocument;
  const weeks = await readWeeks(store, estate, now);
  return {
    listing: confirmedListing(record, fullName),
    agent: {
      ...{ full_name: fullName, slug },
      ...optionalField('agency', agencyName === fullName ? undefined : agencyName),
      ...optionalField('phone', phone),
      ...optionalField('email', email),
    },
    weeks,
    total: addSums(weeks.map(({ counts }) => counts)),
    price_history: record.shown_price === null ? [] : prices,
    notes: (await readNotes(store, [key])).map(({ day, note }) => ({ day: dateOf(day), note })),
    expires_at: new Date(expiresAt).toISOString(),
  };
}
