import { randomUUID } from 'node:crypto';
import type { Transaction } from 'kysely';
import { consents, type ConsentForm } from '#shared/forms/consents.ts';
import { consentTexts } from '#shared/forms/consentTexts.ts';
import type { Language } from '#shared/i18n/languages.ts';
import { digest } from '../digest.ts';
import type { ConsentRow, Tables } from './tables.ts';

type Boxes = Readonly<Record<string, boolean>>;

/** What a consent refers to: version and digest of the form's texts in a language. */
export async function shownTexts(
  form: ConsentForm,
  language: Language,
): Promise<Pick<ConsentRow, 'form' | 'language' | 'version' | 'texts'>> {
  return { form, language, version: consents[form].version, texts: digest(await consentTexts(form, language)) };
}

type Asked = Awaited<ReturnType<typeof shownTexts>> & { boxes: Boxes; pageUrl?: string; subjectKey: string };

/** Records a consent. @returns the row's id */
export function recordConsent(
  trx: Transaction<Tables>,
  { boxes, pageUrl, subjectKey, ...shown }: Asked,
  now: number,
): Promise<string> {
  return insert(trx, {
    ...shown,
    event: 'asked',
    asked: null,
    boxes: JSON.stringify(boxes),
    page_url: pageUrl ?? null,
    subject_key: subjectKey,
    made_at: now,
  });
}

/** Records that the owner of the address confirmed a consent from the inbox. @param asked the consent's row */
export async function recordConfirmation(
  trx: Transaction<Tables>,
  asked: string,
  boxes: Boxes,
  now: number,
): Promise<void> {
  const { id: _, ...consent } = await trx
    .selectFrom('consents')
    .selectAll()
    .where('id', '=', asked)
    .executeTakeFirstOrThrow();
  await insert(trx, {
    ...consent,
    event: 'confirmed',
    asked,
    boxes: JSON.stringify(boxes),
    page_url: null,
    made_at: now,
  });
}

async function insert(trx: Transaction<Tables>, row: Omit<ConsentRow, 'id'>): Promise<string> {
  const id = randomUUID();
  await trx
    .insertInto('consents')
    .values({ id, ...row })
    .execute();
  return id;
}
