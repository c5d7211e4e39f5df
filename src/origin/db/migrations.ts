import { sql, type Kysely, type Migration } from 'kysely';
import { addAlerts } from './alertsMigration.ts';
import { convertDocuments } from './contractDocuments.ts';
import { addFacts } from './factsMigration.ts';
import { addAvailableFeatures } from './featureCountsMigration.ts';
import { addEnergyToTraits } from './energyMigration.ts';
import { addHomeCounts } from './homeCountsMigration.ts';
import { inTransaction } from './inTransaction.ts';
import { isSqlite } from './isSqlite.ts';
import { addLeads } from './leadsMigration.ts';
import { addLiveCells } from './liveCellsMigration.ts';
import { addMapCells } from './mapCellsMigration.ts';
import { addPictures } from './picturesMigration.ts';
import { addSitemapPages } from './sitemapMigration.ts';
import { countryKey, type Db, type Tables } from './tables.ts';

/** The migrations, in order of name. A migration that has been released is never edited: add another. */
export const migrations: Record<string, Migration> = {
  '001_network': {
    up: async (given: Kysely<unknown>) => {
      const db = given as Db;
      await createDirectory(db);
      await createEstates(db);
      await createCounts(db);
      await db
        .insertInto('places')
        .values({ key: countryKey, kind: 'country', parent: null, slug: '', name: '' })
        .execute();
      await db.insertInto('meta').values({ name: 'next_estate_key', value: '1' }).execute();
    },
  },
  /**
   * Tables `agency_details` and `agent_details`. They are empty for a network that was stored before, until it is
   * loaded again: its agencies and agents are answered without them.
   */
  '002_people': {
    up: async (given: Kysely<unknown>) => {
      const db = given as Db;
      for (const [table, holder, holders] of [
        ['agency_details', 'agency', 'agencies'],
        ['agent_details', 'agent', 'agents'],
      ] as const) {
        await db.schema
          .createTable(table)
          .addColumn(holder, 'integer', (column) =>
            column.primaryKey().notNull().references(`${holders}.key`).onDelete('cascade'),
          )
          .addColumn('detail', 'text', (column) => column.notNull())
          .execute();
      }
    },
  },
  /** Table `changes`: changes to deliver to the sites. */
  '003_changes': {
    up: async (given: Kysely<unknown>) => {
      const db = given as Db;
      await db.schema
        .createTable('changes')
        .addColumn('id', 'text', (column) => column.primaryKey().notNull())
        .addColumn('wrong', 'text', (column) => column.notNull())
        .addColumn('outdated', 'text', (column) => column.notNull())
        .addColumn('made_at', 'bigint', (column) => column.notNull())
        .execute();
      await db.schema.createIndex('changes_made_at').on('changes').column('made_at').execute();
    },
  },
  /** Table `revisions`: shows whether a list that was read before is still up to date. */
  '004_revisions': {
    up: async (given: Kysely<unknown>) => {
      await (given as Db).schema
        .createTable('revisions')
        .addColumn('place', 'integer', (column) => column.primaryKey().notNull())
        .addColumn('revision', 'bigint', (column) => column.notNull())
        .execute();
    },
  },
  /** Tables `subscriptions`, `consents`, `tokens`, `answers` and `outbox`. */
  '005_subscriptions': {
    up: async (given: Kysely<unknown>) => {
      const db = given as Db;
      await createSubscriptions(db);
      await createOutbox(db);
    },
  },
  /** Estates and people are stored as the contract's documents: see contractDocuments.ts. */
  '006_contract_documents': {
    // The migrator itself opens a transaction on PostgreSQL only.
    up: (db: Db) => inTransaction(db, storeContractDocuments),
  },
  /**
   * The energy rating as a trait, so that lists can be filtered by it; `unavailable` and `draw` become
   * `availability_rank` and `shuffle_rank`; the indexes of lists.
   */
  '007_energy': { up: addEnergyToTraits },
  /** Tables `enquiries`, `owner_requests` and `ledger`; the consents as a chain of hashes: see leadsMigration.ts. */
  '008_leads': { up: addLeads },
  /** Tables of alerts: see alertsMigration.ts. */
  '009_alerts': { up: addAlerts },
  /** Table `sitemap_pages`; `place_counts.available`. */
  '010_sitemap': { up: addSitemapPages },
  /** Table `changed_pages`: pages that search engines are told of. */
  '011_changed_pages': {
    up: async (given: Kysely<unknown>) => {
      const db = given as Db;
      await createRecords(db, 'changed_pages', ['paths'], ['changed_at', 'leased_until']);
      await db.schema.createIndex('changed_pages_changed_at').on('changed_pages').column('changed_at').execute();
    },
  },
  /** Table `cell_counts`; positions in the indexes of lists. */
  '012_map_cells': { up: addMapCells },
  /** `cell_counts.live`. */
  '013_live_cells': { up: addLiveCells },
  /** Marks, earlier prices and prices by area of estates: see factsMigration.ts. */
  '014_facts': { up: addFacts },
  /** `place_counts.live_homes` and `available_homes`. */
  '015_home_counts': { up: addHomeCounts },
  /** `feature_counts.available`. */
  '016_available_features': { up: addAvailableFeatures },
  /** `pictures` in the summaries of estates. */
  '017_pictures': { up: addPictures },
  /** On PostgreSQL the index that the matches of a list are counted through. */
  '018_filters_index': {
    up: async (given: Kysely<unknown>) => {
      const db = given as Db;
      if (isSqlite(db)) return;
      await db.schema
        .createIndex('estates_filters')
        .ifNotExists()
        .on('estates')
        .columns(['type', 'availability_rank', 'features', 'traits', 'area', 'shown_price'])
        .execute();
    },
  },
  /** The index of estates whose price has dropped. */
  '019_dropped_index': { up: addDroppedIndex },
  /** Tables `pictures` and `picture_uses`. */
  '025_picture_files': { up: addPictureFiles },
  /** Table `source_records`; `source` of agents and agencies. */
  '026_source_records': {
    up: async (given: Kysely<unknown>) => {
      const { schema } = given as Db;
      await schema
        .createTable('source_records')
        .addColumn('source', 'text', (column) => column.notNull())
        .addColumn('source_id', 'text', (column) => column.notNull())
        .addColumn('digest', 'text', (column) => column.notNull())
        .addColumn('status', 'text', (column) => column.notNull())
        .addColumn('set_by_hand_at', 'bigint')
        .addColumn('published_at', 'bigint', (column) => column.notNull())
        .addColumn('price_histories', 'text', (column) => column.notNull())
        .addPrimaryKeyConstraint('source_records_key', ['source', 'source_id'])
        .execute();
      for (const table of ['agents', 'agencies']) await schema.alterTable(table).addColumn('source', 'text').execute();
    },
  },
};

