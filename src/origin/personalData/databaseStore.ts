import type { Transaction } from 'kysely';
import { lastConsent, recordAnswer } from '../db/personal/consents.ts';
import { eraseReportsOf } from '../db/personal/advertReports.ts';
import { eraseAlertsOf } from '../db/personal/alerts.ts';
import { eraseLeadsOf } from '../db/personal/leads.ts';
import type { Store } from '../db/store.ts';
import type { Tables } from '../db/tables.ts';
import { digest } from '../db/digest.ts';
import type { PersonalDataStore } from './PersonalDataStore.ts';

const parsed = <Row extends { content: string | null }>({ content, ...row }: Row) => ({
  ...row,
  content: content === null ? null : (JSON.parse(content) as unknown),
});

async function exportRows({ db, isOneOf }: Store, subjectKey: string): Promise<object> {
  const of = <
    Name extends
      | 'enquiries'
      | 'owner_requests'
      | 'advert_reports'
      | 'subscriptions'
      | 'alerts'
      | 'link_requests'
      | 'consents'
      | 'answers',
  >(
    table: Name,
  ) =>
    db
      .selectFrom(table as 'answers')
      .selectAll()
      .where('subject_key', '=', subjectKey)
      .execute() as unknown as Promise<Tables[Name][]>;
  const enquiries = await of('enquiries');
  const subscriptions = await of('subscriptions');
  const alerts = await of('alerts');
  const alertKeys = alerts.map(({ key }) => key);
  const matches = await db.selectFrom('alert_matches').selectAll().where(isOneOf('alert', alertKeys)).execute();
  const links = await db
    .selectFrom('tokens')
    .select(['purpose', 'subject', 'made_at', 'expires_at', 'used_at'])
    .where(
      isOneOf('subject', [
        subjectKey,
        ...[...enquiries, ...subscriptions].map(({ id }) => id),
        ...alertKeys.map(String),
      ]),
    )
    .execute();
  const mails = await db
    .selectFrom('outbox')
    .selectAll()
    .where((row) => row.or([row('subject_key', '=', subjectKey), row('about_key', '=', subjectKey)]))
    .execute();
  const webhooks = await db.selectFrom('webhooks').selectAll().where('about_key', '=', subjectKey).execute();
  return {
    enquiries: enquiries.map(parsed),
    ownerRequests: (await of('owner_requests')).map(parsed),
    advertReports: (await of('advert_reports')).map(parsed),
    subscriptions,
    alerts: alerts.map(parsed),
    alertMatches: matches,
    linkRequests: await of('link_requests'),
    links,
    consents: (await of('consents')).sort((a, b) => a.position - b.position),
    mails: mails.map(parsed),
    webhooks: webhooks.map(parsed),
    answers: await of('answers'),
  };
}

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
  const webhooks = await trx.deleteFrom('webhooks').where('about_key', '=', subjectKey).executeTakeFirst();
  const answers = await trx.deleteFrom('answers').where('subject_key', '=', subjectKey).executeTakeFirst();
  const leads = await eraseLeadsOf(trx, subjectKey);
  const advertReports = await eraseReportsOf(trx, subjectKey);
  const alerts = await eraseAlertsOf(trx, subjectKey);
  const isRunning = alerts.live > 0 || ended.some(({ state }) => state !== 'cancelled');
  const consent = isRunning && (await lastConsent(trx, subjectKey));
  if (consent) await recordAnswer(trx, { event: 'withdrawn', asked: consent.id, boxes: {} }, now);
  const { proofs } = await trx
    .selectFrom('consents')
    .select(({ fn }) => fn.countAll<number>().as('proofs'))
    .where('subject_key', '=', subjectKey)
    .executeTakeFirstOrThrow();
  return {
    leads,
    advertReports,
    subscriptions: ended.length,
    alerts: alerts.erased,
    mails: Number(mails.numDeletedRows),
    webhooks: Number(webhooks.numDeletedRows),
    answers: Number(answers.numDeletedRows),
    proofsThatStay: Number(proofs),
  };
}

/**
 * The origin's database. Proofs of consent stay, with a hash in place of the address, until claims are time-barred
 * (docs/decisions/029-keep-leads-for-thirty-days-and-chain-consents.md).
 */
export const databaseStore = (store: Store, now: () => number = Date.now): PersonalDataStore => ({
  name: 'database',
  export: (email) => exportRows(store, digest(email)),
  erase: async (email) => {
    const erased = await store.db.transaction().execute((trx) => eraseRows(trx, digest(email), now()));
    await store.scrub({ isServing: false });
    return erased;
  },
});
