import { randomUUID } from 'node:crypto';
import type { Transaction } from 'kysely';
import type { AdvertAnswer } from '#shared/domain/advertAnswers.ts';
import { day } from '#shared/times.ts';
import type { Store } from '../store.ts';
import type { AdvertAnswerRow, Db, Tables } from '../tables.ts';

/** In milliseconds. */
export const advertTimes = {
  /** An agent is asked once in so long. */
  pause: 30 * day,
  /** For so long the links of a mail, and what it asks, are answered: until the next mail, and a little more. */
  open: 35 * day,
  /** How long answers are kept, and questions that nobody answered. */
  kept: 365 * day,
};

/**
 * Notes that an agent is asked, in the transaction that queues the mail.
 * @param now epoch ms
 * @returns false where they were asked within the pause, also by another process, or want no such mails
 */
export async function beginAsking(trx: Transaction<Tables>, agent: string, now: number): Promise<boolean> {
  await trx
    .insertInto('advert_askings')
    .values({ agent, asked_at: 0, stopped_at: null })
    .onConflict((conflict) => conflict.column('agent').doNothing())
    .execute();
  const { numUpdatedRows } = await trx
    .updateTable('advert_askings')
    .set({ asked_at: now })
    .where('agent', '=', agent)
    .where('stopped_at', 'is', null)
    .where('asked_at', '<=', now - advertTimes.pause)
    .executeTakeFirst();
  return numUpdatedRows > 0n;
}

/** Slugs of the agents who are not asked now: they were lately, or want no such mails. */
export async function readUnaskable(db: Db, now: number): Promise<Set<string>> {
  const rows = await db
    .selectFrom('advert_askings')
    .select('agent')
    .where((row) => row.or([row('stopped_at', 'is not', null), row('asked_at', '>', now - advertTimes.pause)]))
    .execute();
  return new Set(rows.map(({ agent }) => agent));
}

/** Stores what an agent is asked about, in place of what they were asked about it before and did not answer. */
export async function addQuestions(
  store: Store,
  trx: Transaction<Tables>,
  agent: string,
  homes: readonly Pick<AdvertAnswerRow, 'url_key' | 'reference'>[],
  now: number,
): Promise<void> {
  await trx
    .deleteFrom('advert_answers')
    .where(
      store.isOneOf(
        'url_key',
        homes.map(({ url_key }) => url_key),
      ),
    )
    .where('answer', 'is', null)
    .execute();
  await store.insertRows(
    trx,
    'advert_answers',
    homes.map(({ url_key, reference }) => ({
      ...{ id: randomUUID(), agent, url_key, reference, asked_at: now },
      ...{ answer: null, price: null, answered_at: null, taken_off: 0 },
    })),
  );
}

/** What an agent is asked about at present, and what they answered. */
export const readQuestions = (db: Db, agent: string, now: number): Promise<AdvertAnswerRow[]> =>
  db
    .selectFrom('advert_answers')
    .selectAll()
    .where('agent', '=', agent)
    .where('asked_at', '>', now - advertTimes.open)
    .orderBy('asked_at', 'desc')
    .orderBy('reference')
    .execute();

export interface GivenAnswer {
  answer: AdvertAnswer;
  /** Euros; of `price` alone. */
  price?: number | undefined;
  /** The listing was withdrawn by it. */
  isTakenOff: boolean;
}

/** Stores an answer, in place of an earlier one. @returns false where the listing was taken off by it before */
export async function storeAnswer(
  trx: Transaction<Tables>,
  id: string,
  { answer, price, isTakenOff }: GivenAnswer,
  now: number,
): Promise<boolean> {
  const { numUpdatedRows } = await trx
    .updateTable('advert_answers')
    .set({ answer, price: price ?? null, answered_at: now, taken_off: Number(isTakenOff) })
    .where('id', '=', id)
    .where('taken_off', '=', 0)
    .executeTakeFirst();
  return numUpdatedRows > 0n;
}

/** When agents last said of listings that they are available, epoch ms, by the listings' keys. */
export async function readLastWords({ db, isOneOf }: Store, keys: readonly string[]): Promise<Map<string, number>> {
  const rows = await db
    .selectFrom('advert_answers')
    .select(({ fn }) => ['url_key', fn.max('answered_at').as('at')])
    .where(isOneOf('url_key', keys))
    .where('answer', '=', 'available')
    .groupBy('url_key')
    .execute();
  return new Map(rows.map(({ url_key, at }) => [url_key, Number(at)]));
}

/** The newest answers, with the listing as it is now: null where it is not there any more. */
export const listAnswers = (db: Db, limit: number) =>
  db
    .selectFrom('advert_answers')
    .leftJoin('estates', 'estates.url_key', 'advert_answers.url_key')
    .selectAll('advert_answers')
    .select(['estates.status', 'estates.price as price_now'])
    .where('answer', 'is not', null)
    .orderBy('answered_at', 'desc')
    .orderBy('advert_answers.id')
    .limit(limit)
    .execute();

/** In numbers: agents who want no such mails, and questions without an answer that can still be answered. */
export async function countAskings(db: Db, now: number): Promise<{ stopped: number; open: number }> {
  const count = (rows: { rows: number | string }): number => Number(rows.rows);
  const stopped = await db
    .selectFrom('advert_askings')
    .select(({ fn }) => fn.countAll<number>().as('rows'))
    .where('stopped_at', 'is not', null)
    .executeTakeFirstOrThrow();
  const open = await db
    .selectFrom('advert_answers')
    .select(({ fn }) => fn.countAll<number>().as('rows'))
    .where('answer', 'is', null)
    .where('asked_at', '>', now - advertTimes.open)
    .executeTakeFirstOrThrow();
  return { stopped: count(stopped), open: count(open) };
}

/** @returns the number of questions and answers that were removed; links go with them */
export async function removeOldAdvertAnswers(db: Db, now: number): Promise<number> {
  await db
    .deleteFrom('tokens')
    .where('purpose', 'in', ['adverts', 'advertsOut'])
    .where('expires_at', '<=', now)
    .execute();
  const { numDeletedRows } = await db
    .deleteFrom('advert_answers')
    .where('asked_at', '<=', now - advertTimes.kept)
    .executeTakeFirst();
  return Number(numDeletedRows);
}
