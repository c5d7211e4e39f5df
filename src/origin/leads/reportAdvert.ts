import type { AdvertReport } from '#shared/forms/advertReport.ts';
import { day } from '#shared/times.ts';
import { digest } from '../db/digest.ts';
import { queueMail } from '../db/outbox/outbox.ts';
import { insertReport, isReportedSince } from '../db/personal/advertReports.ts';
import { onlyOnce } from '../db/personal/answers.ts';
import { recordConsent } from '../db/personal/consents.ts';
import { holdLedger } from '../db/personal/ledger.ts';
import type { Store } from '../db/store.ts';
import type { RequestContext } from '../newsletter/subscribe.ts';
import { optionalField } from '../optionalField.ts';
import type { EstateRecord } from '../records/readEstates.ts';
import { networkAddressee } from './addressee.ts';
import { mailedListing } from './listing.ts';

/** Thrown while too many reports are stored. */
export class TooManyReports extends Error {}

/**
 * Stores what a visitor reports about an advert, once, and mails it to the network: the first of a listing in a day,
 * so that many readers of one advert are one mail. Whoever leaves an address agrees to be written to, which the ledger
 * proves; of anybody else nothing is known.
 * @throws TooManyReports
 */
export async function reportAdvert(
  store: Store,
  { reason, message, email, acceptPrivacy, language, pageUrl }: AdvertReport,
  estate: EstateRecord,
  { now, key, brand, shownTexts }: RequestContext & { brand: Parameters<typeof networkAddressee>[0] },
): Promise<object> {
  const { url_key, reference } = estate;
  const network = networkAddressee(brand);
  const subjectKey = email === undefined ? null : digest(email);
  const shown = await shownTexts('advertReport', language);
  return store.db.transaction().execute((trx) =>
    onlyOnce(trx, { key, subjectKey }, now, async () => {
      if (subjectKey === null) await holdLedger(trx);
      else await recordConsent(trx, { ...shown, boxes: { acceptPrivacy }, pageUrl, subjectKey }, now);
      const isFirst = !(await isReportedSince(trx, url_key, now - day));
      const content = { message, ...optionalField('email', email) };
      const row = { url_key, reference, reason, content, subject_key: subjectKey, language, made_at: now };
      if (!(await insertReport(trx, row))) throw new TooManyReports();
      if (isFirst)
        await queueMail(
          trx,
          {
            kind: 'advertReport',
            recipient: brand.email,
            language: network.language,
            name: network.name,
            listing: mailedListing(estate, network.language),
            ...{ reason, message, visitor: { language, ...optionalField('email', email) } },
          },
          now,
          { ...optionalField('about', subjectKey) },
        );
      return {};
    }),
  );
}
