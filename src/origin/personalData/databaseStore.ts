import { sql, type Transaction } from 'kysely';
import { recordAnswer } from '../db/consents.ts';
import { eraseLeadsOf } from '../db/leads.ts';
import type { Store } from '../db/store.ts';
import type { Tables } from '../db/tables.ts';
import { digest } from '../digest.ts';
import type { PersonalDataStore } from './PersonalDataStore.ts';

const parsed = <Row extends { content: string | null }>({ content, ...row }: Row) => ({
  ...row,
  content: content === null ? null : (JSON.parse(content) as unknown),
});

async function exportRows({ db }: Store, subjectKey: string): Promise<object> {
  const of = <Name extends 'enquiries' | 'owner_requests' | 'subscriptions' | 'consents' | 'answers'>(table: Name) =>
    db
      .selectFrom(table as 'answers')
      .selectAll()
      .where('subject_key', '=', subjectKey)
      .execute() as unknown as Promise<Tables[Name][]>;
  const subscriptions = await of('subscriptions');
  const links = await db
    .selectFrom('tokens')
    .select(['purpose', 'subject', 'made_at', 'expires_at', 'used_at'])
    .where('subject', 'in', ['', ...subscriptions.map(({ id }) => id)])
    .execute();
  const mails = await db
    .selectFrom('outbox')
    .selectAll()
    .where((row) => row.or([row('subject_key', '=', subjectKey), row('about_key', '=', subjectKey)]))
    .execute();
  return {
    enquiries: (await of('enquiries')).map(parsed),
    ownerRequests: (await of('owner_requests')).map(parsed),
    subscriptions,
    links,
    consents: (await of('consents')).sort((a, b) => a.position - b.position),
    mails: mails.map(parsed),
    answers: await of('answers'),
  };
}

/** The newest consent that the person gave, for the record that it ended. */
const lastConsent = (trx: Transaction<Tables>, subjectKey: string) =>
  trx
    .selectFrom('consents')
    .select('id')
    .where('subject_key', '=', subjectKey)
    .where('event', '=', 'asked')
    .orderBy('position', 'desc')
    .limit(1)
    .executeTakeFirst();

async function eraseRows(trx: Transaction<Tables>, subjectKey: string, now: number): Promise<Record<string, number>> {
  const ended = await trx
    .deleteFrom('subscriptions')
    .where('subject_key', '=', subjectKey)
    .returning(['id', 'state'])
    .execute();
  for (const { id } of ended) await trx.deleteFrom('tokens').where('subject', '=', id).execute();
  const mails = await trx
    .deleteFrom('outbox')
    .where((row) =>
      row.or([
        row('about_key', '=', subjectKey),
        // Mails to an agent that are about somebody else stay.
        row.and([row('subject_key', '=', subjectKey), row('about_key', 'is', null)]),
      ]),
    )
    .executeTakeFirst();
  const answers = await trx.deleteFrom('answers').where('subject_key', '=', subjectKey).executeTakeFirst();
  const leads = await eraseLeadsOf(trx, subjectKey);
  const consent = ended.some(({ state }) => state !== 'cancelled') && (await lastConsent(trx, subjectKey));
  if (consent) await recordAnswer(trx, { event: 'withdrawn', asked: consent.id, boxes: {} }, now);
  const { proofs } = await trx
    .selectFrom('consents')
    .select(({ fn }) => fn.countAll<number>().as('proofs'))
    .where('subject_key', '=', subjectKey)
    .executeTakeFirstOrThrow();
  return {
    leads,
    subscriptions: ended.length,
    mails: Number(mails.numDeletedRows),
    answers: Number(answers.numDeletedRows),
    proofsThatStay: Number(proofs),
  };
}

/**
 * The origin's database. Proofs of consent stay, with a hash in place of the address, until claims are time-barred
 * (docs/decisions/034-keep-leads-for-thirty-days-and-chain-consents.md).
 */
export const databaseStore = (store: Store, now: () => number = Date.now): PersonalDataStore => ({
  name: 'database',
  export: (email) => exportRows(store, digest(email)),
  erase: async (email) => {
    // Or SQLite would leave the old bytes in free pages and in its log.
    if (store.kind === 'sqlite') await sql`pragma secure_delete = on`.execute(store.db);
    const erased = await store.db.transaction().execute((trx) => eraseRows(trx, digest(email), now()));
    if (store.kind === 'sqlite') await sql`pragma wal_checkpoint(truncate)`.execute(store.db);
    return erased;
  },
});
