import { randomUUID } from 'node:crypto';
import type { Transaction } from 'kysely';
import type { Store } from '../store.ts';
import type { Db, Tables } from '../tables.ts';
import { agencyTag, agentTag, estateKeyOf } from './tags.ts';

/** Keys of estates in a part of an export. */
export const partKeys = 50;

export const partOf = (key: number): number => Math.floor(key / partKeys);

/** Tags of what listings are made of, which exports show. */
const isExported = (tag: string): boolean =>
  estateKeyOf(tag) !== undefined || tag.startsWith(agentTag('')) || tag.startsWith(agencyTag(''));

/**
 * Notes for exports what a write changed, in its transaction. Each write has a row of its own: what a round has read
 * is removed, and what was written meanwhile stays for the next.
 */
export async function recordExportChange(trx: Transaction<Tables>, tags: readonly string[]): Promise<void> {
  const exported = [...new Set(tags.filter(isExported))];
  if (exported.length === 0) return;
  await trx
    .insertInto('export_changes')
    .values({ id: randomUUID(), tags: exported.join(' ') })
    .execute();
}

/** Some of what changed. */
export const readExportChanges = (db: Db, limit: number): Promise<Tables['export_changes'][]> =>
  db.selectFrom('export_changes').selectAll().limit(limit).execute();

export async function removeExportChanges({ db, isOneOf }: Store, ids: readonly string[]): Promise<void> {
  if (ids.length > 0) await db.deleteFrom('export_changes').where(isOneOf('id', ids)).execute();
}

/** Where the network has no exports, nobody asks. */
export async function forgetExportChanges(db: Db): Promise<void> {
  await db.deleteFrom('export_changes').execute();
}

const slugsOf = (tags: readonly string[], tagOf: (slug: string) => string): string[] =>
  tags.filter((tag) => tag.startsWith(tagOf(''))).map((tag) => tag.slice(tagOf('').length));

/** The keys of estates that tags are of, those that are gone too. */
async function keysOf({ db, isOneOf }: Store, tags: readonly string[]): Promise<number[]> {
  const urlKeys = tags.flatMap((tag) => estateKeyOf(tag) ?? []);
  const there = await db.selectFrom('estates').select('key').where(isOneOf('url_key', urlKeys)).execute();
  const gone = await db
    .selectFrom('gone_estates')
    .select('estate as key')
    .where(isOneOf('url_key', urlKeys))
    .where('estate', 'is not', null)
    .execute();
  return [...there, ...gone].map(({ key }) => key!);
}

/** The keys of the estates of agents and agencies that tags are of. */
async function keysOfPeople({ db, isOneOf }: Store, tags: readonly string[]): Promise<number[]> {
  const agents = await db
    .selectFrom('agents')
    .select(['key', 'agency'])
    .where(isOneOf('slug', slugsOf(tags, agentTag)))
    .execute();
  const agencies = await db
    .selectFrom('agencies')
    .select('key')
    .where(isOneOf('slug', slugsOf(tags, agencyTag)))
    .execute();
  const keys = (rows: readonly { key: number }[]): number[] => rows.map(({ key }) => key);
  const ofAgents = await db
    .selectFrom('estates')
    .select('key')
    // By the index of agencies.
    .where(isOneOf('agency', [...new Set(agents.map(({ agency }) => agency))]))
    .where(isOneOf('agent', keys(agents)))
    .execute();
  const ofAgencies = await db
    .selectFrom('estates')
    .select('key')
    .where(isOneOf('agency', keys(agencies)))
    .execute();
  return keys([...ofAgents, ...ofAgencies]);
}

/** The parts of exports that changed, in order. */
export async function changedParts(store: Store, changes: readonly Tables['export_changes'][]): Promise<number[]> {
  const tags = [...new Set(changes.flatMap((change) => change.tags.split(' ')))];
  const keys = [...(await keysOf(store, tags)), ...(await keysOfPeople(store, tags))];
  return [...new Set(keys.map(partOf))].sort((a, b) => a - b);
}
