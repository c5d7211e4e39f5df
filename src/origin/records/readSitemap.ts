import { sql, type RawBuilder } from 'kysely';
import { operationTypes } from '#shared/domain/estate.ts';
import type { SitemapIndexDto, SitemapPageDto } from '#shared/contract/sitemap.ts';
import { minAvailable } from '#shared/domain/placeCount.ts';
import type { EstateSummaryDocument } from '../db/estates/estateDocuments.ts';
import { answerPictures } from '../media/answerPictures.ts';
import { localeTagOf } from '#shared/i18n/languages.ts';
import { optionalField } from '../optionalField.ts';
import { readTranslatedLanguages } from '../db/translations/translations.ts';
import { sitemapPageKeys } from '../db/counts/sitemapPages.ts';
import type { Store } from '../db/store.ts';
import type { Db } from '../db/tables.ts';
import { sitemapTags } from '../db/changes/tags.ts';
import type { Places } from '../directory/placeDirectory.ts';

type Entries = SitemapPageDto['results'];
type IndexEntries = SitemapIndexDto['results'];

/** One kind of pages of the site, read in ranges of keys. */
interface SitemapKind {
  /** The highest key there is, 0 when there is none. */
  last: (db: Db) => Promise<number>;
  /** What may be indexed with a key above `after`, up to and including `upTo`, by key. */
  read: (store: Store, places: Places, after: number, upTo: number) => Promise<Entries>;
  tags: (page: number) => string[];
}

/** A kind that is one page, whatever its keys. */
const onePage = (): Promise<number> => Promise.resolve(1);

/** By its word in the path. */
export const sitemapKinds = new Map<string, SitemapKind>([
  [
    'estates',
    {
      last: (db) => lastKey(db, 'estates'),
      read: readEstates,
      tags: (page) => ['estates', sitemapTags.estates(page)],
    },
  ],
  [
    'agents',
    { last: (db) => lastKey(db, 'agents'), read: readHolders('agents'), tags: () => ['agents', sitemapTags.people] },
  ],
  [
    'agencies',
    {
      last: (db) => lastKey(db, 'agencies'),
      read: readHolders('agencies'),
      tags: () => ['agents', sitemapTags.people],
    },
  ],
  ['directories', { last: onePage, read: readDirectories, tags: () => ['agents', sitemapTags.people] }],
  ['towns', { last: (db) => lastKey(db, 'places'), read: readTowns, tags: () => ['estates', sitemapTags.places] }],
  ['provinces', { last: onePage, read: readProvinces, tags: () => ['estates', sitemapTags.places] }],
]);

async function lastKey(db: Db, table: 'estates' | 'agents' | 'agencies' | 'places'): Promise<number> {
  const row = await db
    .selectFrom(table)
    .select(({ fn }) => fn.max<number | null>('key').as('last'))
    .executeTakeFirst();
  return Number(row?.last ?? 0);
}

const iso = (time: number): string => new Date(time).toISOString();

/** The last change of somebody; none, stored as 0, of who never had a listing. */
const changedAt = (time: number): Pick<Entries[number], 'updated_at'> => (time > 0 ? { updated_at: iso(time) } : {});
const typeOf = (position: number): string => operationTypes[position] ?? 'buy';

interface EstateRow {
  key: number;
  url_key: string;
  reference: string;
  type: number;
  province: number;
  town: number;
  zone: number | null;
  updated_at: number;
  /** JSON. */
  summary: string;
}

type Links = Pick<EstateSummaryDocument, 'url_slug' | 'media'>;

/**
 * What an estate's URLs are made of, out of its summary. SQLite picks it in half the time that reading all of it takes;
 * PostgreSQL would take three times as long, for it parses the document anew for each field.
 */
const summaryLinks: Record<Store['kind'], RawBuilder<string>> = {
  sqlite: sql<string>`json_object('url_slug', json_extract(summary, '$.url_slug'), 'media', json_extract(summary, '$.media'))`,
  postgres: sql<string>`summary`,
};

/** Sold and rented homes are out of the sitemap (PD-30). */
async function readEstates(store: Store, places: Places, after: number, upTo: number): Promise<Entries> {
  const { rows } = await sql<EstateRow>`select estates.key, url_key, reference, type, province, town, zone, updated_at,
    ${summaryLinks[store.kind]} as summary
    ${store.estatesBy(null)} join estate_summaries on estate_summaries.estate = estates.key
    where estates.key > ${after} and estates.key <= ${upTo} and availability_rank < 2
    order by estates.key`.execute(store.db);
  const translated = await readTranslatedLanguages(store.db, { after, upTo });
  const directory = await places();
  const documents = await answerPictures(
    store,
    rows.map(({ summary }) => JSON.parse(summary) as Links),
  );
  return rows.map(({ key: row, url_key: key, reference, type, province, updated_at }, position) => {
    const { url_slug, media } = documents[position]!;
    return {
      reference,
      key,
      url_slug,
      type: typeOf(type),
      province_slug: directory.byKey(province)?.slug ?? '',
      updated_at: iso(updated_at),
      images: media.slice(0, 1).map(({ url }) => url),
      ...optionalField('translated', translated.get(row)?.map(localeTagOf)),
    };
  });
}

/**
 * An agent who works alone has one page, the agent's (docs/product.md#agent-card): such an agency is not in the list.
 */
