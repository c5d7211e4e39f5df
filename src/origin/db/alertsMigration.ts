import { sql } from 'kysely';
import { isSqlite } from './isSqlite.ts';
import type { Db } from './tables.ts';

/** Alerts, where they are looked up from a listing, what was found for them, and what waits to be done. */
export async function addAlerts(db: Db): Promise<void> {
  // Kysely opens a transaction for a migration on PostgreSQL only.
  if (!db.isTransaction) return db.transaction().execute(addAlerts);
  await createAlerts(db);
  await createAlertIndex(db);
  await createMatches(db);
  await createQueues(db);
}

async function createAlerts(db: Db): Promise<void> {
  let alerts = db.schema
    .createTable('alerts')
    .addColumn('key', 'bigint', (column) => column.primaryKey().notNull())
    .addColumn('content', 'text')
    .addColumn('ended_text', 'text');
  for (const name of ['subject_key', 'frequency', 'language', 'state', 'consent'])
    alerts = alerts.addColumn(name, 'text', (column) => column.notNull());
  for (const name of ['type', 'indexed', 'digests']) alerts = alerts.addColumn(name, 'integer', (c) => c.notNull());
  for (const name of ['asked_at', 'leased_until']) alerts = alerts.addColumn(name, 'bigint', (c) => c.notNull());
  await alerts
    .addColumn('confirmed_at', 'bigint')
    .addColumn('ended_at', 'bigint')
    .addColumn('ended_by', 'integer')
    .execute();
  await db.schema.createIndex('alerts_subject').on('alerts').column('subject_key').execute();
  await db.schema.createIndex('alerts_state').on('alerts').columns(['state', 'indexed']).execute();
}

/** On SQLite a table of its key's order: what is looked up together lies together. */
const inKeyOrder = (db: Db) => (isSqlite(db) ? sql`without rowid` : sql``);

async function createAlertIndex(db: Db): Promise<void> {
  let places = db.schema.createTable('alert_places');
  for (const name of ['min_price', 'max_price', 'min_area', 'max_area'])
    places = places.addColumn(name, 'integer', (column) => column.notNull());
  for (const name of ['traits', 'features']) places = places.addColumn(name, 'bigint', (column) => column.notNull());
  for (const name of ['agent', 'agency', 'min_lat', 'max_lat', 'min_lng', 'max_lng'])
    places = places.addColumn(name, 'integer');
  await places
    .addColumn('type', 'integer', (column) => column.notNull())
    .addColumn('place', 'integer', (column) => column.notNull())
    .addColumn('alert', 'bigint', (column) => column.notNull())
    .addColumn('frequency', 'text', (column) => column.notNull())
    .addColumn('drawn', 'text')
    .addPrimaryKeyConstraint('alert_places_key', ['type', 'place', 'alert'])
    .modifyEnd(inKeyOrder(db))
    .execute();
  await db.schema.createIndex('alert_places_alert').on('alert_places').column('alert').execute();
  await db.schema
    .createTable('alert_homes')
    .addColumn('url_key', 'text', (column) => column.notNull())
    .addColumn('alert', 'bigint', (column) => column.notNull())
    .addColumn('frequency', 'text', (column) => column.notNull())
    .addPrimaryKeyConstraint('alert_homes_key', ['url_key', 'alert'])
    .execute();
  await db.schema.createIndex('alert_homes_alert').on('alert_homes').column('alert').execute();
}

async function createMatches(db: Db): Promise<void> {
  await db.schema
    .createTable('alert_matches')
    .addColumn('alert', 'bigint', (column) => column.notNull())
    .addColumn('url_key', 'text', (column) => column.notNull())
    .addColumn('reason', 'text', (column) => column.notNull())
    .addColumn('price', 'integer', (column) => column.notNull())
    .addColumn('previous_price', 'integer')
    .addColumn('made_at', 'bigint', (column) => column.notNull())
    .addColumn('due_at', 'bigint', (column) => column.notNull())
    .addColumn('sent_at', 'bigint')
    .addPrimaryKeyConstraint('alert_matches_key', ['alert', 'url_key', 'reason', 'price'])
    .modifyEnd(inKeyOrder(db))
    .execute();
  await db.schema
    .createIndex('alert_matches_due')
    .on('alert_matches')
    .columns(['due_at', 'alert'])
    .where(sql.ref('sent_at'), 'is', null)
    .execute();
  await db.schema.createIndex('alert_matches_made_at').on('alert_matches').column('made_at').execute();
}

async function createQueues(db: Db): Promise<void> {
  await db.schema
    .createTable('estate_events')
    .addColumn('id', 'text', (column) => column.primaryKey().notNull())
    .addColumn('estate', 'integer', (column) => column.notNull())
    .addColumn('reason', 'text', (column) => column.notNull())
    .addColumn('previous_price', 'integer')
    .addColumn('made_at', 'bigint', (column) => column.notNull())
    .addColumn('leased_until', 'bigint', (column) => column.notNull())
    .execute();
  await db.schema.createIndex('estate_events_made_at').on('estate_events').column('made_at').execute();
  let links = db.schema.createTable('link_requests').addColumn('id', 'text', (column) => column.primaryKey().notNull());
  for (const name of ['email', 'subject_key', 'purpose', 'language'])
    links = links.addColumn(name, 'text', (column) => column.notNull());
  await links.addColumn('made_at', 'bigint', (column) => column.notNull()).execute();
  let runs = db.schema.createTable('job_runs').addColumn('job', 'text', (column) => column.primaryKey().notNull());
  for (const name of ['ran_at', 'ms', 'items', 'mails'])
    runs = runs.addColumn(name, 'bigint', (column) => column.notNull());
  await runs.execute();
}
