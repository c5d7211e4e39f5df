import { Router } from 'express';
import type { SitemapIndexDto, SitemapPageDto } from '#shared/contract/sitemap.ts';
import { sitemapPageKeys } from '../db/counts/sitemapPages.ts';
import { readSitemapIndex, sitemapKinds } from '../records/readSitemap.ts';
import { sitemapTags } from '../db/changes/tags.ts';
import { answerWrongMethod } from './answerError.ts';
import { invalid, unknownThing } from './apiError.ts';
import type { OriginContext } from './originContext.ts';
import { parseWhole, valuesOf } from './readEstateQuery.ts';
import { sendAnswer } from './sendAnswer.ts';

/** `/sitemap`: which pages there are. `/sitemap/{kind}`: what may be indexed, in a stable order. */
export function createSitemapRouter({ store, places }: OriginContext): Router {
  const router = Router();
  router
    .route('/sitemap')
    .get(async (_req, res) => {
      const answer: SitemapIndexDto = { results: await readSitemapIndex(store) };
      sendAnswer(res, answer, 'sitemap', [sitemapTags.index, 'agents']);
    })
    .all(answerWrongMethod);
  router
    .route('/sitemap/:kind')
    .get(async (req, res) => {
      const kind = sitemapKinds.get(req.params.kind);
      if (!kind) throw unknownThing();
      const page = parseWhole(valuesOf(req.query, '_page').at(-1), 1_000_000, 1);
      if (page === null) throw invalid(['_page']);
      const pages = Math.ceil((await kind.last(store.db)) / sitemapPageKeys);
      if (page > 1 && page > pages) throw unknownThing();
      const [after, upTo] = [(page - 1) * sitemapPageKeys, page * sitemapPageKeys];
      const answer: SitemapPageDto = { results: await kind.read(store, places, after, upTo), pages };
      sendAnswer(res, answer, 'sitemap', kind.tags(page));
    })
    .all(answerWrongMethod);
  return router;
}
