import { estateTag } from '../changes/tags.ts';
import type { Store } from '../store.ts';

/** Listings of one statement. */
const atOnce = 250;

/**
 * Has the pictures of listings asked for again: whether they changed, and whether those that were given up are there.
 * @param ids of the listings in their source
 * @param now epoch ms
 */
export async function askPicturesAgain(
  store: Store,
  source: string,
  ids: readonly string[],
  now: number,
): Promise<void> {
  for (let first = 0; first < ids.length; first += atOnce) {
    const rows = await store.db
      .selectFrom('estates')
      .select('url_key')
      .where('source', '=', source)
      .where(store.isOneOf('source_id', ids.slice(first, first + atOnce)))
      .execute();
    const tags = rows.map(({ url_key }) => estateTag(url_key));
    if (tags.length === 0) continue;
    await store.db
      .updateTable('pictures')
      .set({ try_at: now, tries: 0 })
      .where('id', 'in', (query) =>
        query.selectFrom('picture_uses').select('picture').where(store.isOneOf('tag', tags)),
      )
      .where('state', 'in', ['fetched', 'dead'])
      .execute();
  }
}
