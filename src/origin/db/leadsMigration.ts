import { sql, type Kysely } from 'kysely';
import { digest } from '../digest.ts';
import { isSqlite } from './isSqlite.ts';
import { chained, emptyLedgerHash, type ConsentContent, type LedgerHead } from './ledger.ts';
import type { Db, Tables } from './tables.ts';

const oldAnswerLife = 86_400_000;

/**
 * Enquiries and owners' requests; the consents become a chain of hashes that nobody can change; what the erasure of a
 * person has to find; and what a mail that was given up keeps.
 */
export async function addLeads(db: Db): Promise<void> {
  // Kysely opens a transaction for a migration on PostgreSQL only.
  if (!db.isTransaction) return db.transaction().execute(addLeads);
  await createLeads(db);
  await chainConsents(db);
  await addSubjects(db);
  await extendOutbox(db);
}

async function createLeads(db: Db): Promise<void> {
  const withCommon = (table: 'enquiries' | 'owner_requests') =>
    db.schema
      .createTable(table)
      .addColumn('id', 'text', (column) => column.primaryKey().notNull())
      .addColumn('digest', 'text', (column) => column.notNull().unique())
      .addColumn('subject_key', 'text')
      .addColumn('language', 'text', (column) => column.notNull())
      .addColumn('consent', 'text', (column) => column.notNull())
      .addColumn('content', 'text')
      .addColumn('made_at', 'bigint', (column) => column.notNull());
  await withCommon('enquiries')
    .addColumn('addressee', 'text', (column) => column.notNull())
    .addColumn('url_key', 'text')
    .addColumn('reference', 'text')
    .addColumn('variant', 'text', (column) => column.notNull())
    .execute();
  await withCommon('owner_requests').execute();
  await db.schema.createIndex('enquiries_addressee').on('enquiries').columns(['addressee', 'made_at']).execute();
  for (const table of ['enquiries', 'owner_requests'] as const) {
    await db.schema.createIndex(`${table}_subject`).on(table).column('subject_key').execute();
    await db.schema.createIndex(`${table}_made_at`).on(table).column('made_at').execute();
  }
}

async function chainConsents(db: Db): Promise<void> {
  const { schema } = db;
  for (const name of ['salt', 'content_hash', 'previous', 'hash'])
    await schema
      .alterTable('consents')
      .addColumn(name, 'text', (column) => column.notNull().defaultTo(''))
      .execute();
  await schema
    .alterTable('consents')
    .addColumn('position', 'integer', (column) => column.notNull().defaultTo(0))
    .execute();
  await schema.alterTable('consents').addColumn('erased_at', 'bigint').execute();
  const head = await chainStored(db);
  await schema.createIndex('consents_position').unique().on('consents').column('position').execute();
  await schema
    .createTable('ledger')
    .addColumn('position', 'integer', (column) => column.notNull())
    .addColumn('hash', 'text', (column) => column.notNull())
    .execute();
  await db.insertInto('ledger').values(head).execute();
  await forbidConsentChanges(db);
}

/** Chains the rows of before in the order of their time. */
async function chainStored(db: Db): Promise<LedgerHead> {
  let head: LedgerHead = { position: 0, hash: emptyLedgerHash };
  const rows = await db.selectFrom('consents').selectAll().orderBy('made_at').orderBy('id').execute();
  for (const { id, form, event, asked, version, texts, boxes, language, page_url, subject_key, made_at } of rows) {
    const content: ConsentContent = {
      ...{ id, form, event, asked, version, texts, boxes },
      ...{ language, page_url, subject_key, made_at },
    };
    const { position, salt, content_hash, previous, hash } = chained(content, head);
    await db
      .updateTable('consents')
      .set({ position, salt, content_hash, previous, hash })
      .where('id', '=', id)
      .execute();
    head = { position, hash };
  }
  return head;
}

const fixedColumns = [
  ...['id', 'position', 'content_hash', 'previous', 'hash', 'form', 'event', 'asked', 'version'],
  ...['texts', 'boxes', 'language', 'made_at'],
];

/** Makes the database refuse every change of a consent, except the removal of its person. */
export async function forbidConsentChanges(db: Kysely<Tables>): Promise<void> {
  const isNot = isSqlite(db) ? 'is not' : 'is distinct from';
  const isChanged = [
    ...fixedColumns.map((column) => `new.${column} ${isNot} old.${column}`),
    `new.erased_at is null or new.subject_key <> '' or new.salt <> '' or new.page_url is not null`,
  ].join(' or ');
  const statements = isSqlite(db)
    ? [
        `create trigger consents_kept before delete on consents begin select raise(abort, 'consents are kept'); end`,
        `create trigger consents_fixed before update on consents when ${isChanged} begin select raise(abort, 'consents are not changed'); end`,
      ]
    : [
        `create or replace function refuse_consent_change() returns trigger language plpgsql as $$ begin raise exception 'consents are kept as they are'; end $$`,
        `create trigger consents_kept before delete on consents for each row execute function refuse_consent_change()`,
        `create trigger consents_fixed before update on consents for each row when (${isChanged}) execute function refuse_consent_change()`,
      ];
  for (const statement of statements) await sql.raw(statement).execute(db);
}

/** Whom rows are about, so that a person's can be found by the address. */
async function addSubjects(db: Db): Promise<void> {
  await db.schema
    .alterTable('subscriptions')
    .addColumn('subject_key', 'text', (column) => column.notNull().defaultTo(''))
    .execute();
  for (const { id, email } of await db.selectFrom('subscriptions').select(['id', 'email']).execute())
    await db
      .updateTable('subscriptions')
      .set({ subject_key: digest(email) })
      .where('id', '=', id)
      .execute();
  await db.schema.createIndex('subscriptions_subject').on('subscriptions').column('subject_key').execute();
  await db.schema.alterTable('answers').addColumn('subject_key', 'text').execute();
  await db.schema
    .alterTable('answers')
    .addColumn('expires_at', 'bigint', (column) => column.notNull().defaultTo(0))
    .execute();
  await db
    .updateTable('answers')
    .set((row) => ({ expires_at: row('made_at', '+', oldAnswerLife) }))
    .execute();
  await db.schema.dropIndex('answers_made_at').execute();
  await db.schema.createIndex('answers_expires_at').on('answers').column('expires_at').execute();
  await db.schema.createIndex('answers_subject').on('answers').column('subject_key').execute();
}

async function extendOutbox(db: Db): Promise<void> {
  for (const name of ['about_key', 'problem']) await db.schema.alterTable('outbox').addColumn(name, 'text').execute();
  await db.schema
    .alterTable('outbox')
    .addColumn('queued_at', 'bigint', (column) => column.notNull().defaultTo(0))
    .execute();
  await db
    .updateTable('outbox')
    .set((row) => ({ queued_at: row.ref('made_at') }))
    .execute();
  await db.schema.createIndex('outbox_about').on('outbox').column('about_key').execute();
}
