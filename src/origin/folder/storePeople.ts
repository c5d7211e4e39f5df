import type { Transaction } from 'kysely';
import { recordChange } from '../db/changes.ts';
import { namePictures } from '../db/namePictures.ts';
import { newestReview } from '../db/peopleDates.ts';
import { agencyRow, agentDocuments, agentRow, imageSources } from '../db/peopleRows.ts';
import { countryKey, type Tables } from '../db/tables.ts';
import { agencyTag, agentTag, missingTag } from '../tags.ts';
import type { AgencyInput, AgentInput } from '../import/networkInput.ts';
import type { FolderPeople } from './readPeople.ts';

type Trx = Transaction<Tables>;

async function nextKey(trx: Trx, table: 'places' | 'agencies' | 'agents'): Promise<number> {
  const { highest } = await trx
    .selectFrom(table)
    .select(({ fn }) => fn.max('key').as('highest'))
    .executeTakeFirstOrThrow();
  return Number(highest ?? 0) + 1;
}

async function provinceKey(trx: Trx, slug: string, name: string): Promise<number> {
  const known = await trx
    .selectFrom('places')
    .select('key')
    .where('parent', '=', countryKey)
    .where('kind', '=', 'province')
    .where('slug', '=', slug)
    .executeTakeFirst();
  if (known) return known.key;
  const key = await nextKey(trx, 'places');
  await trx.insertInto('places').values({ key, kind: 'province', parent: countryKey, slug, name }).execute();
  return key;
}

/** @returns the agency's key */
async function storeAgency(trx: Trx, agency: AgencyInput, now: number): Promise<number> {
  const { slug } = agency;
  const detail = JSON.stringify(agency);
  const known = await trx
    .selectFrom('agencies')
    .leftJoin('agency_details', 'agency_details.agency', 'agencies.key')
    .select(['agencies.key', 'agency_details.detail'])
    .where('slug', '=', slug)
    .executeTakeFirst();
  if (known?.detail === detail) return known.key;
  const key = known?.key ?? (await nextKey(trx, 'agencies'));
  const row = agencyRow(agency, key, await provinceKey(trx, agency.province_slug, agency.province ?? slug), now);
  if (known) {
    await trx.updateTable('agencies').set(row).where('key', '=', key).execute();
    await trx.deleteFrom('agency_details').where('agency', '=', key).execute();
  } else await trx.insertInto('agencies').values(row).execute();
  await trx.insertInto('agency_details').values({ agency: key, detail }).execute();
  await namePictures(trx, agencyTag(slug), imageSources(agency.logo), now);
  await recordChange(trx, { hardTags: [agencyTag(slug), ...(known ? [] : [missingTag])], softTags: ['agents'] });
  return key;
}

async function storeAgent(trx: Trx, agent: AgentInput, agency: number, now: number): Promise<void> {
  const { slug } = agent;
  const documents = agentDocuments(agent);
  const known = await trx
    .selectFrom('agents')
    .leftJoin('agent_details', 'agent_details.agent', 'agents.key')
    .select(['agents.key', 'brief', 'card', 'agent_details.detail'])
    .where('slug', '=', slug)
    .executeTakeFirst();
  const detail = JSON.stringify(documents.detail);
  const key = known?.key ?? (await nextKey(trx, 'agents'));
  const province = await provinceKey(trx, agent.province_slug, agent.province ?? agent.province_slug);
  const row = agentRow(documents, { key, agency, province }, newestReview(agent.reviews, now));
  if (known?.brief === row.brief && known.card === row.card && known.detail === detail) return;
  if (known) {
    await trx
      .updateTable('agents')
      .set({ ...row, updated_at: now })
      .where('key', '=', key)
      .execute();
    await trx.deleteFrom('agent_details').where('agent', '=', key).execute();
  } else await trx.insertInto('agents').values(row).execute();
  await trx.insertInto('agent_details').values({ agent: key, detail }).execute();
  await namePictures(trx, agentTag(slug), imageSources(agent.image), now);
  await recordChange(trx, { hardTags: [agentTag(slug), ...(known ? [] : [missingTag])], softTags: ['agents'] });
}

/**
 * Stores the people of a folder: new ones are added, changed ones replaced, and what is as it was is left alone. Who is
 * no longer in the folder stays, because listings may name them.
 */
export async function storePeople(trx: Trx, { agencies, agents }: FolderPeople, now: number): Promise<void> {
  const keys = new Map<string, number>();
  for (const agency of agencies) keys.set(agency.slug, await storeAgency(trx, agency, now));
  for (const agent of agents) await storeAgent(trx, agent, keys.get(agent.agency.slug)!, now);
}
