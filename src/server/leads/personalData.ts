import { normaliseEmail } from '#shared/forms/emailAddress.ts';
import { createLeadCipher, leadsKeyOf, type Lead } from './leadCipher.ts';
import {
  createLeadTable,
  holdsLeads,
  openLeadDatabase,
  sealedName,
  stateOf,
  type LeadTable,
  type SealedLead,
} from './leadTable.ts';

/** A kept request of one person. */
export interface PendingLead {
  state: ReturnType<typeof stateOf>;
  status?: number;
  form: string;
  /** ISO 8601. */
  receivedAt: string;
  /** As the API would get it. */
  body: Record<string, unknown>;
}

const isOf = (email: string, { body }: Lead): boolean => {
  const { email: given } = JSON.parse(body) as { email?: unknown };
  return typeof given === 'string' && normaliseEmail(given) === normaliseEmail(email);
};

interface LeadsEnv {
  DATA_DIR: string;
  LEADS_KEY?: string | undefined;
}

function findOf(table: LeadTable, env: LeadsEnv, email: string) {
  const cipher = createLeadCipher(leadsKeyOf(env));
  const found: { row: SealedLead; lead: Lead }[] = [];
  let unreadable = 0;
  for (const row of table.contents()) {
    try {
      const lead = cipher.open(row.sealed, sealedName(row));
      if (isOf(email, lead)) found.push({ row, lead });
    } catch {
      unreadable += 1;
    }
  }
  return { found, unreadable };
}

/**
 * What the site keeps of a person while the API is down, or because it was refused, oldest first.
 * @returns also the number of requests that cannot be read with this key
 */
export function exportPending(env: LeadsEnv, email: string): { leads: PendingLead[]; unreadable: number } {
  if (!holdsLeads(env.DATA_DIR)) return { leads: [], unreadable: 0 };
  const database = openLeadDatabase(env.DATA_DIR);
  const { found, unreadable } = findOf(createLeadTable(database), env, email);
  database.close();
  const leads = found.map(({ row, lead }): PendingLead => ({
    state: stateOf(row),
    ...(row.status === null ? {} : { status: row.status }),
    form: row.form,
    receivedAt: new Date(row.receivedAt).toISOString(),
    body: JSON.parse(lead.body) as Record<string, unknown>,
  }));
  return { leads, unreadable };
}

/**
 * Deletes what the site keeps of a person. A request that is just being delivered reaches the API all the same: erase
 * there afterwards.
 */
export function erasePending(env: LeadsEnv, email: string): { erased: number; unreadable: number } {
  if (!holdsLeads(env.DATA_DIR)) return { erased: 0, unreadable: 0 };
  const database = openLeadDatabase(env.DATA_DIR);
  const table = createLeadTable(database);
  const { found, unreadable } = findOf(table, env, email);
  for (const { row } of found) table.remove(row.id);
  // Out of the write-ahead log too.
  database.exec('pragma wal_checkpoint(truncate)');
  database.close();
  return { erased: found.length, unreadable };
}

/** What `npm run data` reads of the forms that a site on this machine keeps. */
export const pendingLeadsStore = (env: LeadsEnv) => ({
  name: 'pendingLeads',
  export: (email: string) => Promise.resolve(exportPending(env, email)),
  erase: (email: string): Promise<Record<string, number>> => Promise.resolve({ ...erasePending(env, email) }),
});
