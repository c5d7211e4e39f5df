import type { Transaction } from 'kysely';
import { spokenOrSpanish, type Language } from '#shared/i18n/languages.ts';
import type { AcceptanceDto } from '#shared/contract/consent.ts';
import { recordChange } from '../db/changes/changes.ts';
import { slotsTag } from '../db/changes/tags.ts';
import type { Mail, VisitConfirmedMail } from '../db/outbox/mail.ts';
import { queueMail } from '../db/outbox/outbox.ts';
import { recordAnswer } from '../db/personal/consents.ts';
import type { EnquiryContent } from '../db/personal/leads.ts';
import { useToken, type Link } from '../db/personal/tokens.ts';
import type { Store } from '../db/store.ts';
import type { EnquiryRow, Tables } from '../db/tables.ts';
import { optionalField } from '../optionalField.ts';
import type { EstateRecord } from '../records/readEstates.ts';
import type { EventContext } from '../webhooks/publishEvents.ts';
import { calendarOf, mailedPerson, readAddressee, readShownEstate, type Addressee } from './addressee.ts';
import { linkedListing, mailedListing, toldListing } from './listing.ts';
import { isFree, isReserved } from './visitSlots.ts';

interface FoundVisit {
  row: EnquiryRow;
  content: EnquiryContent & Required<Pick<EnquiryContent, 'visit'>>;
  /** Null where the listing was withdrawn, or the agent has left the network. */
  estate: EstateRecord | null;
  addressee: Addressee | null;
}

/** @returns undefined where the enquiry is no longer stored */
async function findVisit(
  store: Store,
  { subject }: Link,
  languages: readonly Language[],
): Promise<FoundVisit | undefined> {
  const row = await store.db.selectFrom('enquiries').selectAll().where('id', '=', subject).executeTakeFirst();
  if (!row || row.content === null) return undefined;
  const { visit, ...content } = JSON.parse(row.content) as EnquiryContent;
  if (!visit) return undefined;
  const estate = row.url_key === null ? null : await readShownEstate(store, row.url_key);
  return {
    row: { ...row, language: spokenOrSpanish(row.language, languages) },
    content: { ...content, visit },
    estate,
    addressee: await readAddressee(store, row.addressee, languages),
  };
}

/**
 * `processed` where the time was taken; `pending` while it is held; then `expired` where it is free, else
 * `unavailable`, as it is where an operator freed it, or the agent has left. The row alone says it: the link was read
 * before, and may have been used since.
 */
async function stateOf(
  store: Store,
  { row, estate, addressee }: FoundVisit,
  now: number,
): Promise<'processed' | 'pending' | 'expired' | 'unavailable'> {
  if (row.slot !== null && row.held_until === null) return 'processed';
  if (row.slot === null || !addressee) return 'unavailable';
  if (Number(row.held_until) > now) return 'pending';
  const calendar = estate && (await calendarOf(store, estate));
  return calendar && (await isFree(store.db, calendar, Number(row.slot), now)) ? 'expired' : 'unavailable';
}

/** What the holder of a visit's link is shown. @returns undefined where nothing is left of the enquiry */
export async function visitAcceptance(
  store: Store,
  link: Link,
  { now, languages }: Pick<ConfirmContext, 'now' | 'languages'>,
): Promise<AcceptanceDto | undefined> {
  const found = await findVisit(store, link, languages);
  if (!found) return undefined;
  const { row, content, estate } = found;
  const state = await stateOf(store, found, now);
  return {
    ...{ purpose: 'visit', state, name: content.name },
    visit: {
      ...content.visit,
      ...(state === 'pending' ? { held_until: new Date(Number(row.held_until)).toISOString() } : {}),
      ...optionalField('listing', estate && linkedListing(estate)),
    },
  };
}

