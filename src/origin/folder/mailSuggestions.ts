import { queueMail } from '../db/outbox/outbox.ts';
import { listSuggestedOfSource, markSuggestedMailed } from '../db/twins/suggestions.ts';
import type { Store } from '../db/store.ts';
import type { Source } from './sourceFile.ts';

/** In a mail; the operators' page has all. */
const maxSuggestions = 20;

/**
 * Mails those who answer for sources (`report`) which of their listings look like the home of another agency's, each
 * once.
 * @param now epoch ms
 */
export async function mailSuggestions(store: Store, sources: readonly Source[], now: number): Promise<void> {
  await store.db.transaction().execute(async (trx) => {
    for (const { name: source, report: recipient } of sources) {
      const found = recipient === undefined ? [] : await listSuggestedOfSource({ db: trx }, source, { isNew: true });
      if (recipient === undefined || found.length === 0) continue;
      const reasons = found.slice(0, maxSuggestions).map(({ key, reference, other }) => ({
        kind: 'warning' as const,
        reason: `looks like ${other.reference} of ${other.source}: npm run estate -- twins ${key} ${other.key}, or not-twins`,
        count: 1,
        references: [reference],
      }));
      const numbers = {
        read: 0,
        refused: 0,
        warnings: found.length,
        reasons,
        otherReasons: found.length - reasons.length,
      };
      const mail = {
        kind: 'importReport',
        recipient,
        language: 'es',
        name: '',
        source,
        outcome: 'duplicates',
      } as const;
      await queueMail(trx, { ...mail, ...numbers }, now);
    }
    await markSuggestedMailed(trx);
  });
}