async function addPictureFiles(given: Kysely<unknown>): Promise<void> {
  const db = given as Db;
  await createRecords(
    db,
    'pictures',
    ['id', 'url', 'host', 'state', 'digest?', 'placeholder?', 'etag?', 'last_modified?', 'problem?'],
    ['width?', 'height?', 'tries', 'try_at?', 'checked_at?', 'unnamed_at?'],
  );
  // With the host, so that the next picture of a host that is not busy is found in the index alone.
  await db.schema.createIndex('pictures_try_at').on('pictures').columns(['try_at', 'host']).execute();
  await db.schema.createIndex('pictures_digest').on('pictures').column('digest').execute();
  await db.schema.createIndex('pictures_unnamed_at').on('pictures').column('unnamed_at').execute();
  await db.schema
    .createTable('picture_uses')
    .addColumn('picture', 'text', (column) => column.notNull())
    .addColumn('tag', 'text', (column) => column.notNull())
    .addPrimaryKeyConstraint('picture_uses_key', ['picture', 'tag'])
    .execute();
  await db.schema.createIndex('picture_uses_tag').on('picture_uses').column('tag').execute();
}

async function addDroppedIndex(given: Kysely<unknown>): Promise<void> {
  await (given as Db).schema
    .createIndex('estates_dropped')
    .ifNotExists()
    .on('estates')
    .columns([
      ...['type', 'availability_rank', 'published_at', 'key', 'traits', 'features', 'shown_price', 'area'],
      ...['shuffle_rank', 'province', 'town', 'zone', 'agent', 'agency', 'lat', 'lng'],
    ])
    .where(sql<boolean>`(features & ${sql.lit(2 ** 48)}) <> 0`)
    .execute();
}

async function storeContractDocuments(db: Db): Promise<void> {
  const { schema } = db;
  await schema.alterTable('estate_details').addColumn('hidden_address', 'text').execute();
  for (const name of ['brief', 'card'])
    await schema
      .alterTable('agents')
      .addColumn(name, 'text', (column) => column.notNull().defaultTo('{}'))
      .execute();
  await convertDocuments(db);
  for (const name of ['profile', 'has_portrait']) await schema.alterTable('agents').dropColumn(name).execute();
  await schema.alterTable('agencies').dropColumn('web').execute();
  await schema.dropIndex('agents_draw').execute();
  await schema.alterTable('agents').renameColumn('draw', 'shuffle_rank').execute();
  await schema.createIndex('agents_shuffle_rank').on('agents').columns(['shuffle_rank', 'key']).execute();
}

