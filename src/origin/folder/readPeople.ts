import type { NetworkFolder } from '#config/network/folder.ts';
import { readJson } from '#config/network/json.ts';
import type { AgencyInput, AgentInput } from '../db/input/networkInput.ts';
import type { AgencyWebhook } from '../webhooks/endpoints.ts';
import { agenciesSchema, agentsSchema, toAgency, toAgent } from './peopleFiles.ts';

export interface FolderPeople {
  agencies: AgencyInput[];
  agents: AgentInput[];
}

/** Names that stand twice. */
const repeated = (slugs: readonly string[]): string[] => [
  ...new Set(slugs.filter((slug, index) => slugs.indexOf(slug) !== index)),
];

/** The profiles of people/, and where agencies are told of their leads. Problems are the folder's. */
export function readPeople(folder: NetworkFolder): FolderPeople & { webhooks: AgencyWebhook[] } {
  const agencyFile = readJson(folder, 'people/agencies.json', agenciesSchema, 'agencies');
  const agentFile = readJson(folder, 'people/agents.json', agentsSchema, 'agents');
  const agencies = (agencyFile?.agencies ?? []).map(toAgency);
  const bySlug = new Map(agencies.map((agency) => [agency.slug, agency]));
  const agents = (agentFile?.agents ?? []).flatMap((agent) => {
    const own = bySlug.get(agent.agency.slug);
    if (!own) {
      const missing = `agency ${agent.agency.slug} is not in people/agencies.json`;
      folder.problems.push(`people/agents.json: ${agent.slug}: ${missing}`);
    }
    return own ? [toAgent(agent, own)] : [];
  });
  for (const [file, people] of [['agencies', agencies] as const, ['agents', agents] as const])
    for (const slug of repeated(people.map((one) => one.slug)))
      folder.problems.push(`people/${file}.json: the slug ${slug} stands twice`);
  const webhooks = (agencyFile?.agencies ?? []).flatMap(({ slug, webhook }) =>
    webhook ? [{ agency: slug, ...webhook }] : [],
  );
  return { agencies, agents, webhooks };
}
