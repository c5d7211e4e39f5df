import type { EstateDto, MediaDto } from '#shared/contract/estate.ts';
import { isPlan } from '#shared/domain/mediaCategories.ts';
import type { EstateDetailDocument } from '../db/estates/estateDocuments.ts';
import { readShownPictures } from '../db/pictures/pictures.ts';
import { isSource } from '../db/pictures/pictureSource.ts';
import type { Store } from '../db/store.ts';

/** How many photos and plans an answer shows, or would; none is left out. */
export type MediaCounts = Pick<EstateDto, 'pictures' | 'plans'>;

export function countMedia(media: readonly Pick<MediaDto, 'type' | 'description_category'>[]): MediaCounts {
  const plans = media.filter(({ type, description_category: room }) => isPlan(type, room)).length;
  const pictures = media.length - plans;
  return { ...(pictures > 0 ? { pictures } : {}), ...(plans > 0 ? { plans } : {}) };
}

/**
 * Counts the pictures of estates that can be shown: those that are named but did not come are none.
 * @param keys of estates
 */
export async function countShownMedia(store: Store, keys: readonly number[]): Promise<Map<number, MediaCounts>> {
  if (keys.length === 0) return new Map();
  const rows = await store.db
    .selectFrom('estate_details')
    .select(['estate', 'detail'])
    .where(store.isOneOf('estate', keys))
    .execute();
  const media = rows.map(({ estate, detail }) => [estate, (JSON.parse(detail) as EstateDetailDocument).media] as const);
  const urls = media.flatMap(([, items]) => items.map(({ url }) => url));
  const shown = await readShownPictures(store, urls.filter(isSource));
  return new Map(
    media.map(([estate, items]) => [estate, countMedia(items.filter(({ url }) => !isSource(url) || shown.has(url)))]),
  );
}
