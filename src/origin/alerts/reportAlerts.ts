import { sql } from 'kysely';
import type { AlertReportDto } from '#shared/contract/alertReport.ts';
import { listRuns } from '../db/jobRuns.ts';
import type { Store } from '../db/store.ts';
import type { MailKind } from '../db/outbox/mail.ts';
import { countEvents } from './matchEvents.ts';

const alertMails: readonly MailKind[] = [
  'acceptAlert',
  'alertStarted',
  'alertLinks',
  'cancelLink',
  'alertDigest',
  'alertCancelled',
];

/** Rows counted by the value of a column. */
const counts = (rows: readonly { name: string | number; count: number }[]): Record<string, number> =>
  Object.fromEntries(rows.map(({ name, count }) => [name, Number(count)]));

/** The alerts in numbers: nothing about a person. */
export async function reportAlerts(store: Store): Promise<AlertReportDto> {
  const { db } = store;
  const states = await db
    .selectFrom('alerts')
    .select(({ fn }) => ['state as name', fn.countAll<number>().as('count')])
    .groupBy('state')
    .execute();
  const reasons = await db
    .selectFrom('alerts')
    .select(({ fn }) => ['ended_by as name', fn.countAll<number>().as('count')])
    .where('ended_by', 'is not', null)
    .groupBy('ended_by')
    .execute();
  const matches = await db
    .selectFrom('alert_matches')
    .select(({ fn }) => [fn.countAll<number>().as('all'), fn.count<number>('sent_at').as('mailed')])
    .executeTakeFirstOrThrow();
  const { queued } = await db
    .selectFrom('alerts')
    .select(sql<number>`coalesce(sum(digests), 0)`.as('queued'))
    .executeTakeFirstOrThrow();
  const outbox = counts(
    await db
      .selectFrom('outbox')
      .select(({ fn }) => ['state as name', fn.countAll<number>().as('count')])
      .where('kind', 'in', alertMails)
      .groupBy('state')
      .execute(),
  );
  return {
    states: { pending: 0, active: 0, paused: 0, cancelled: 0, expired: 0, ...counts(states) },
    reasons: counts(reasons.flatMap(({ name, count }) => (name === null ? [] : [{ name, count }]))),
    eventsWaiting: await countEvents(store),
    matches: { waiting: Number(matches.all) - Number(matches.mailed), mailed: Number(matches.mailed) },
    mails: { queued: Number(queued), waiting: outbox.waiting ?? 0, givenUp: outbox.given_up ?? 0 },
    lastRuns: (await listRuns(db)).map(({ job, ran_at: ranAt, ms, items, mails }) => ({
      job,
      ranAt,
      ms,
      items,
      mails,
    })),
  };
}
