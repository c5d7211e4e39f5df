import type { Transaction } from 'kysely';
import type { AgencyInput, AgentBriefInput, AgentInput } from '../input/networkInput.ts';
import type { Store } from '../store.ts';
import type { Tables } from '../tables.ts';
import type { AgentCardDocument, AgentDetailDocument } from './peopleRows.ts';
import { saveAgency, saveAgent } from './savePeople.ts';

type Trx = Transaction<Tables>;

/** Who the records of a source keep up to date. */
export interface KeptPeople {
  agencies: AgencyInput[];
  agents: AgentInput[];
}

/** The parts of which a stored agent consists, as one. */
function agentInput(brief: string, card: string, detail: string): AgentInput {
  const { avatar: _, ...rest } = JSON.parse(brief) as AgentBriefInput;
  return {
    ...rest,
    ...(JSON.parse(card) as AgentCardDocument),
    ...(JSON.parse(detail) as AgentDetailDocument),
  } as AgentInput;
}

/** The people that a source keeps up to date, as they are stored. */
export async function readPeopleOfSource(trx: Trx, source: string): Promise<KeptPeople> {
  const agencies = await trx
    .selectFrom('agencies')
    .innerJoin('agency_details', 'agency_details.agency', 'agencies.key')
    .select('detail')
    .where('source', '=', source)
    .orderBy('key')
    .execute();
  const agents = await trx
    .selectFrom('agents')
    .innerJoin('agent_details', 'agent_details.agent', 'agents.key')
    .select(['brief', 'card', 'detail'])
    .where('source', '=', source)
    .orderBy('key')
    .execute();
  return {
    agencies: agencies.map(({ detail }) => JSON.parse(detail) as AgencyInput),
    agents: agents.map(({ brief, card, detail }) => agentInput(brief, card, detail)),
  };
}

/** Whether somebody of that slug is not this source's: then they stay as they are. */
async function isOfAnother(trx: Trx, table: 'agencies' | 'agents', slug: string, source: string): Promise<boolean> {
  const known = await trx
    .selectFrom(table as 'agencies')
    .select('source')
    .where('slug', '=', slug)
    .executeTakeFirst();
  return known !== undefined && known.source !== source;
}

/**
 * Stores the people of a source as they were; those who are as they were are left alone.
 * @param now epoch ms
 */
export async function restorePeople(
  store: Store,
  trx: Trx,
  { agencies, agents }: KeptPeople,
  options: { source: string; now: number },
): Promise<void> {
  const { source } = options;
  for (const agency of agencies)
    if (!(await isOfAnother(trx, 'agencies', agency.slug, source))) await saveAgency(store, trx, agency, options);
  for (const agent of agents) {
    if (await isOfAnother(trx, 'agents', agent.slug, source)) continue;
    const agency = await trx
      .selectFrom('agencies')
      .select('key')
      .where('slug', '=', agent.agency.slug)
      .executeTakeFirst();
    if (agency) await saveAgent(store, trx, agent, agency.key, options);
  }
}
