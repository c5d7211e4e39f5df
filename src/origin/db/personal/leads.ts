import { randomUUID } from 'node:crypto';
import type { Transaction } from 'kysely';
import { retentionPeriods } from '#shared/domain/retention.ts';
import type { VisitTime } from '#shared/domain/visitSlots.ts';
import type { Opportunity } from '#shared/forms/opportunity.ts';
import type { OwnedHomeField, OwnerRequest } from '#shared/forms/ownerRequest.ts';
import { digest } from '../digest.ts';
import { day } from '#shared/times.ts';
import type { Store } from '../store.ts';
import type { Db, EnquiryRow, OwnerRequestRow, Tables } from '../tables.ts';

/** How long a lead is kept here; the agent has it by mail. The link to its confirmation is valid as long. */
export const leadLife = retentionPeriods.leadDays * day;

/** How long it is known after that that there was one: its link answers 410 and not 404. */
export const traceLife = 90 * day;

/** What is stored of a visitor who asked something. */
export type EnquiryContent = Pick<Opportunity, 'subject' | 'name' | 'surname' | 'email' | 'phone' | 'message'> & {
  /** Asked for. Absent where none was, and in enquiries of earlier releases. */
  visit?: VisitTime;
};

export type OwnerRequestContent = Pick<
  OwnerRequest,
  'type' | 'fullName' | 'email' | 'phone' | OwnedHomeField | 'moreToKnow' | 'cities'
>;

const shape = /^[\w-]{43}$/;

/** @param leadId its public id, of which only the digest is stored @returns the id of its row */
export async function insertEnquiry(
  trx: Transaction<Tables>,
  leadId: string,
  { content, ...row }: Omit<EnquiryRow, 'id' | 'digest' | 'content'> & { content: EnquiryContent },
): Promise<string> {
  const id = randomUUID();
  await trx
    .insertInto('enquiries')
    .values({ ...row, id, digest: digest(leadId), content: JSON.stringify(content) })
    .execute();
  return id;
}

/** @param publicId of which only the digest is stored @returns the id of its row */
export async function insertOwnerRequest(
  trx: Transaction<Tables>,
  publicId: string,
  { content, ...row }: Omit<OwnerRequestRow, 'id' | 'digest' | 'content'> & { content: OwnerRequestContent },
): Promise<string> {
  const id = randomUUID();
  await trx
    .insertInto('owner_requests')
    .values({ ...row, id, digest: digest(publicId), content: JSON.stringify(content) })
    .execute();
  return id;
}

/** How many enquiries somebody got since a time, erased ones included. */
export async function countEnquiries(trx: Transaction<Tables>, addressee: string, since: number): Promise<number> {
  const { enquiries } = await trx
    .selectFrom('enquiries')
    .select(({ fn }) => fn.countAll<number>().as('enquiries'))
    .where('addressee', '=', addressee)
    .where('made_at', '>', since)
    .executeTakeFirstOrThrow();
  return Number(enquiries);
}

export type FoundEnquiry = Pick<EnquiryRow, 'addressee' | 'url_key' | 'reference' | 'variant'> & {
  content: EnquiryContent;
};

/** @returns undefined for an unknown lead, null for one that is no longer stored */
export async function findEnquiry(db: Db, leadId: string, now: number): Promise<FoundEnquiry | null | undefined> {
  if (!shape.test(leadId)) return undefined;
  const row = await db.selectFrom('enquiries').selectAll().where('digest', '=', digest(leadId)).executeTakeFirst();
  if (!row) return undefined;
  const { addressee, url_key, reference, variant, content, made_at } = row;
  if (content === null || made_at <= now - leadLife) return null;
  return { addressee, url_key, reference, variant, content: JSON.parse(content) as EnquiryContent };
}

const leadTables = ['enquiries', 'owner_requests'] as const;

/** Erases what leads contain when their time is over, and later what is left of them. @returns the number erased */
export async function eraseOldLeads({ db }: Store, now: number): Promise<number> {
  let erased = 0;
  for (const table of leadTables) {
    const { numUpdatedRows } = await db
      .updateTable(table)
      .set({ content: null, subject_key: null })
      .where('made_at', '<=', now - leadLife)
      .where('content', 'is not', null)
      .executeTakeFirst();
    await db
      .deleteFrom(table)
      .where('made_at', '<=', now - traceLife)
      .execute();
    erased += Number(numUpdatedRows);
  }
  return erased;
}

/** Erases a person's leads. @param subjectKey digest of the address @returns the number erased */
export async function eraseLeadsOf(trx: Transaction<Tables>, subjectKey: string): Promise<number> {
  const enquiries = trx.selectFrom('enquiries').select('id').where('subject_key', '=', subjectKey);
  await trx.deleteFrom('tokens').where('purpose', '=', 'visit').where('subject', 'in', enquiries).execute();
  let erased = 0;
  for (const table of leadTables) {
    const { numUpdatedRows } = await trx
      .updateTable(table)
      .set({ content: null, subject_key: null })
      .where('subject_key', '=', subjectKey)
      .executeTakeFirst();
    erased += Number(numUpdatedRows);
  }
  return erased;
}
