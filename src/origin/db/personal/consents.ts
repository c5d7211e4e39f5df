import { randomUUID } from 'node:crypto';
import type { Transaction } from 'kysely';
import { consents, type ConsentForm } from '#shared/forms/consents.ts';
import { consentTexts } from '#shared/forms/consentTexts.ts';
import type { Language } from '#shared/i18n/languages.ts';
import type { LoadDictionary } from '#shared/i18n/loadDictionary.ts';
import { digest } from '../digest.ts';
import { appendConsent, proofLife } from './ledger.ts';
import type { Store } from '../store.ts';
import type { ConsentRow, Tables } from '../tables.ts';

type Boxes = Readonly<Record<string, boolean>>;

/** What a consent refers to: version and digest of the form's texts in a language. */
export type Shown = Pick<ConsentRow, 'form' | 'language' | 'version' | 'texts'>;

export type ShownTexts = (form: ConsentForm, language: Language) => Promise<Shown>;

/** @param texts of the network: those that its pages show */
export const createShownTexts =
  (texts: LoadDictionary): ShownTexts =>
  async (form, language) => ({
    form,
    language,
    version: consents[form].version,
    texts: digest(await consentTexts(form, language, texts)),
  });

type Asked = Shown & {
  boxes: Boxes;
  pageUrl?: string | undefined;
  subjectKey: string;
};

/** Records a consent. The transaction is the ledger's only writer from here on. @returns the row's id */
export async function recordConsent(
  trx: Transaction<Tables>,
  { boxes, pageUrl, subjectKey, ...shown }: Asked,
  now: number,
): Promise<string> {
  const id = randomUUID();
  await appendConsent(trx, {
    id,
    ...shown,
    event: 'asked',
    asked: null,
    boxes: JSON.stringify(boxes),
    page_url: pageUrl ?? null,
    subject_key: subjectKey,
    made_at: now,
  });
  return id;
}

/** What is recorded of a consent later, by whoever holds a link that was mailed to its address. */
interface Later {
  event: 'confirmed' | 'withdrawn';
  /** The id of the consent that it is about. */
  asked: string;
  boxes: Boxes;
}

/** Records that the owner of the address confirmed a consent from the inbox, or withdrew it. */
export async function recordAnswer(trx: Transaction<Tables>, { event, asked, boxes }: Later, now: number) {
  const { form, version, texts, language, subject_key } = await trx
    .selectFrom('consents')
    .select(['form', 'version', 'texts', 'language', 'subject_key'])
    .where('id', '=', asked)
    .executeTakeFirstOrThrow();
  await appendConsent(trx, {
    id: randomUUID(),
    ...{ form, version, texts, language, subject_key },
    event,
    asked,
    boxes: JSON.stringify(boxes),
    page_url: null,
    made_at: now,
  });
}

/** The newest consent that the person gave, for the record that it ended. */
export const lastConsent = (trx: Transaction<Tables>, subjectKey: string) =>
  trx
    .selectFrom('consents')
    .select('id')
    .where('subject_key', '=', subjectKey)
    .where('event', '=', 'asked')
    .orderBy('position', 'desc')
    .limit(1)
    .executeTakeFirst();

/** Subjects whose rows are erased in one transaction, so that none blocks writers for long. */
const batchSize = 200;

/**
 * Removes the person from rows of the ledger, three years after the person's last row and after the consent has ended.
 * The hashes stay, so that the chain can still be checked.
 * @returns the number of rows
 */
export async function eraseOldProofs({ db }: Store, now: number): Promise<number> {
  let erased = 0;
  for (;;) {
    const subjects = await db
      .selectFrom('consents')
      .select('subject_key')
      .where('subject_key', '<>', '')
      .where('subject_key', 'not in', (from) =>
        from.selectFrom('subscriptions').select('subscriptions.subject_key').where('state', '=', 'active'),
      )
      .where('subject_key', 'not in', (from) =>
        from.selectFrom('alerts').select('alerts.subject_key').where('state', 'in', ['active', 'paused']),
      )
      .groupBy('subject_key')
      .having((row) => row.fn.max('made_at'), '<=', now - proofLife)
      .limit(batchSize)
      .execute();
    if (subjects.length === 0) return erased;
    const { numUpdatedRows } = await db
      .updateTable('consents')
      .set({ subject_key: '', salt: '', page_url: null, erased_at: now })
      .where(
        'subject_key',
        'in',
        subjects.map(({ subject_key }) => subject_key),
      )
      .where('made_at', '<=', now - proofLife)
      .executeTakeFirst();
    if (numUpdatedRows === 0n) return erased;
    erased += Number(numUpdatedRows);
  }
}
