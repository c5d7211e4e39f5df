import { compareNames } from '#shared/i18n/compareNames.ts';
import type { AgencyDetail, AgentDetail } from '../db/peopleRows.ts';
import type { Store } from '../db/store.ts';
import type { AgencyRow } from '../db/tables.ts';
import type { AgentColumns } from './readEstates.ts';

/** An agent with their agency, as cards need them. */
export interface AgentRecord extends AgentColumns {
  agent_key: number;
  agent_province: number;
  agency_key: number;
}

export interface AgencyRecord extends Omit<AgencyRow, 'updated_at'> {
  /** Null in a network stored before agencies had any. */
  detail: AgencyDetail | null;
}

/** Names as people look for them: Àlex beside Alba, Ñusta after Núria. */

export const agentRecords = (store: Store) =>
  store.db
    .selectFrom('agents')
    .innerJoin('agencies', 'agencies.key', 'agents.agency')
    .select([
      'agents.key as agent_key',
      'agents.id as agent_id',
      'agents.slug as agent_slug',
      'agents.full_name as agent_full_name',
      'agents.has_portrait as agent_has_portrait',
      'agents.profile as agent_profile',
      'agents.province as agent_province',
      'agencies.key as agency_key',
      'agencies.slug as agency_slug',
      'agencies.commercial_brand as agency_commercial_brand',
      'agencies.independent as agency_independent',
    ]);

const inOrder = (agents: AgentRecord[]): AgentRecord[] =>
  agents.sort((a, b) => compareNames(a.agent_full_name, b.agent_full_name) || a.agent_key - b.agent_key);

/** A province's agents, by name. */
export const readAgentsOfProvince = async (store: Store, province: number): Promise<AgentRecord[]> =>
  inOrder(await agentRecords(store).where('agents.province', '=', province).execute());

/** Those of agencies, by name. */
export async function readAgentsOfAgencies(store: Store, agencies: readonly number[]): Promise<AgentRecord[]> {
  if (agencies.length === 0) return [];
  return inOrder(await agentRecords(store).where(store.isOneOf('agents.agency', agencies)).execute());
}

/** One agent, by slug or id; a slug comes before an id of the same letters. */
export async function readAgent(store: Store, name: string): Promise<AgentRecord | null> {
  const found = await agentRecords(store)
    .where((eb) => eb.or([eb('agents.slug', '=', name), eb('agents.id', '=', name)]))
    .execute();
  return found.find(({ agent_slug: slug }) => slug === name) ?? found[0] ?? null;
}

/** What the own pages of agents tell, by key; agents stored before there was any are missing. */
export async function readAgentDetails(store: Store, agents: readonly number[]): Promise<Map<number, AgentDetail>> {
  if (agents.length === 0) return new Map();
  const rows = await store.db.selectFrom('agent_details').selectAll().where(store.isOneOf('agent', agents)).execute();
  return new Map(rows.map(({ agent, detail }) => [agent, JSON.parse(detail) as AgentDetail]));
}

const agencyRecords = (store: Store) =>
  store.db
    .selectFrom('agencies')
    .leftJoin('agency_details', 'agency_details.agency', 'agencies.key')
    .select([
      'agencies.key',
      'agencies.id',
      'agencies.slug',
      'agencies.commercial_brand',
      'agencies.independent',
      'agencies.province',
      'agencies.web',
      'agency_details.detail',
    ]);

const parsed = <Row extends { detail: string | null }>(
  row: Row,
): Omit<Row, 'detail'> & { detail: AgencyDetail | null } => ({
  ...row,
  detail: row.detail === null ? null : (JSON.parse(row.detail) as AgencyDetail),
});

/** A province's agencies, by brand. Who works alone under no brand is none that anybody looks for. */
export async function readAgenciesOfProvince(store: Store, province: number): Promise<AgencyRecord[]> {
  const rows = await agencyRecords(store)
    .where('agencies.province', '=', province)
    .where('agencies.commercial_brand', '<>', '')
    .execute();
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