function readHolders(table: 'agents' | 'agencies'): SitemapKind['read'] {
  return async ({ db }, places, after, upTo) => {
    const directory = await places();
    const rows = await db
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
      ...changedAt(row.updated_at),
    }));
  };
}

/** The provinces with agents, with the last change of one of these. */
async function readDirectories({ db }: Store): Promise<Entries> {
  const rows = await db
    .selectFrom('agents')
    .innerJoin('places', 'places.key', 'agents.province')
    .select(({ fn }) => ['places.slug', fn.max('agents.updated_at').as('updated_at')])
    .groupBy('places.slug')
    .orderBy('places.slug')
    .execute();
  return rows.map(({ slug, updated_at }) => ({ province_slug: slug, ...changedAt(updated_at) }));
}

const townsIn = (db: Db) =>
  db
    .selectFrom('place_counts')
    .innerJoin('places', 'places.key', 'place_counts.place')
    .where('places.kind', 'in', ['town', 'zone'])
    .where('place_counts.available_homes', '>=', minAvailable);

/** A town or a zone once for each type that it has enough available homes of. */
async function readTowns({ db }: Store, places: Places, after: number, upTo: number): Promise<Entries> {
  const directory = await places();
  const rows = await townsIn(db)
    .select(['places.kind', 'places.slug', 'places.parent', 'place_counts.type', 'place_counts.updated_at'])
    .where('places.key', '>', after)
    .where('places.key', '<=', upTo)
    .orderBy('places.key')
    .orderBy('place_counts.type')
    .execute();
  return rows.flatMap(({ kind, slug, parent, type, updated_at }) => {
    const above = directory.byKey(parent!);
    const province = kind === 'zone' ? directory.byKey(above?.parent ?? 0) : above;
    const entry = { type: typeOf(type), province_slug: province?.slug ?? '', updated_at: iso(updated_at) };
    if (!above || !province) return [];
    return [kind === 'zone' ? { ...entry, slug: above.slug, zone_slug: slug } : { ...entry, slug }];
  });
}

const provincesIn = (db: Db) =>
  db
    .selectFrom('place_counts')
    .innerJoin('places', 'places.key', 'place_counts.place')
    .where('places.kind', 'in', ['country', 'province'])
    .where('place_counts.live_homes', '>', 0);

/** The country (without a slug) and its provinces, once for each type that they have homes of. */
async function readProvinces({ db }: Store): Promise<Entries> {
  const rows = await provincesIn(db)
    .select(['places.slug', 'place_counts.type', 'place_counts.updated_at'])
    .orderBy('places.key')
    .orderBy('place_counts.type')
    .execute();
  return rows.map(({ slug, type, updated_at }) => ({
    ...(slug === '' ? {} : { province_slug: slug }),
    type: typeOf(type),
    updated_at: iso(updated_at),
  }));
}

const pageOfKey = (column: string): RawBuilder<number> =>
  sql<number>`(${sql.ref(column)} + ${sql.lit(sitemapPageKeys - 1)}) / ${sql.lit(sitemapPageKeys)}`;

async function indexHolders(db: Db, table: 'agents' | 'agencies'): Promise<IndexEntries> {
  const rows = await db
    .selectFrom(table)
    .select(({ fn }) => [pageOfKey('key').as('page'), fn.max('updated_at').as('updated_at')])
    .$if(table === 'agencies', (query) => query.where('agencies.independent', '=', 0))
    .groupBy(pageOfKey('key'))
    .orderBy('page')
    .execute();
  return rows.map(({ page, updated_at }) => ({ kind: table, page, ...changedAt(updated_at) }));
}

/** The date of a kind that is one page; without one, there is nothing of it. */
const onePageOf = (kind: string, row: { updated_at: number | null } | undefined): IndexEntries =>
  row?.updated_at ? [{ kind, page: 1, updated_at: iso(row.updated_at) }] : [];

/** Every page of the sitemap that has entries, with the last change in it. */
export async function readSitemapIndex({ db }: Store): Promise<IndexEntries> {
  const latest = 'place_counts.updated_at';
  const [provinces, towns, estates, agents, agencies] = await Promise.all([
    provincesIn(db)
      .select(({ fn }) => fn.max<number | null>(latest).as('updated_at'))
      .executeTakeFirst(),
    townsIn(db)
      .select(({ fn }) => [pageOfKey('places.key').as('page'), fn.max(latest).as('updated_at')])
      .groupBy(pageOfKey('places.key'))
      .orderBy('page')
      .execute(),
    db.selectFrom('sitemap_pages').select(['page', 'updated_at']).where('live', '>', 0).orderBy('page').execute(),
    indexHolders(db, 'agents'),
    indexHolders(db, 'agencies'),
  ]);
  const agentsChanged = agents.map(({ updated_at }) => Date.parse(updated_at ?? '') || 0);
  const pagesOf = (kind: string, rows: readonly { page: number; updated_at: number }[]): IndexEntries =>
    rows.map(({ page, updated_at }) => ({ kind, page, updated_at: iso(updated_at) }));
  return [
    ...onePageOf('provinces', provinces),
    ...pagesOf('towns', towns),
    ...pagesOf('estates', estates),
    ...onePageOf('directories', { updated_at: agents.length === 0 ? null : Math.max(...agentsChanged) }),
    ...agents,
    ...agencies,
  ];
}
