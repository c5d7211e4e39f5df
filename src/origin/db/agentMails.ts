import type { Db } from './tables.ts';

/** The mails that agents may end, and where it is kept which of them did. */
const tables = { adverts: 'advert_askings', results: 'result_mails' } as const;

export type AgentMails = keyof typeof tables;

/** Ends mails to an agent. Once more, it changes nothing. */
export async function endAgentMails(db: Db, mails: AgentMails, agent: string, now: number): Promise<void> {
  await db
    .updateTable(tables[mails])
    .set({ stopped_at: now })
    .where('agent', '=', agent)
    .where('stopped_at', 'is', null)
    .execute();
}

/** Whether an agent gets such mails; undefined for one who never got any. */
export async function getsAgentMails(db: Db, mails: AgentMails, agent: string): Promise<boolean | undefined> {
  const row = await db.selectFrom(tables[mails]).select('stopped_at').where('agent', '=', agent).executeTakeFirst();
  return row && row.stopped_at === null;
}