const key = (db: Kysely<Tables>, table: keyof Tables) =>
  db.schema.createTable(table).addColumn('key', 'integer', (column) => column.primaryKey().notNull());

async function createDirectory(db: Db): Promise<void> {
  await db.schema
    .createTable('meta')
    .addColumn('name', 'text', (column) => column.primaryKey().notNull())
    .addColumn('value', 'text', (column) => column.notNull())
    .execute();
  await db.schema
    .createTable('documents')
    .addColumn('name', 'text', (column) => column.primaryKey().notNull())
    .addColumn('content', 'text', (column) => column.notNull())
    .execute();
  await key(db, 'places')
    .addColumn('kind', 'text', (column) => column.notNull())
    .addColumn('parent', 'integer', (column) => column.references('places.key'))
    .addColumn('slug', 'text', (column) => column.notNull())
    .addColumn('name', 'text', (column) => column.notNull())
    .addUniqueConstraint('places_slug', ['parent', 'slug'])
    .execute();
  await key(db, 'agencies')
    .addColumn('id', 'text', (column) => column.notNull().unique())
    .addColumn('slug', 'text', (column) => column.notNull().unique())
    .addColumn('commercial_brand', 'text', (column) => column.notNull())
    .addColumn('independent', 'integer', (column) => column.notNull())
    .addColumn('province', 'integer', (column) => column.notNull().references('places.key'))
    .addColumn('web', 'text')
    .addColumn('updated_at', 'bigint', (column) => column.notNull())
    .execute();
  await key(db, 'agents')
    .addColumn('id', 'text', (column) => column.notNull().unique())
    .addColumn('slug', 'text', (column) => column.notNull().unique())
    .addColumn('full_name', 'text', (column) => column.notNull())
    .addColumn('agency', 'integer', (column) => column.notNull().references('agencies.key'))
    .addColumn('province', 'integer', (column) => column.notNull().references('places.key'))
    .addColumn('has_portrait', 'integer', (column) => column.notNull())
    .addColumn('draw', 'integer', (column) => column.notNull())
    .addColumn('profile', 'text', (column) => column.notNull())
    .addColumn('updated_at', 'bigint', (column) => column.notNull())
    .execute();
  await db.schema.createIndex('agents_draw').on('agents').columns(['draw', 'key']).execute();
}

async function createEstates(db: Db): Promise<void> {
  const required = ['type', 'unavailable', 'area', 'draw', 'price', 'furnished'] as const;
  // What indexes hold comes first: a row is read up to the last column that is wanted.
  let estates = key(db, 'estates')
    .addColumn('published_at', 'bigint', (column) => column.notNull())
    .addColumn('traits', 'bigint', (column) => column.notNull())
    .addColumn('features', 'bigint', (column) => column.notNull())
    .addColumn('shown_price', 'integer');
  for (const name of required) estates = estates.addColumn(name, 'integer', (column) => column.notNull());
  for (const name of ['province', 'town'] as const)
    estates = estates.addColumn(name, 'integer', (column) => column.notNull().references('places.key'));
  await estates
    .addColumn('zone', 'integer', (column) => column.references('places.key'))
    .addColumn('agent', 'integer', (column) => column.notNull().references('agents.key'))
    .addColumn('agency', 'integer', (column) => column.notNull().references('agencies.key'))
    .addColumn('lat', 'integer')
    .addColumn('lng', 'integer')
    .addColumn('geo_row', 'integer')
    .addColumn('updated_at', 'bigint', (column) => column.notNull())
    .addColumn('rooms', 'integer')
    .addColumn('bathrooms', 'integer')
    .addColumn('source', 'text', (column) => column.notNull())
    .addColumn('source_id', 'text', (column) => column.notNull())
    .addColumn('url_key', 'text', (column) => column.notNull())
    .addColumn('reference', 'text', (column) => column.notNull())
    .addColumn('reference_text', 'text', (column) => column.notNull())
    .addColumn('status', 'text', (column) => column.notNull())
    .addColumn('estate_type', 'text', (column) => column.notNull())
    .addColumn('subtype', 'text')
    .addColumn('conservation', 'text')
    .execute();
  for (const [table, document] of [
    ['estate_summaries', 'summary'],
    ['estate_details', 'detail'],
  ] as const) {
    await db.schema
      .createTable(table)
      .addColumn('estate', 'integer', (column) =>
        column.primaryKey().notNull().references('estates.key').onDelete('cascade'),
      )
      .addColumn(document, 'text', (column) => column.notNull())
      .execute();
  }
  await db.schema
    .createTable('estate_features')
    .addColumn('feature', 'integer', (column) => column.notNull())
    .addColumn('type', 'integer', (column) => column.notNull())
    .addColumn('province', 'integer', (column) => column.notNull())
    .addColumn('estate', 'integer', (column) => column.notNull())
    .addPrimaryKeyConstraint('estate_features_key', ['feature', 'type', 'province', 'estate'])
    .$call((table) => (isSqlite(db) ? table.modifyEnd(sql`without rowid`) : table))
    .execute();
  await db.schema
    .createTable('gone_estates')
    .addColumn('url_key', 'text', (column) => column.primaryKey().notNull())
    .addColumn('source', 'text', (column) => column.notNull())
    .addColumn('source_id', 'text', (column) => column.notNull())
    .addColumn('reference', 'text', (column) => column.notNull())
    .addColumn('removed_at', 'bigint', (column) => column.notNull())
    .addUniqueConstraint('gone_estates_source', ['source', 'source_id'])
    .execute();
}

