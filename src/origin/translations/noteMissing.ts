import type { Language } from '#shared/i18n/languages.ts';
import type { EstateDetailDocument, EstateSummaryDocument } from '../db/estates/estateDocuments.ts';
import { acquireWriteLock } from '../db/estates/acquireWriteLock.ts';
import type { Store } from '../db/store.ts';
import { noteTexts, type WantedText } from '../db/translations/translations.ts';
import { namesIn } from './keptWords.ts';
import { digestOf, missingTexts } from './missingTexts.ts';

/** Listings of one transaction. */
const batchSize = 50;

interface Stored {
  url_key: string;
  summary: string;
  detail: string;
  hidden_address: string | null;
  brand: string;
}

/** Texts of a stored listing that lack a language, with the names in them that are not translated. */
function wantedTexts({ summary, detail, hidden_address, brand }: Stored, languages: readonly Language[]): WantedText[] {
  const listing = JSON.parse(summary) as EstateSummaryDocument;
  const { address, reference, development } = listing;
  const hidden = JSON.parse(hidden_address ?? '{}') as Partial<typeof address>;
  const known = [
    ...[address.street_name, hidden.street_name, address.town, address.zone, address.province],
    ...[development?.name, brand, reference],
  ];
  const document = { ...listing, ...(JSON.parse(detail) as EstateDetailDocument) };
  return missingTexts(document, languages).flatMap(({ text, targets }) => {
    const { field, source, content } = text;
    const names = namesIn(content, known);
    const characters = Array.from(content).length;
    return targets.map((target) => ({
      field,
      source,
      target,
      content,
      names,
      characters,
      digest: digestOf(text, target),
    }));
  });
}

/**
 * Looks through some listings that were stored since, or for other languages, and queues what lacks a language.
 * @returns the number of listings; 0: there are no more
 */
export async function noteMissing(store: Store, languages: readonly Language[], now: number): Promise<number> {
  const waiting = () => store.db.selectFrom('estate_details').where('translated_into', 'is', null);
  if (!(await waiting().select('estate').limit(1).executeTakeFirst())) return 0;
  return store.db.transaction().execute(async (trx) => {
    // Nobody stores them meanwhile: what is marked as looked through is what was read.
    await acquireWriteLock(trx);
    const rows = await trx
      .selectFrom('estate_details')
      .innerJoin('estates', 'estates.key', 'estate_details.estate')
      .innerJoin('estate_summaries', 'estate_summaries.estate', 'estates.key')
      .innerJoin('agencies', 'agencies.key', 'estates.agency')
      .select(['estates.key', 'url_key', 'summary', 'estate_details.detail', 'hidden_address'])
      .select('commercial_brand as brand')
      .where('translated_into', 'is', null)
      .limit(batchSize)
      .execute();
    for (const { key, ...row } of rows)
      await noteTexts(store, trx, { key, url_key: row.url_key }, wantedTexts(row, languages), now);
    await trx
      .updateTable('estate_details')
      .set({ translated_into: languages.join() })
      .where(
        store.isOneOf(
          'estate',
          rows.map(({ key }) => key),
        ),
      )
      .execute();
    return rows.length;
  });
}

/** At a start: listings that were looked through for other languages are looked through again. */
export async function forgetOtherLanguages({ db }: Store, languages: readonly Language[]): Promise<void> {
  await db
    .updateTable('estate_details')
    .set({ translated_into: null })
    .where('translated_into', '<>', languages.join())
    .execute();
}
