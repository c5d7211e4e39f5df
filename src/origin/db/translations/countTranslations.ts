import type { Db, TranslationRow } from '../tables.ts';
import { isUsed, monthOf, usedIn } from './translations.ts';

export interface TranslationCounts {
  waiting: number;
  done: number;
  dropped: number;
  /** Of those that wait. */
  waitingCharacters: number;
  /** Since when the oldest waits, epoch ms. */
  oldest: number | null;
  /** Sent this month. */
  month: { characters: number; texts: number };
  /** Why texts were dropped, or wait longer: the most frequent first. */
  problems: { state: 'waiting' | 'dropped'; problem: string; texts: number }[];
}

/** Reasons that are named. */
const maxProblems = 20;

/** How it stands with the queue, for operators. */
export async function countTranslations(db: Db, now: number): Promise<TranslationCounts> {
  const states = await db
    .selectFrom('translations')
    .select(({ fn }) => [
      'state',
      fn.countAll<number>().as('texts'),
      fn.sum<number>('characters').as('characters'),
      fn.min('made_at').as('oldest'),
    ])
    .where(isUsed)
    .groupBy('state')
    .execute();
  const problems = await db
    .selectFrom('translations')
    .select(({ fn }) => ['state', 'problem', fn.countAll<number>().as('texts')])
    .where('problem', 'is not', null)
    .where('state', 'in', ['waiting', 'dropped'])
    .where(isUsed)
    .groupBy(['state', 'problem'])
    .execute();
  const of = (state: TranslationRow['state']) => states.find((row) => row.state === state);
  const waiting = of('waiting');
  return {
    waiting: Number(waiting?.texts ?? 0),
    done: Number(of('done')?.texts ?? 0),
    dropped: Number(of('dropped')?.texts ?? 0),
    waitingCharacters: Number(waiting?.characters ?? 0),
    oldest: waiting === undefined ? null : Number(waiting.oldest),
    month: await usedIn(db, monthOf(now)),
    problems: byReason(problems).slice(0, maxProblems),
  };
}

/** Problems without what differs from text to text, as the number that is missing. */
function byReason(
  rows: readonly (Pick<TranslationRow, 'state' | 'problem'> & { texts: number })[],
): TranslationCounts['problems'] {
  const counts = new Map<string, TranslationCounts['problems'][number]>();
  for (const { state, problem, texts } of rows) {
    if (state === 'done') continue;
    const kind = (problem ?? '').replace(/^(a (?:name|number) (?:is missing|was added)): .*$/s, '$1');
    const known = counts.get(`${state} ${kind}`) ?? { state, problem: kind, texts: 0 };
    known.texts += Number(texts);
    counts.set(`${state} ${kind}`, known);
  }
  return [...counts.values()].sort((a, b) => b.texts - a.texts);
}
