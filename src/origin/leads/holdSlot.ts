import type { Transaction } from 'kysely';
import { zoneOfProvince, type HeldVisit } from '#shared/domain/visitSlots.ts';
import { day } from '#shared/times.ts';
import { recordChange } from '../db/changes/changes.ts';
import { slotsTag } from '../db/changes/tags.ts';
import { countMails } from '../db/outbox/outbox.ts';
import { visitLinkLife } from '../db/personal/tokens.ts';
import type { Tables } from '../db/tables.ts';
import { countOpenVisits, maxOpenVisits, TooManyVisits } from './openVisits.ts';
import { maxAcknowledgements } from './storeLead.ts';
import { isFree, SlotTaken, type Calendar } from './visitSlots.ts';

/**
 * Holds the time that a visitor has chosen, for as long as the link that takes it is valid.
 * @param calendar null: the agent has none
 * @throws SlotTaken where it is not free (any more); TooManyVisits for one who has others, or is mailed no link today
 */
export async function holdSlot(
  trx: Transaction<Tables>,
  { slot, subjectKey }: { slot: string; subjectKey: string },
  calendar: Calendar | null,
  now: number,
): Promise<HeldVisit> {
  const mails = await countMails(trx, subjectKey, ['enquiryReceived'], now - day);
  const visits = await countOpenVisits(trx, subjectKey, now);
  if (visits >= maxOpenVisits || mails >= maxAcknowledgements) throw new TooManyVisits();
  if (!calendar || !(await isFree(trx, calendar, Date.parse(slot), now))) throw new SlotTaken();
  await recordChange(trx, { hardTags: [], softTags: [slotsTag(calendar.addressee)] });
  const { hours, province } = calendar;
  return {
    start: new Date(slot).toISOString(),
    minutes: hours.length,
    zone: zoneOfProvince(province),
    heldUntil: new Date(now + visitLinkLife).toISOString(),
  };
}
