import { Router } from 'express';
import { operationTypes } from '#shared/domain/estate.ts';
import type { SitemapPageDto } from '#shared/contract/sitemap.ts';
import type { EstateSummaryDocument } from '../db/estateDocuments.ts';
import type { Store } from '../db/store.ts';
import { answerWrongMethod } from './answerError.ts';
import { invalid, unknownThing } from './apiError.ts';
import type { OriginContext } from './originContext.ts';
import { parseWhole, valuesOf } from './readEstateQuery.ts';
import { sendAnswer } from './sendAnswer.ts';

/** Keys a page. A page is a range of keys, so any page costs the same; ranges with gaps give fewer entries. */
const pageKeys = 5_000;

type Entries = SitemapPageDto['results'];

interface Kind {
  /** The highest key there is, 0 when there is none. */
  last: (store: Store) => Promise<number>;
  /** What may be indexed with a key above `after`, up to and including `upTo`, by key. */
  read: (context: OriginContext, after: number, upTo: number) => Promise<Entries>;
  tag: string;
}

const kinds = new Map<string, Kind>([
  [
    'estates',
    {
      last: ({ db }) =>
        lastKey(
          db
            .selectFrom('estates')
            .select(({ fn }) => fn.max('key').as('last'))
            .executeTakeFirst(),
        ),
      read: readEstateEntries,
      tag: 'estates',
    },
  ],
  [
    'agents',
    {
      last: ({ db }) =>
        lastKey(
          db
            .selectFrom('agents')
            .select(({ fn }) => fn.max('key').as('last'))
            .executeTakeFirst(),
        ),
      read: readHolders('agents'),
      tag: 'agents',
    },
  ],
  [
    'agencies',
    {
      last: ({ db }) =>
        lastKey(
          db
            .selectFrom('agencies')
            .select(({ fn }) => fn.max('key').as('last'))
            .executeTakeFirst(),
        ),
      read: readHolders('agencies'),
      tag: 'agents',
    },
  ],
  [
    'towns',
    {
      last: ({ db }) =>
        lastKey(
          db
            .selectFrom('places')
            .select(({ fn }) => fn.max('key').as('last'))
            .executeTakeFirst(),
        ),
      read: readTowns,
      tag: 'estates',
    },
  ],
]);

/** `/sitemap/{kind}`: what may be indexed, in a stable order. */
export function createSitemapRouter(context: OriginContext): Router {
  const router = Router();
  router
    .route('/sitemap/:kind')
    .get(async (req, res) => {
      const kind = kinds.get(req.params.kind);
      if (!kind) throw unknownThing();
      const page = parseWhole(valuesOf(req.query, '_page').at(-1), 1_000_000, 1);
      if (page === null) throw invalid(['_page']);
      const pages = Math.ceil((await kind.last(context.store)) / pageKeys);
      if (page > 1 && page > pages) throw unknownThing();
      const answer: SitemapPageDto = {
        results: await kind.read(context, (page - 1) * pageKeys, page * pageKeys),
        pages,
      };
      sendAnswer(res, answer, 'sitemap', [kind.tag]);
    })
    .all(answerWrongMethod);
  return router;
}

const lastKey = async (row: Promise<{ last: number | null } | undefined>): Promise<number> =>
  Number((await row)?.last ?? 0);

const iso = (time: number): string => new Date(time).toISOString();

/** Sold and rented homes are out of the sitemap (PD-30). */
async function readEstateEntries({ store }: OriginContext, after: number, upTo: number): Promise<Entries> {
  const rows = await store.db
    .selectFrom('estates')
    .innerJoin('estate_summaries', 'estate_summaries.estate', 'estates.key')
    .select(['estates.reference', 'estates.type', 'estates.updated_at', 'estate_summaries.summary'])
    .where('estates.key', '>', after)
    .where('estates.key', '<=', upTo)
    .where('estates.availability_rank', '<', 2)
    .orderBy('estates.key')
    .execute();
  return rows.map((row) => {
    const { url_slug, media, address } = JSON.parse(row.summary) as EstateSummaryDocument;
    return {
      reference: row.reference,
      url_slug,
      type: operationTypes[row.type] ?? 'buy',
      province_slug: address.province_slug,
      updated_at: iso(row.updated_at),
      images: media.slice(0, 1).map(({ url }) => url),
    };
  });
}

/**
 * An agent who works alone has one page, the agent's (docs/product.md#agent-card): such an agency is not in the list.
 */
function readHolders(table: 'agents' | 'agencies'): Kind['read'] {
  return async ({ store, places }, after, upTo) => {
    const directory = await places();
    const rows = await store.db
      .selectFrom(table)
      .select(['slug', 'province', 'updated_at'])
      .where('key', '>', after)
      .where('key', '<=', upTo)
      .$if(table === 'agencies', (query) => query.where('agencies.independent', '=', 0))
      .orderBy('key')
      .execute();
    return rows.map((row) => ({
      slug: row.slug,
      province_slug: directory.byKey(row.province)?.slug ?? '',
      updated_at: iso(row.updated_at),
    }));
  };
}

/** A town once for each type that it has live homes of. */
async function readTowns({ store, places }: OriginContext, after: number, upTo: number): Promise<Entries> {
  const directory = await places();
  const rows = await store.db
    .selectFrom('place_counts')
    .innerJoin('places', 'places.key', 'place_counts.place')
    .select(['places.slug', 'places.parent', 'place_counts.type', 'place_counts.updated_at'])
    .where('places.kind', '=', 'town')
    .where('places.key', '>', after)
    .where('places.key', '<=', upTo)
    .where('place_counts.live', '>', 0)
    .orderBy('places.key')
    .orderBy('place_counts.type')
    .execute();
  return rows.map((row) => ({
    slug: row.slug,
    type: operationTypes[row.type] ?? 'buy',
    province_slug: directory.byKey(row.parent!)?.slug ?? '',
    updated_at: iso(row.updated_at),
  }));
}
