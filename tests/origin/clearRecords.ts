import { sql } from 'kysely';
import { emptyLedgerHash } from '#origin/db/personal/ledger.ts';
import { forbidConsentChanges } from '#origin/db/schema/consentTriggers.ts';
import type { Store } from '#origin/db/store.ts';

/** Empties everything that is stored of visitors, the ledger included, which the database itself refuses to change. */
export async function clearRecords({ db, kind }: Store): Promise<void> {
  for (const table of [
    ...['enquiries', 'owner_requests', 'subscriptions', 'tokens', 'outbox', 'webhooks', 'answers', 'alerts'],
    ...[
      'advert_reports',
      ...[
        'results',
        'result_languages',
        'empty_searches',
        'result_batches',
        'result_mails',
        'owner_links',
        'owner_notes',
      ],
      'transfers',
      'alert_places',
      'alert_homes',
      'alert_matches',
      'estate_events',
      'link_requests',
      'job_runs',
    ],
  ])
    await db.deleteFrom(table as 'answers').execute();
  if (kind === 'postgres') await sql`truncate consents`.execute(db);
  else {
    for (const name of ['kept', 'fixed']) await sql.raw(`drop trigger consents_${name}`).execute(db);
    await db.deleteFrom('consents').execute();
    await forbidConsentChanges(db);
  }
  await db.updateTable('ledger').set({ position: 0, hash: emptyLedgerHash }).execute();
}
