import { sql, type Transaction } from 'kysely';
import { hostOf, pictureId } from './pictureSource.ts';
import { recordChange } from '../changes/changes.ts';
import { estateKeyOf } from '../changes/tags.ts';
import type { Store } from '../store.ts';
import type { Db, PictureRow, Tables } from '../tables.ts';
import { queueTwinChecks } from '../twins/twinChecks.ts';

/** A picture that answers can show. */
export interface ShownPicture {
  digest: string;
  width: number;
  placeholder: string | null;
  source_type: string | null;
}

/** Those of the pictures that are there, by their source. */
export async function readShownPictures(store: Store, urls: readonly string[]): Promise<Map<string, ShownPicture>> {
  if (urls.length === 0) return new Map();
  const rows = await store.db
    .selectFrom('pictures')
    .select(['id', 'digest', 'width', 'placeholder', 'source_type'])
    .where(store.isOneOf('id', [...new Set(urls.map(pictureId))]))
    .where('state', '=', 'fetched')
    .execute();
  return bySource(
    urls,
    rows.map(({ id, digest, width, ...facts }) => [id, { digest: digest!, width: width!, ...facts }]),
  );
}

/** What is known of pictures, by what they are asked for by. @param found by their keys */
function bySource<T>(urls: readonly string[], found: readonly (readonly [id: string, facts: T])[]): Map<string, T> {
  const byId = new Map(found);
  return new Map(
    urls.flatMap((url) => {
      const facts = byId.get(pictureId(url));
      return facts === undefined ? [] : [[url, facts]];
    }),
  );
}

/** Where a picture comes from; the same original may have several sources. */
export const readSourcesOf = (db: Db, digest: string): Promise<PictureRow[]> =>
  db.selectFrom('pictures').selectAll().where('digest', '=', digest).where('state', '=', 'fetched').execute();

interface Turn {
  now: number;
  /** Of these hosts none is taken. */
  busyHosts: readonly string[];
  /** Of these sources only where no other has one. */
  busySources: readonly string[];
}

/** The picture whose turn it is: of a source that has none at work, and never tried, where there is one of each. */
async function findNext(db: Db, { now, busyHosts, busySources }: Turn) {
  const others = busySources.length > 0 ? [true, false] : [false];
  for (const ofOthers of others)
    for (const neverFailed of [true, false]) {
      const next = await db
        .selectFrom('pictures')
        .select(['id', 'try_at', 'tries'])
        .where('try_at', '<=', now)
        .$if(busyHosts.length > 0, (query) => query.where('host', 'not in', [...busyHosts]))
        .$if(ofOthers, (query) => query.where('source', 'not in', [...busySources]))
        .$if(neverFailed, (query) => query.where('tries', '=', 0))
        .orderBy('try_at')
        .limit(1)
        .executeTakeFirst();
      if (next) return next;
    }
  return undefined;
}

/**
 * Takes the picture whose turn it is, of a host that is not busy. The attempt is counted before it is made: one that
 * ends the process counts too.
 * @param leaseAfter until when nobody else takes it, by the number of attempts made before
 * @returns undefined where there is none
 */
export async function leasePicture(
  db: Db,
  { leaseAfter, ...turn }: Turn & { leaseAfter: (tries: number) => number },
): Promise<PictureRow | undefined> {
  const next = await findNext(db, turn);
  if (!next) return undefined;
  return (
    db
      .updateTable('pictures')
      .set({ try_at: leaseAfter(next.tries), tries: next.tries + 1 })
      .where('id', '=', next.id)
      // Another origin may have taken it since.
      .where('try_at', '=', next.try_at)
      .returningAll()
      .executeTakeFirst()
  );
}

/** What an attempt brought. */
export interface Arrival {
  digest: string;
  width: number;
  height: number;
  placeholder: string | null;
  hash: string | null;
  source_type: string | null;
  etag: string | null;
  lastModified: string | null;
}

/**
 * Marks what shows a picture as out of date: it may be shown until it is made anew. Listings with it may now be known
 * to be of one home.
 */
async function recordPictureChange(trx: Transaction<Tables>, id: string): Promise<void> {
  const uses = await trx.selectFrom('picture_uses').select('tag').where('picture', '=', id).execute();
  const tags = uses.map(({ tag }) => tag);
  if (tags.length > 0) await recordChange(trx, { hardTags: [], softTags: tags });
  await queueTwinChecks(
    trx,
    tags.flatMap((tag) => estateKeyOf(tag) ?? []),
  );
}

/** Stores that a picture came, and that what shows it changed, where it is another than before. */
export const storeArrival = (
  { db }: Store,
  { id, digest: before }: Pick<PictureRow, 'id' | 'digest'>,
  { lastModified, ...arrival }: Arrival,
  { now, tryAt }: { now: number; tryAt: number },
): Promise<void> =>
  db.transaction().execute(async (trx) => {
    await trx
      .updateTable('pictures')
      .set({
        ...arrival,
        last_modified: lastModified,
        state: 'fetched',
        tries: 0,
        problem: null,
        checked_at: now,
        try_at: tryAt,
      })
      .where('id', '=', id)
      .execute();
    if (arrival.digest !== before) await recordPictureChange(trx, id);
  });

/** Stores that a picture is as it was. */
export async function storeUnchanged(
  db: Db,
  id: string,
  { now, tryAt }: { now: number; tryAt: number },
): Promise<void> {
  await db
    .updateTable('pictures')
    .set({ tries: 0, problem: null, checked_at: now, try_at: tryAt })
    .where('id', '=', id)
    .execute();
}

/**
 * Stores why an attempt failed, which is counted since its lease. A copy that there is stays.
 * @param tryAt null where there will be no further one
 */
