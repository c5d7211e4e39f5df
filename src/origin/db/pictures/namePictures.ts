import type { Transaction } from 'kysely';
import { hostOf, isRemote, pictureId } from './pictureSource.ts';
import { hour } from '#shared/times.ts';
import type { Tables } from '../tables.ts';

/** A picture that was checked so lately is not asked for again because its listing was stored again. */
const recheckAfter = hour;

const wanted = (url: string, tryAt: number): Tables['pictures'] => ({
  id: pictureId(url),
  url,
  host: hostOf(url),
  state: 'wanted',
  digest: null,
  width: null,
  height: null,
  placeholder: null,
  hash: null,
  etag: null,
  last_modified: null,
  tries: 0,
  problem: null,
  try_at: tryAt,
  checked_at: null,
  unnamed_at: null,
});

/**
 * Records which pictures an answer shows, in the transaction that stores what it is made of: those that are new are
 * fetched from now on, the first of them first, and those that were known are asked whether they changed. Files of the
 * network's folder are known without it.
 * @param tag of the answers that show them (src/origin/tags.ts)
 * @param urls all of them: none that was named before and is missing here counts as named by this any more
 * @param now epoch ms
 */
export async function namePictures(
  trx: Transaction<Tables>,
  tag: string,
  urls: readonly string[],
  now: number,
): Promise<void> {
  const byId = new Map(urls.filter(isRemote).map((url) => [pictureId(url), url]));
  const ids = [...byId.keys()];
  await trx
    .deleteFrom('picture_uses')
    .where('tag', '=', tag)
    .$if(ids.length > 0, (query) => query.where('picture', 'not in', ids))
    .execute();
  if (ids.length === 0) return;
  await trx
    .insertInto('pictures')
    .values([...byId.values()].map((url, position) => wanted(url, now + position)))
    .onConflict((conflict) => conflict.column('id').doNothing())
    .execute();
  await trx
    .updateTable('pictures')
    .set({ try_at: now, tries: 0, unnamed_at: null })
    .where('id', 'in', ids)
    .where((row) =>
      row.or([
        row('state', '=', 'dead'),
        row('unnamed_at', 'is not', null),
        row.and([row('state', '=', 'fetched'), row('checked_at', '<', now - recheckAfter)]),
      ]),
    )
    .execute();
  await trx
    .insertInto('picture_uses')
    .values(ids.map((picture) => ({ picture, tag })))
    .onConflict((conflict) => conflict.doNothing())
    .execute();
}
