import { compareNames } from '#shared/i18n/compareNames.ts';
import type { AgentDetailDocument } from '../db/people/peopleRows.ts';
import type { Store } from '../db/store.ts';
import type { AgencyInput } from '../db/input/networkInput.ts';

/** An agent, as cards need them. */
export interface AgentRecord {
  key: number;
  slug: string;
  full_name: string;
  agency: number;
  agency_slug: string;
  province: number;
  /** JSON: AgentBriefDto and AgentCardDocument. */
  brief: string;
  card: string;
}

export interface AgencyRecord {
  key: number;
  slug: string;
  commercial_brand: string;
  province: number;
  /** Whose records keep it up to date; null: a profile of the network itself. */
  source: string | null;
  document: AgencyInput;
}

export const agentRecords = (store: Store) =>
  store.db
    .selectFrom('agents')
    .innerJoin('agencies', 'agencies.key', 'agents.agency')
    .select([
      'agents.key',
      'agents.slug',
      'agents.full_name',
      'agents.agency',
      'agencies.slug as agency_slug',
      'agents.province',
      'agents.brief',
      'agents.card',
    ]);

const inOrder = (agents: AgentRecord[]): AgentRecord[] =>
  agents.sort((a, b) => compareNames(a.full_name, b.full_name) || a.key - b.key);

/** A province's agents, by name. */
export const readAgentsOfProvince = async (store: Store, province: number): Promise<AgentRecord[]> =>
  inOrder(await agentRecords(store).where('agents.province', '=', province).execute());

/** Those of agencies, by name. */
export async function readAgentsOfAgencies(store: Store, agencies: readonly number[]): Promise<AgentRecord[]> {
  if (agencies.length === 0) return [];
  return inOrder(await agentRecords(store).where(store.isOneOf('agents.agency', agencies)).execute());
}

/**
 * The first agent of an agency who is described where the agency is: somebody whom another source has put into it does
 * not speak for it.
 */
export async function readFirstOwnAgent(
  store: Store,
  { key, source }: Pick<AgencyRecord, 'key' | 'source'>,
): Promise<AgentRecord | undefined> {
  const agents = await agentRecords(store)
    .where('agents.agency', '=', key)
    .where('agents.source', source === null ? 'is' : '=', source)
    .execute();
  return inOrder(agents)[0];
}

/** One agent, by slug or id; a slug, of an agency too, comes before an id of the same letters. */
export async function readAgent(store: Store, name: string): Promise<AgentRecord | null> {
  const found = await agentRecords(store)
    .where((eb) => {
      const namesake = eb.selectFrom('agencies as others').select('others.key').where('others.slug', '=', name);
      const byId = eb.and([eb('agents.id', '=', name), eb.not(eb.exists(namesake))]);
      return eb.or([eb('agents.slug', '=', name), byId]);
    })
    .execute();
  return found.find(({ slug }) => slug === name) ?? found[0] ?? null;
}

/** What the own pages of agents show, by the agent's key. */
export async function readAgentDetails(
  store: Store,
  agents: readonly number[],
): Promise<Map<number, AgentDetailDocument>> {
  if (agents.length === 0) return new Map();
  const rows = await store.db.selectFrom('agent_details').selectAll().where(store.isOneOf('agent', agents)).execute();
  return new Map(rows.map(({ agent, detail }) => [agent, JSON.parse(detail) as AgentDetailDocument]));
}

const agencyRecords = (store: Store) =>
  store.db
    .selectFrom('agencies')
    .innerJoin('agency_details', 'agency_details.agency', 'agencies.key')
    .select([
      'agencies.key',
      'agencies.slug',
      'agencies.commercial_brand',
      'agencies.province',
      'agencies.source',
      'agency_details.detail',
    ]);

const parsed = <Row extends { detail: string }>({
  detail,
  ...row
}: Row): Omit<Row, 'detail'> & Pick<AgencyRecord, 'document'> => ({
  ...row,
  document: JSON.parse(detail) as AgencyInput,
});

/** A province's agencies, by brand, without those of agents who work alone under no brand. */
export async function readAgenciesOfProvince(store: Store, province: number): Promise<AgencyRecord[]> {
  const rows = await agencyRecords(store)
    .where('agencies.province', '=', province)
    .where('agencies.commercial_brand', '<>', '')
    .execute();
  return rows.map(parsed).sort((a, b) => compareNames(a.commercial_brand, b.commercial_brand) || a.key - b.key);
}

/** All agencies with a brand, by it: some hundreds at most. */
export async function readBrandedAgencies(store: Store): Promise<AgencyRecord[]> {
  const rows = await agencyRecords(store).where('agencies.commercial_brand', '<>', '').execute();
  return rows.map(parsed).sort((a, b) => compareNames(a.commercial_brand, b.commercial_brand) || a.key - b.key);
}

/** One agency, by slug or id; a slug comes before an id of the same letters. */
export async function readAgency(store: Store, name: string): Promise<AgencyRecord | null> {
  const found = await agencyRecords(store)
    .where((eb) => eb.or([eb('agencies.slug', '=', name), eb('agencies.id', '=', name)]))
    .execute();
  const agency = found.find(({ slug }) => slug === name) ?? found[0];
  return agency ? parsed(agency) : null;
}