export async function storeFailure(
  db: Db,
  { id, state, tries }: PictureRow,
  problem: string,
  tryAt: number | null,
  { isCounted = true } = {},
): Promise<void> {
  await db
    .updateTable('pictures')
    .set({ problem, try_at: tryAt, state: tryAt === null && state === 'wanted' ? 'dead' : state })
    .$if(!isCounted, (query) => query.set({ tries: tries - 1 }))
    .where('id', '=', id)
    .execute();
}

/** Stores that what all these sources have is no picture after all, so that no answer names it any more. */
export async function storeUnfit(db: Db, digest: string, problem: string): Promise<void> {
  await db
    .updateTable('pictures')
    .set({ state: 'dead', digest: null, problem, try_at: null })
    .where('digest', '=', digest)
    .execute();
}

/** A file of the network's folder: a picture, or what is wrong with it. */
export interface FolderPicture {
  /** Its path in the folder. */
  url: string;
  /** Its size and time. */
  etag: string;
  digest?: string;
  width?: number;
  height?: number;
  source_type?: string | null;
  problem?: string;
}

/** What is known of the files of the folder: their marks of size and time, by path. */
export async function readFolderPictures(db: Db): Promise<Map<string, string | null>> {
  const rows = await db.selectFrom('pictures').select(['url', 'etag']).where('host', '=', '').execute();
  return new Map(rows.map(({ url, etag }) => [url, etag]));
}

/** What pictures of these bytes look like, as far as known: the file may have had another time or name before. */
const looksOf = (db: Db, digest: string | null): Promise<Pick<PictureRow, 'placeholder' | 'hash'>> =>
  db
    .selectFrom('pictures')
    .select(({ fn }) => [fn.max('placeholder').as('placeholder'), fn.max('hash').as('hash')])
    .where('digest', '=', digest)
    .executeTakeFirstOrThrow();

/** Stores files of the folder that are new or changed. */
export async function storeFolderPictures(db: Db, pictures: readonly FolderPicture[], now: number): Promise<void> {
  await db.transaction().execute(async (trx) => {
    for (const { url, etag, digest = null, width = null, height = null, source_type = null, ...rest } of pictures) {
      const { problem = null } = rest;
      const facts = {
        url,
        host: hostOf(url),
        source: '',
        state: digest === null ? ('dead' as const) : ('fetched' as const),
        ...{ digest, width, height, source_type, etag, problem },
        ...(await looksOf(trx, digest)),
        last_modified: null,
        tries: 0,
        try_at: null,
        checked_at: now,
        unnamed_at: null,
      };
      await trx
        .insertInto('pictures')
        .values({ id: pictureId(url), ...facts })
        .onConflict((conflict) => conflict.column('id').doUpdateSet(facts))
        .execute();
    }
  });
}

/** Files that the folder no longer has count as named by nothing, those that it has as named. */
export async function markFolderPictures(store: Store, urls: readonly string[], now: number): Promise<void> {
  const isInFolder = store.isOneOf('id', urls.map(pictureId));
  await store.db
    .updateTable('pictures')
    .set({ unnamed_at: now })
    .where('host', '=', '')
    .where('unnamed_at', 'is', null)
    .where((row) => row.not(isInFolder))
    .execute();
  await store.db
    .updateTable('pictures')
    .set({ unnamed_at: null })
    .where('unnamed_at', 'is not', null)
    .where(isInFolder)
    .execute();
}

/** Stores a placeholder colour that was not known before. */
export async function storePlaceholder(db: Db, digest: string, placeholder: string): Promise<void> {
  await db
    .updateTable('pictures')
    .set({ placeholder })
    .where('digest', '=', digest)
    .where('placeholder', 'is', null)
    .execute();
}

/** What is known of the looks of some pictures: of those that there are, by their source. */
export async function readPictureHashes(
  store: Store,
  urls: readonly string[],
): Promise<Map<string, Pick<PictureRow, 'hash'> & { digest: string }>> {
  if (urls.length === 0) return new Map();
  const rows = await store.db
    .selectFrom('pictures')
    .select(['id', 'digest', 'hash'])
    .where(store.isOneOf('id', [...new Set(urls.map(pictureId))]))
    .where('state', '=', 'fetched')
    .execute();
  return bySource(
    urls,
    rows.map(({ id, digest, hash }) => [id, { digest: digest!, hash }]),
  );
}

/** Stores what a picture looks like, which was not known before. */
export async function storePictureHash(db: Db, digest: string, hash: string): Promise<void> {
  await db.updateTable('pictures').set({ hash }).where('digest', '=', digest).execute();
}

/**
 * Removes pictures that nothing has named for a while, and notes those that nothing names from now on.
 * @param before epoch ms
 * @returns how many were removed
 */
export async function removeUnnamedPictures(db: Db, now: number, before: number): Promise<number> {
  const used = sql<boolean>`exists (select 1 from picture_uses where picture_uses.picture = pictures.id)`;
  await db
    .updateTable('pictures')
    .set({ unnamed_at: now })
    .where('unnamed_at', 'is', null)
    .where('host', '<>', '')
    .where(sql<boolean>`not ${used}`)
    .execute();
  const { numDeletedRows } = await db
    .deleteFrom('pictures')
    .where('unnamed_at', '<=', before)
    .where(sql<boolean>`not ${used}`)
    .executeTakeFirst();
  return Number(numDeletedRows);
}

/** Those of the digests that a picture still has. */
export async function readKnownDigests(store: Store, digests: readonly string[]): Promise<Set<string>> {
  if (digests.length === 0) return new Set();
  const rows = await store.db.selectFrom('pictures').select('digest').where(store.isOneOf('digest', digests)).execute();
  return new Set(rows.map(({ digest }) => digest!));
}
