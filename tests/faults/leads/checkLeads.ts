import { verifyLedger } from '#origin/db/personal/ledger.ts';
import { openDatabase } from '#origin/db/openDatabase.ts';
import { digest } from '#origin/db/digest.ts';
import type { Store } from '#origin/db/store.ts';
import type { SentForm } from './visitors.ts';

/** How often each thing about a visitor is stored, by name. */
type Stored = Map<string, number>;

/** What one form leaves in the database, each exactly once. */
const expected: Record<SentForm['kind'], readonly string[]> = {
  opportunity: ['enquiry', 'consent opportunity', 'mail enquiry', 'mail enquiryReceived'],
  ownerRequest: ['ownerRequest', 'consent ownerRequest', 'mail ownerRequest', 'mail ownerRequestReceived'],
  newsletter: ['subscription', 'consent newsletter', 'mail confirmSubscription'],
};

async function readStored({ db }: Store): Promise<Map<string, Stored>> {
  const visitors = new Map<string, Stored>();
  const add = (key: string | null, name: string): void => {
    if (key === null) return;
    const stored = visitors.get(key) ?? new Map<string, number>();
    visitors.set(key, stored.set(name, (stored.get(name) ?? 0) + 1));
  };
  for (const { subject_key } of await db.selectFrom('enquiries').select('subject_key').execute())
    add(subject_key, 'enquiry');
  for (const { subject_key } of await db.selectFrom('owner_requests').select('subject_key').execute())
    add(subject_key, 'ownerRequest');
  for (const { subject_key } of await db.selectFrom('subscriptions').select('subject_key').execute())
    add(subject_key, 'subscription');
  for (const { subject_key, form } of await db.selectFrom('consents').select(['subject_key', 'form']).execute())
    add(subject_key, `consent ${form}`);
  const mails = await db.selectFrom('outbox').select(['subject_key', 'about_key', 'kind']).execute();
  for (const { subject_key, about_key, kind } of mails) add(about_key ?? subject_key, `mail ${kind}`);
  return visitors;
}

export interface LeadCheck {
  /** Forms of which something is missing, there twice, or there that should not be. */
  wrong: string[];
  ledgerFaults: string[];
}

/** Compares what visitors were told to be received with what is stored. */
export async function checkLeads(databaseUrl: string, forms: readonly SentForm[]): Promise<LeadCheck> {
  const store = openDatabase(databaseUrl);
  try {
    const visitors = await readStored(store);
    const wrong = forms.flatMap(({ kind, email }) => {
      const stored = [...(visitors.get(digest(email)) ?? [])].map(([name, count]) => `${count} ${name}`).toSorted();
      const wanted = expected[kind].map((name) => `1 ${name}`).toSorted();
      return stored.join() === wanted.join() ? [] : [`${kind} ${email}: ${stored.join(', ') || 'nothing'}`];
    });
    return { wrong, ledgerFaults: (await verifyLedger(store.db)).faults };
  } finally {
    await store.close();
  }
}