/** To the agent, with the visitor's address for replies, and to the visitor. */
function mailsOf(
  { row, content, estate, addressee }: FoundVisit & { addressee: Addressee },
  brandEmail: string,
): { toAgent: Mail; toVisitor: Mail } {
  const { name, surname, email, phone, visit } = content;
  const { language } = row;
  const mail = (of: Mail['language']): Pick<VisitConfirmedMail, 'kind' | 'visit' | 'listing'> => ({
    ...{ kind: 'visitConfirmed', visit },
    ...(estate ? { listing: mailedListing(estate, of) } : {}),
  });
  return {
    toAgent: {
      ...mail(addressee.language),
      ...{ recipient: addressee.email ?? brandEmail, language: addressee.language, name: addressee.name },
      ...{ reader: 'agent', visitor: { name, surname, email, phone, language } },
    },
    toVisitor: {
      ...mail(language),
      ...{ recipient: email, language, name, reader: 'visitor' },
      agent: mailedPerson(addressee),
    },
  };
}

/** What the time that is held is taken with. */
interface ConfirmContext extends EventContext {
  /** Gets the agent's mail where they have no address. */
  brandEmail: string;
  publicOrigin: string;
  /** Of the site. */
  languages: readonly Language[];
}

async function publishVisit(
  trx: Transaction<Tables>,
  { row, content, estate, addressee }: FoundVisit & { addressee: Addressee },
  { publish, publicOrigin, now }: ConfirmContext,
): Promise<void> {
  const { name, surname, email, phone, visit } = content;
  const { id, slug, fullName, agency } = addressee;
  const { language } = row;
  const data = {
    ...{ id: row.id, name, surname, email, ...optionalField('phone', phone), language },
    ...(id.startsWith('agent:') ? { agent: { slug, full_name: fullName } } : {}),
    agency,
    ...optionalField('listing', estate && toldListing(estate, language, publicOrigin)),
    visit: { start: visit.start, minutes: visit.minutes },
  };
  const agencies = new Map([[agency, data]]);
  await publish(trx, { type: 'visit.confirmed', data, subjectKey: row.subject_key!, agencies }, now);
}

/** Takes the time of an enquiry. @returns whether it was still held, and is nobody else's since this request began */
async function takeSlot(trx: Transaction<Tables>, { id, addressee, slot }: EnquiryRow, now: number): Promise<boolean> {
  const other = await trx
    .selectFrom('enquiries')
    .select('id')
    .where('addressee', '=', addressee)
    .where('slot', '=', slot)
    .where('id', '<>', id)
    .where(isReserved(now))
    .executeTakeFirst();
  if (other) return false;
  const { numUpdatedRows } = await trx
    .updateTable('enquiries')
    .set({ held_until: null })
    .where('id', '=', id)
    .where('slot', '=', slot)
    .where('held_until', '>', now)
    .executeTakeFirst();
  return numUpdatedRows > 0n;
}

class NotHeld extends Error {}

/**
 * Takes the time of a visit by the link that was mailed to the visitor, and mails it to agent and visitor for their
 * calendars.
 * @returns false where it is not held any more: of several attempts at once, one succeeds
 */
export async function confirmVisit(store: Store, link: Link, context: ConfirmContext): Promise<boolean> {
  const { brandEmail, now, languages } = context;
  const found = await findVisit(store, link, languages);
  const addressee = found?.addressee;
  if (!found || !addressee) return false;
  const visit = { ...found, addressee };
  const { toAgent, toVisitor } = mailsOf(visit, brandEmail);
  try {
    await store.db.transaction().execute(async (trx) => {
      if (!(await useToken(trx, link, now))) throw new NotHeld();
      // From here on no other visit is asked for: a time that is held is nobody else's.
      await recordAnswer(trx, { event: 'confirmed', asked: link.consent, boxes: {} }, now);
      if (!(await takeSlot(trx, found.row, now))) throw new NotHeld();
      await recordChange(trx, { hardTags: [], softTags: [slotsTag(found.row.addressee)] });
      await queueMail(trx, toAgent, now, { about: found.row.subject_key! });
      await queueMail(trx, toVisitor, now);
      await publishVisit(trx, visit, context);
    });
    return true;
  } catch (error) {
    if (error instanceof NotHeld) return false;
    throw error;
  }
}
