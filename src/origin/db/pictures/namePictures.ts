import type { Transaction } from 'kysely';
import { hostOf, isRemote, pictureId } from './pictureSource.ts';
import { hour } from '#shared/times.ts';
import type { Store } from '../store.ts';
import type { PictureRow, Tables } from '../tables.ts';

type Trx = Transaction<Tables>;

/** A picture that was checked so lately is not asked for again because its listing was stored again. */
const recheckAfter = hour;

const wanted = (url: string, source: string, tryAt: number): PictureRow => ({
  id: pictureId(url),
  url,
  host: hostOf(url),
  source,
  state: 'wanted',
  digest: null,
  width: null,
  height: null,
  placeholder: null,
  hash: null,
  source_type: null,
  etag: null,
  last_modified: null,
  tries: 0,
  problem: null,
  try_at: tryAt,
  checked_at: null,
  unnamed_at: null,
});

/**
 * What an answer shows: the tag of the answer (src/origin/db/changes/tags.ts), the addresses of its pictures, and of a
 * listing its source.
 */
export type ShownSources = readonly [tag: string, urls: readonly string[], source?: string];

/** The order of their table's key, so that a transaction touches each part of it once. */
const by =
  <Name extends string>(name: Name) =>
  (a: Record<Name, string>, b: Record<Name, string>): number =>
    a[name] < b[name] ? -1 : 1;

/** Removes what answers named before and do not name any more. */
async function removeUnnamed(store: Store, trx: Trx, shown: ReadonlyMap<string, ReadonlySet<string>>): Promise<void> {
  const uses = await trx
    .selectFrom('picture_uses')
    .selectAll()
    .where(store.isOneOf('tag', [...shown.keys()]))
    .execute();
  const gone = Map.groupBy(
    uses.filter(({ tag, picture }) => !shown.get(tag)!.has(picture)),
    ({ tag }) => tag,
  );
  for (const [tag, ofTag] of gone) {
    const pictures = ofTag.map(({ picture }) => picture);
    await trx.deleteFrom('picture_uses').where('tag', '=', tag).where(store.isOneOf('picture', pictures)).execute();
  }
}

/**
 * Records which pictures answers show, in the transaction that stores what they are made of: those that are new are
 * fetched from now on, the first of an answer first, and those that were known are asked whether they changed. Files of
 * the network's folder are known without it.
 * @param shown all pictures of each answer: what one named before and does not name here is no longer named by it
 * @param now epoch ms
 */
export async function namePictures(store: Store, trx: Trx, shown: readonly ShownSources[], now: number): Promise<void> {
  const wantedById = new Map<string, PictureRow>();
  const idsByTag = new Map<string, Set<string>>();
  for (const [tag, urls, source = ''] of shown) {
    const remote = [...new Set(urls.filter(isRemote))].map((url, position) => wanted(url, source, now + position));
    idsByTag.set(tag, new Set(remote.map(({ id }) => id)));
    for (const picture of remote) if (!wantedById.has(picture.id)) wantedById.set(picture.id, picture);
  }
  await removeUnnamed(store, trx, idsByTag);
  if (wantedById.size === 0) return;
  await store.insertRows(trx, 'pictures', [...wantedById.values()].sort(by('id')), { ifNew: true });
  await trx
    .updateTable('pictures')
    .set({ try_at: now, tries: 0, unnamed_at: null })
    .where(store.isOneOf('id', [...wantedById.keys()]))
    .where((row) =>
      row.or([
        row('state', '=', 'dead'),
        row('unnamed_at', 'is not', null),
        row.and([row('state', '=', 'fetched'), row('checked_at', '<', now - recheckAfter)]),
      ]),
    )
    .execute();
  const uses = [...idsByTag].flatMap(([tag, ids]) => [...ids].map((picture) => ({ picture, tag })));
  await store.insertRows(trx, 'picture_uses', uses.sort(by('picture')), { ifNew: true });
}
