import type { Language } from '#shared/i18n/languages.ts';
import type { AgentResultsDto } from '#shared/contract/agentResults.ts';
import { randomUUID } from 'node:crypto';
import { dateOf } from '../db/results/dayNumbers.ts';
import { countedSince } from '../db/results/countedSince.ts';
import { readLiveLinks } from '../db/results/ownerLinks.ts';
import { readNotes } from '../db/results/ownerNotes.ts';
import type { Store } from '../db/store.ts';
import { confirmedListing } from '../leads/listing.ts';
import { optionalField } from '../optionalField.ts';
import type { ComparedPrices } from '../records/comparablePrices.ts';
import { agentRecords, type AgentRecord } from '../records/readPeople.ts';
import { readOfferedHomes } from './offeredHomes.ts';
import { readWeekHomes } from './readWeekHomes.ts';
import { lastWeek, weekBefore } from './weeks.ts';

/** Homes on the page: those that were opened most. */
const maxListed = 200;

/** The homes of an agent that are on the site, by the index of agencies. */
const readHomesOf = ({ db }: Store, agent: Pick<AgentRecord, 'key' | 'agency'>) =>
  db
    .selectFrom('estates')
    .select(['key', 'url_key', 'town'])
    .where('agency', '=', agent.agency)
    .where('agent', '=', agent.key)
    .where('availability_rank', '<', 2)
    .execute();

/** The keys of an agent's homes: what a link lets its holder do is done to these alone. */
export const keysOfAgent = async (store: Store, agent: Pick<AgentRecord, 'key' | 'agency'>): Promise<number[]> =>
  (await readHomesOf(store, agent)).map(({ key }) => key);

/** The key of one of an agent's homes by its key in URLs; undefined for any other. */
export const homeOfAgent = async (
  store: Store,
  agent: Pick<AgentRecord, 'key' | 'agency'>,
  home: string,
): Promise<number | undefined> =>
  (await readHomesOf(store, agent)).find(({ url_key }) => url_key === home.toLowerCase())?.key;

/** The agent of a home by its key in URLs; undefined where no such home is on the site. */
export const agentOfHome = (store: Store, home: string): Promise<AgentRecord | undefined> =>
  agentRecords(store)
    .innerJoin('estates', 'estates.agent', 'agents.key')
    .where('estates.url_key', '=', home.toLowerCase())
    .where('estates.availability_rank', '<', 2)
    .executeTakeFirst();

interface ListOptions {
  /** Of the site. */
  languages: readonly Language[];
  prices: ComparedPrices;
  now: number;
}

/** The links and notes of homes, as the contract has them, by their keys. */
async function readOwners(store: Store, keys: readonly number[], now: number) {
  const links = Map.groupBy(await readLiveLinks(store, store.db, keys, now), ({ estate }) => estate);
  const notes = Map.groupBy(await readNotes(store, keys), ({ estate }) => estate);
  const isoTime = (time: number): string => new Date(Number(time)).toISOString();
  return (key: number): Pick<AgentResultsDto['homes'][number], 'links' | 'notes'> => ({
    links: (links.get(key) ?? []).map(({ id, made_at, expires_at }) => ({
      ...{ id, made_at: isoTime(made_at), expires_at: isoTime(expires_at) },
    })),
    notes: (notes.get(key) ?? []).map(({ id, day, note }) => ({ id, day: dateOf(day), note })),
  });
}

/**
 * What the homes of an agent earned in the last week, those that were opened most first. Where the week was not counted
 * from its first day on, nothing is said of it.
 */
export async function listAgentHomes(
  store: Store,
  agent: AgentRecord,
  { languages, prices, now }: ListOptions,
): Promise<AgentResultsDto> {
  const own = await readHomesOf(store, agent);
  const week = lastWeek(now);
  const since = (await countedSince(store.db)) ?? Infinity;
  const towns = [...new Set(own.map(({ town }) => town))];
  const isComparable = since <= weekBefore(week).from;
  const offered = (await readOfferedHomes(store, week, { isComparable, towns }))
    .filter((home) => home.agent === agent.key)
    .sort((one, other) => other.opened - one.opened || one.key - other.key)
    .slice(0, maxListed);
  const homes = await readWeekHomes(store, offered, { week, since, languages, prices });
  const ownersOf = await readOwners(
    store,
    offered.map(({ key }) => key),
    now,
  );
  return {
    ...{ name: agent.full_name.split(' ')[0]!, week: { from: dateOf(week.from), to: dateOf(week.to) } },
    ...{ next_id: randomUUID(), total: own.length },
    homes: homes.map(({ record, counts, previous, compared, suggestions }) => ({
      key: record.url_key,
      // Without its picture, which the page does not show.
      listing: { ...confirmedListing(record, agent.full_name), image: undefined },
      ...(since <= week.from ? { counts } : {}),
      ...optionalField('previous', previous),
      ...optionalField('compared', compared),
      suggestions,
      ...ownersOf(record.key),
    })),
  };
}
