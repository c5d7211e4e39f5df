import { existsSync } from 'node:fs';
import { normaliseEmail } from '#shared/forms/emailAddress.ts';
import { createLeadCipher, leadsKeyOf, type Lead } from './leadCipher.ts';
import { createLeadFiles, leadsDir, sealedName, type LeadFile } from './leadFiles.ts';

/** A kept request of one person. */
export interface PendingLead extends Pick<LeadFile, 'state' | 'status' | 'form'> {
  /** ISO 8601. */
  receivedAt: string;
  /** As the API would get it. */
  body: Record<string, unknown>;
}

const isOf = (email: string, { body }: Lead): boolean => {
  const { email: given } = JSON.parse(body) as { email?: unknown };
  return typeof given === 'string' && normaliseEmail(given) === normaliseEmail(email);
};

async function findOf(dataDir: string, key: string, email: string) {
  const files = createLeadFiles(leadsDir(dataDir));
  const cipher = createLeadCipher(key);
  const found: { file: LeadFile; lead: Lead }[] = [];
  let unreadable = 0;
  const listed = await files.list().catch((error: unknown) => {
    if ((error as NodeJS.ErrnoException).code === 'ENOENT') return [];
    throw error;
  });
  for (const file of listed) {
    const sealed = await files.read(file);
    if (!sealed) continue;
    try {
      const lead = cipher.open(sealed, sealedName(file));
      if (isOf(email, lead)) found.push({ file, lead });
    } catch {
      unreadable += 1;
    }
  }
  return { files, found, unreadable };
}

/**
 * What the site keeps of a person while the API is down, or because it was refused, oldest first.
 * @param key of leadsKeyOf
 * @returns also the number of files that cannot be read with this key
 */
export async function exportPending(
  dataDir: string,
  key: string,
  email: string,
): Promise<{ leads: PendingLead[]; unreadable: number }> {
  const { found, unreadable } = await findOf(dataDir, key, email);
  const leads = found.map(({ file: { state, status, form, receivedAt }, lead }) => ({
    state,
    ...(status === undefined ? {} : { status }),
    form,
    receivedAt: new Date(receivedAt).toISOString(),
    body: JSON.parse(lead.body) as Record<string, unknown>,
  }));
  return { leads, unreadable };
}

/**
 * Deletes what the site keeps of a person. A request that is just being delivered reaches the API all the same: erase
 * there afterwards.
 * @param key of leadsKeyOf
 */
export async function erasePending(
  dataDir: string,
  key: string,
  email: string,
): Promise<{ erased: number; unreadable: number }> {
  const { files, found, unreadable } = await findOf(dataDir, key, email);
  for (const { file } of found) await files.remove(file);
  if (found.length > 0) await files.sync();
  return { erased: found.length, unreadable };
}

/** What `npm run data` reads of the forms that a site on this machine keeps. */
export const pendingLeadsStore = (env: { DATA_DIR: string; LEADS_KEY?: string | undefined }) => {
  const keeps = (): boolean => existsSync(leadsDir(env.DATA_DIR));
  return {
    name: 'pendingLeads',
    export: async (email: string) =>
      keeps() ? exportPending(env.DATA_DIR, leadsKeyOf(env), email) : { leads: [], unreadable: 0 },
    erase: async (email: string): Promise<Record<string, number>> =>
      keeps() ? erasePending(env.DATA_DIR, leadsKeyOf(env), email) : { erased: 0, unreadable: 0 },
  };
};
