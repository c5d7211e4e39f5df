import type { AdvertReportOutcome } from '#shared/domain/advertReport.ts';
import { day } from '#shared/times.ts';
import { digest } from '../db/digest.ts';
import { countMails, queueMail } from '../db/outbox/outbox.ts';
import { closeReport, findReport } from '../db/personal/advertReports.ts';
import type { Store } from '../db/store.ts';
import { optionalField } from '../optionalField.ts';
import { readShownEstate } from './addressee.ts';
import { mailedListing } from './listing.ts';
import { maxAcknowledgements } from './storeLead.ts';

/**
 * Settles a report. Whoever left an address is told in their language, once: the mail, the outcome and the erasure of
 * the address are one transaction.
 * @param note the operator's, which nobody is sent
 * @returns `over` for one that is settled already
 */
export async function settleReport(
  store: Store,
  id: string,
  settled: { outcome: AdvertReportOutcome; note: string },
  now: number,
): Promise<'settled' | 'over' | 'unknown'> {
  const found = await findReport(store.db, id);
  if (!found) return 'unknown';
  const { language, reference } = found;
  // One that is taken off may still be there for a moment.
  const shown = settled.outcome === 'takenOff' ? null : await readShownEstate(store, found.url_key);
  return store.db.transaction().execute(async (trx) => {
    const report = await closeReport(trx, id, settled, now);
    if (!report) return 'over';
    const email = report.content?.email;
    if (email === undefined) return 'settled';
    const told = await countMails(trx, digest(email), ['advertReportSettled'], now - day);
    if (told < maxAcknowledgements)
      await queueMail(
        trx,
        {
          kind: 'advertReportSettled',
          recipient: email,
          language,
          name: '',
          ...{ reference, outcome: settled.outcome },
          ...optionalField('listing', shown && mailedListing(shown, language)),
        },
        now,
      );
    return 'settled';
  });
}
