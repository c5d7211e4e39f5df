import { sql } from 'kysely';
import { estateTag } from '../changes/tags.ts';
import { shownUrl } from './shownUrl.ts';
import type { Db, PictureRow } from '../tables.ts';

export interface PicturesOfSource extends Record<PictureRow['state'], number> {
  /** The first that did not come, and why. */
  problems: { url: string; problem: string }[];
}

const maxProblems = 20;

/**
 * How many pictures that the listings of each source name were asked for and are not there, given up or not. A source
 * of which none is missing is not there.
 */
export async function countMissingPictures(db: Db): Promise<Map<string, number>> {
  const prefix = estateTag('');
  const { rows } = await sql<{ source: string; missing: number }>`
    select estates.source as source, count(distinct pictures.id) as missing
    from pictures
    join picture_uses on picture_uses.picture = pictures.id
    join estates on estates.url_key = substr(picture_uses.tag, ${sql.lit(prefix.length + 1)})
    where pictures.problem is not null and pictures.state <> 'fetched' and picture_uses.tag like ${`${prefix}%`}
    group by estates.source`.execute(db);
  return new Map(rows.map(({ source, missing }) => [source, Number(missing)]));
}

/** Pictures that the listings of a source name and that are fetched, by what came of them. */
export async function readPicturesOfSource(db: Db, source: string): Promise<PicturesOfSource> {
  const named = db
    .selectFrom('estates')
    .innerJoin('picture_uses', (join) => join.on('picture_uses.tag', '=', sql<string>`${estateTag('')} || url_key`))
    .innerJoin('pictures', 'pictures.id', 'picture_uses.picture')
    .where('estates.source', '=', source);
  const counts = await named
    .select(({ fn }) => ['pictures.state', fn.count<number>('pictures.id').distinct().as('count')])
    .groupBy('pictures.state')
    .execute();
  const failed = await named
    .select(['pictures.url', 'pictures.problem'])
    .distinct()
    .where('pictures.problem', 'is not', null)
    .where('pictures.state', '<>', 'fetched')
    .orderBy('pictures.url')
    .limit(maxProblems)
    .execute();
  return {
    ...{ wanted: 0, fetched: 0, dead: 0 },
    ...Object.fromEntries(counts.map(({ state, count }) => [state, Number(count)])),
    problems: failed.map(({ url, problem }) => ({ url: shownUrl(url), problem: problem! })),
  };
}