async function createCounts(db: Db): Promise<void> {
  const kept = ['listed', 'min_price', 'max_price', 'min_area', 'max_area'] as const;
  await db.schema
    .createTable('place_counts')
    .addColumn('place', 'integer', (column) => column.notNull().references('places.key'))
    .addColumn('type', 'integer', (column) => column.notNull())
    .addColumn('listed', 'integer', (column) => column.notNull())
    .addColumn('live', 'integer', (column) => column.notNull())
    .addColumn('updated_at', 'bigint', (column) => column.notNull())
    .addPrimaryKeyConstraint('place_counts_key', ['place', 'type'])
    .execute();
  let traits = db.schema
    .createTable('trait_counts')
    .addColumn('place', 'integer', (column) => column.notNull().references('places.key'))
    .addColumn('traits', 'bigint', (column) => column.notNull())
    .addPrimaryKeyConstraint('trait_counts_key', ['place', 'traits']);
  let features = db.schema
    .createTable('feature_counts')
    .addColumn('place', 'integer', (column) => column.notNull().references('places.key'))
    .addColumn('type', 'integer', (column) => column.notNull())
    .addColumn('feature', 'integer', (column) => column.notNull())
    .addPrimaryKeyConstraint('feature_counts_key', ['place', 'type', 'feature']);
  for (const name of kept) {
    traits = traits.addColumn(name, 'integer', (column) => column.notNull());
    features = features.addColumn(name, 'integer', (column) => column.notNull());
  }
  // Read with all its counts, some thousand rows at a time.
  await (isSqlite(db) ? traits.modifyEnd(sql`without rowid`) : traits).execute();
  await features.execute();
}

/** A table of texts and times, the first of them its key. A name that ends in `?` may have no value. */
async function createRecords(
  db: Db,
  table: keyof Tables,
  [key, ...texts]: readonly string[],
  times: readonly string[],
): Promise<void> {
  let records = db.schema.createTable(table).addColumn(key!, 'text', (column) => column.primaryKey().notNull());
  for (const [names, type] of [
    [texts, 'text'],
    [times, 'bigint'],
  ] as const) {
    for (const name of names)
      records = records.addColumn(name.replace('?', ''), type, (column) =>
        name.endsWith('?') ? column : column.notNull(),
      );
  }
  await records.execute();
}

async function createSubscriptions(db: Db): Promise<void> {
  await createRecords(
    db,
    'subscriptions',
    ['id', 'email', 'name', 'surname', 'language', 'state'],
    ['asked_at', 'confirmed_at?', 'cancelled_at?'],
  );
  await db.schema.createIndex('subscriptions_email').unique().on('subscriptions').column('email').execute();
  await db.schema.createIndex('subscriptions_state').on('subscriptions').columns(['state', 'asked_at']).execute();
  await createRecords(
    db,
    'consents',
    ['id', 'form', 'event', 'asked?', 'version', 'texts', 'boxes', 'language', 'page_url?', 'subject_key'],
    ['made_at'],
  );
  await db.schema.createIndex('consents_subject').on('consents').column('subject_key').execute();
  await createRecords(db, 'tokens', ['digest', 'purpose', 'subject', 'consent'], ['made_at', 'expires_at', 'used_at?']);
  await db.schema.createIndex('tokens_subject').on('tokens').column('subject').execute();
  await createRecords(db, 'answers', ['key', 'answer'], ['made_at']);
  await db.schema.createIndex('answers_made_at').on('answers').column('made_at').execute();
}

async function createOutbox(db: Db): Promise<void> {
  await createRecords(
    db,
    'outbox',
    ['id', 'kind', 'subject_key', 'content?', 'state', 'lease?'],
    ['made_at', 'try_at', 'attempts'],
  );
  await db.schema.createIndex('outbox_waiting').on('outbox').columns(['state', 'try_at']).execute();
  await db.schema.createIndex('outbox_subject').on('outbox').columns(['subject_key', 'made_at']).execute();
}
