import { existsSync } from 'node:fs';
import type { Env } from '#config/env.ts';
import type { PersonalDataStore } from '#origin/personalData/PersonalDataStore.ts';
import { leadsKeyOf } from '#server/leads/leadCipher.ts';
import { leadsDir } from '#server/leads/leadFiles.ts';
import { erasePending, exportPending } from '#server/leads/personalData.ts';

/** Requests that the site keeps, encrypted, until the API takes them. */
export function pendingLeads(env: Pick<Env, 'DATA_DIR' | 'LEADS_KEY'>): PersonalDataStore {
  // Without a folder there is none, and no key has to be made.
  const hasAny = () => existsSync(leadsDir(env.DATA_DIR));
  return {
    name: 'pendingLeads',
    export: async (email) =>
      hasAny() ? exportPending(env.DATA_DIR, leadsKeyOf(env), email) : { leads: [], unreadable: 0 },
    erase: async (email) =>
      hasAny() ? erasePending(env.DATA_DIR, leadsKeyOf(env), email) : { erased: 0, unreadable: 0 },
  };
}
