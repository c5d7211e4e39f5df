import { randomUUID } from 'node:crypto';
import type { ExpressionBuilder, Transaction } from 'kysely';
import type { TranslatedField } from '#shared/domain/translatedFields.ts';
import { day } from '#shared/times.ts';
import { recordChange } from '../changes/changes.ts';
import { estateTag, sitemapTags } from '../changes/tags.ts';
import { sitemapPageOf } from '../counts/sitemapPages.ts';
import type { Store } from '../store.ts';
import type { Db, Tables, TranslationRow } from '../tables.ts';

/** For so long a translation is kept that no listing has: one that comes back costs nothing. */
const unusedRetention = 30 * day;

/** A text that a language lacks, as one field of a listing. */
export interface WantedText extends Pick<TranslationRow, 'digest' | 'source' | 'target' | 'characters'> {
  field: TranslatedField;
  content: string;
  names: readonly string[];
}

/** Says to the sites that the pages and cards of these listings show another text. */
async function recordTexts(trx: Transaction<Tables>, estates: readonly { key: number; url_key: string }[]) {
  if (estates.length === 0) return;
  const pages = new Set(estates.map(({ key }) => sitemapTags.estates(sitemapPageOf(key))));
  await recordChange(trx, { hardTags: [], softTags: [...estates.map(({ url_key }) => estateTag(url_key)), ...pages] });
}

/**
 * Notes which texts of a listing are wanted in which languages, in place of what was noted of it: each text is queued
 * once, whoever has it. The caller has the write lock.
 */
export async function noteTexts(
  store: Store,
  trx: Transaction<Tables>,
  estate: { key: number; url_key: string },
  texts: readonly WantedText[],
  now: number,
): Promise<void> {
  const known = await trx.selectFrom('translation_uses').selectAll().where('estate', '=', estate.key).execute();
  const nameOf = ({ digest, field }: { digest: string; field: string }) => `${digest} ${field}`;
  const wanted = new Set(texts.map(nameOf));
  const before = new Set(known.map(nameOf));
  for (const use of known.filter((one) => !wanted.has(nameOf(one))))
    await trx
      .deleteFrom('translation_uses')
      .where('estate', '=', estate.key)
      .where('digest', '=', use.digest)
      .where('field', '=', use.field)
      .execute();
  const added = texts.filter((text) => !before.has(nameOf(text)));
  if (added.length === 0) return;
  const rows = new Map(added.map((text) => [text.digest, rowOf(text, now)]));
  await store.insertRows(trx, 'translations', [...rows.values()], { ifNew: true });
  const uses = added.map(({ digest, field }) => ({ estate: estate.key, digest, field }));
  await store.insertRows(trx, 'translation_uses', uses);
  const done = await trx
    .selectFrom('translations')
    .select('digest')
    .where('state', '=', 'done')
    .where(store.isOneOf('digest', [...rows.keys()]))
    .execute();
  if (done.length > 0) await recordTexts(trx, [estate]);
}

const rowOf = ({ field: _, names, ...text }: WantedText, now: number): TranslationRow => ({
  ...text,
  names: JSON.stringify(names),
  ...{ state: 'waiting', translation: null, provider: null, problem: null },
  ...{ attempts: 0, try_at: now, lease: null, made_at: now, done_at: null },
});

/** The month of a time, UTC. */
export const monthOf = (now: number): string => new Date(now).toISOString().slice(0, 7);

/** A text that one job has to translate. */
export interface LeasedText extends Pick<
  TranslationRow,
  'digest' | 'source' | 'target' | 'characters' | 'attempts' | 'made_at'
> {
  content: string;
  names: string[];
  lease: string;
  /** As which it was counted. */
  month: string;
}

/** Whether a listing has the text. */
export const isUsed = (row: ExpressionBuilder<Tables, 'translations'>) =>
  row.exists(
    row.selectFrom('translation_uses').select('estate').whereRef('translation_uses.digest', '=', 'translations.digest'),
  );

/** The text that waits for the longest of those that are due and for which there is room. */
const findDue = (db: Db, now: number, room: number) =>
  db
    .selectFrom('translations')
    .select('digest')
    .where('state', '=', 'waiting')
    .where('try_at', '<=', now)
    .where('characters', '<=', room)
    .where(isUsed)
    .orderBy('try_at')
    .limit(1)
    .executeTakeFirst();

/** What was sent in a month. */
export async function usedIn(db: Db, month: string): Promise<{ characters: number; texts: number }> {
  const row = await db.selectFrom('translation_months').selectAll().where('month', '=', month).executeTakeFirst();
  return { characters: Number(row?.characters ?? 0), texts: Number(row?.texts ?? 0) };
}

interface LeaseOptions {
  now: number;
  /** Of the lease, in ms, longer than a translation takes. */
  time: number;
  /** Characters that may be sent in a month. */
  limit: number;
}

/**
 * Leases a text that is due, and counts it as sent: a process that ends before it has the answer has paid for it.
 * @returns undefined where none is due, or none that the month has room for
 */
