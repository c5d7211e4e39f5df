import { sql } from 'kysely';
import { estateTag } from '../changes/tags.ts';
import type { Db, PictureRow } from '../tables.ts';

export interface PicturesOfSource extends Record<PictureRow['state'], number> {
  /** The first that did not come, and why. */
  problems: { url: string; problem: string }[];
}

const maxProblems = 20;

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
    problems: failed.map(({ url, problem }) => ({ url, problem: problem! })),
  };
}
