import { sql } from 'kysely';
import { isSqlite } from '../engine/isSqlite.ts';
import type { Db } from '../tables.ts';

const fixedColumns = [
  ...['id', 'position', 'content_hash', 'previous', 'hash', 'form', 'event', 'asked', 'version'],
  ...['texts', 'boxes', 'language', 'made_at'],
];

/** Makes the database refuse every change of a consent, except the removal of its person. */
export async function forbidConsentChanges(db: Db): Promise<void> {
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