export async function leaseText(db: Db, { now, time, limit }: LeaseOptions): Promise<LeasedText | undefined> {
  const month = monthOf(now);
  // There seldom is one, and a read leaves SQLite's write lock free.
  if (!(await findDue(db, now, limit - (await usedIn(db, month)).characters))) return undefined;
  return db.transaction().execute(async (trx) => {
    // The month's row is locked until the end: two jobs together never send more than it allows.
    const { characters: used } = await trx
      .insertInto('translation_months')
      .values({ month, characters: 0, texts: 0 })
      .onConflict((conflict) => conflict.column('month').doUpdateSet({ month }))
      .returning('characters')
      .executeTakeFirstOrThrow();
    const found = await findDue(trx, now, limit - Number(used));
    if (!found) return undefined;
    const lease = randomUUID();
    const row = await trx
      .updateTable('translations')
      .set({ lease, try_at: now + time })
      .where('digest', '=', found.digest)
      .returningAll()
      .executeTakeFirstOrThrow();
    await count(trx, month, row.characters, 1);
    const { digest, source, target, characters, attempts, made_at } = row;
    const names = JSON.parse(row.names) as string[];
    return { ...{ digest, source, target, characters, attempts, made_at }, content: row.content!, names, lease, month };
  });
}

const count = (db: Db, month: string, characters: number, texts: number) =>
  db
    .updateTable('translation_months')
    .set((row) => ({ characters: row('characters', '+', characters), texts: row('texts', '+', texts) }))
    .where('month', '=', month)
    .execute();

const leased = (db: Db, { digest, lease }: LeasedText) =>
  db.updateTable('translations').where('digest', '=', digest).where('lease', '=', lease);

/** Stores what came of a text, unless another job has it by now. @returns whether it was stored */
export const storeTranslation = (
  db: Db,
  text: LeasedText,
  { translation, provider, now }: { translation: string; provider: string; now: number },
): Promise<boolean> =>
  db.transaction().execute(async (trx) => {
    const { numUpdatedRows } = await leased(trx, text)
      .set({ state: 'done', translation, provider, content: null, problem: null, lease: null, done_at: now })
      .executeTakeFirst();
    if (Number(numUpdatedRows) === 0) return false;
    const estates = await trx
      .selectFrom('estates')
      .select(['key', 'url_key'])
      .where('key', 'in', (select) =>
        select.selectFrom('translation_uses').select('estate').where('digest', '=', text.digest),
      )
      .execute();
    await recordTexts(trx, estates);
    return true;
  });

interface Postponed {
  /** null: it is dropped. */
  tryAt: number | null;
  problem: string;
  provider: string;
  /** Its answers that were no translation, with this one. */
  attempts: number;
  /** Whether it was sent for nothing: the month has its characters again. */
  isFree: boolean;
  now: number;
}

/** Notes why a text was not translated, and when it is tried again. */
export const postponeText = (db: Db, text: LeasedText, { tryAt, isFree, now, ...rest }: Postponed): Promise<void> =>
  db.transaction().execute(async (trx) => {
    if (isFree) await count(trx, text.month, -text.characters, -1);
    await leased(trx, text)
      .set({ ...rest, lease: null, ...(tryAt === null ? { state: 'dropped', done_at: now } : { try_at: tryAt }) })
      .execute();
  });

/** Queues what another provider was not able to translate. @returns the number of texts */
export async function retryDropped(db: Db, provider: string, now: number): Promise<number> {
  const { numUpdatedRows } = await db
    .updateTable('translations')
    .set({ state: 'waiting', try_at: now, attempts: 0, done_at: null })
    .where('state', '=', 'dropped')
    .where('provider', '<>', provider)
    .executeTakeFirst();
  return Number(numUpdatedRows);
}

/** Removes texts that no listing has: those that wait at once. @returns the number of texts */
export async function removeUnusedTexts(db: Db, now: number): Promise<number> {
  const { numDeletedRows } = await db
    .deleteFrom('translations')
    .where((row) => row.not(isUsed(row)))
    .where((row) => row.or([row('state', '=', 'waiting'), row('done_at', '<', now - unusedRetention)]))
    .where((row) => row.or([row('lease', 'is', null), row('try_at', '<=', now)]))
    .executeTakeFirst();
  return Number(numDeletedRows);
}

/** A machine's text of a listing. */
export interface FoundTranslation {
  field: TranslatedField;
  digest: string;
  translation: string;
  provider: string;
  /** Epoch ms. */
  doneAt: number;
}

/** What is translated of a listing. */
export async function readTranslations(db: Db, estate: number): Promise<FoundTranslation[]> {
  const rows = await db
    .selectFrom('translation_uses')
    .innerJoin('translations', 'translations.digest', 'translation_uses.digest')
    .select(['field', 'translations.digest', 'translation', 'provider', 'done_at'])
    .where('estate', '=', estate)
    .where('state', '=', 'done')
    .execute();
  return rows.map(({ translation, provider, done_at, ...row }) => ({
    ...row,
    translation: translation!,
    provider: provider!,
    doneAt: Number(done_at),
  }));
}

/** The languages for which the text of listings is a machine's, by the listings' keys in the store. */
export async function readTranslatedLanguages(
  db: Db,
  { after, upTo }: { after: number; upTo: number },
): Promise<Map<number, string[]>> {
  const rows = await db
    .selectFrom('translation_uses')
    .innerJoin('translations', 'translations.digest', 'translation_uses.digest')
    .select(['estate', 'target'])
    .where('estate', '>', after)
    .where('estate', '<=', upTo)
    .where('field', '=', 'text')
    .where('state', '=', 'done')
    .execute();
  const targets = Map.groupBy(rows, ({ estate }) => estate);
  return new Map([...targets].map(([estate, found]) => [estate, found.map(({ target }) => target)]));
}
