import type { Transaction } from 'kysely';
import type { AddressDto } from '#shared/contract/estate.ts';
import { recordChange } from '../db/changes.ts';
import { namePictures } from '../db/namePictures.ts';
import { agencyRow, agentDocuments, agentRow, imageSources } from '../db/peopleRows.ts';
import type { Store } from '../db/store.ts';
import { countryKey, type PlaceRow, type Tables } from '../db/tables.ts';
import { agentTag, missingTag } from '../tags.ts';
import { acquireWriteLock } from '../db/writeEstate.ts';
import type { AgencyInput, AgentBriefInput, AgentInput, EstateInput } from './networkInput.ts';

/** Finds the places and people that imported estates name, and adds those that are new. */
export interface Directory {
  /** @returns the id of the agent who sells the estate */
  addMissing: (estate: EstateInput) => Promise<string>;
}

type Trx = Transaction<Tables>;

async function nextKey(trx: Trx, table: 'places' | 'agencies' | 'agents'): Promise<number> {
  const { highest } = await trx
    .selectFrom(table)
    .select(({ fn }) => fn.max('key').as('highest'))
    .executeTakeFirstOrThrow();
  return Number(highest ?? 0) + 1;
}

async function placeKey(trx: Trx, place: Omit<PlaceRow, 'key'> & { parent: number }): Promise<number> {
  const known = await trx
    .selectFrom('places')
    .select('key')
    .where('parent', '=', place.parent)
    .where('slug', '=', place.slug)
    .executeTakeFirst();
  if (known) return known.key;
  const key = await nextKey(trx, 'places');
  await recordChange(trx, { hardTags: [missingTag], softTags: ['provinces'] });
  await trx
    .insertInto('places')
    .values({ key, ...place })
    .execute();
  return key;
}

/** @returns the province's key */
async function addMissingPlaces(trx: Trx, address: AddressDto): Promise<number> {
  const province = await placeKey(trx, {
    kind: 'province',
    parent: countryKey,
    slug: address.province_slug,
    name: address.province,
  });
  const town = await placeKey(trx, { kind: 'town', parent: province, slug: address.town_slug, name: address.town });
  if (address.zone_slug !== undefined)
    await placeKey(trx, {
      kind: 'zone',
      parent: town,
      slug: address.zone_slug,
      name: address.zone ?? address.zone_slug,
    });
  return province;
}

/** The agency as far as an estate describes it; an agent who works alone has one of their own. */
function agencyOf({ agent, address }: EstateInput): AgencyInput {
  const slug = agent.agency?.slug ?? agent.slug;
  return {
    id: slug,
    slug,
    kind: 'agency',
    ...(agent.agency?.commercial_brand === undefined ? {} : { commercial_brand: agent.agency.commercial_brand }),
    independent: agent.agency?.independent ?? true,
    address: {},
    city: { 'es-ES': address.town },
    province: address.province,
    province_slug: address.province_slug,
  };
}

const agentBriefOf = (agent: AgentBriefInput, agency: AgencyInput): AgentBriefInput & Pick<AgentInput, 'agency'> => ({
  ...agent,
  agency: { ...agent.agency, slug: agency.slug, independent: agency.independent },
});

/** The agent as far as an estate describes them. */
function agentOf({ agent, address }: EstateInput, agency: AgencyInput): AgentInput {
  const { avatar, ...brief } = agentBriefOf(agent, agency);
  return {
    ...brief,
    kind: 'agent',
    gender: 'other',
    languages: brief.languages ?? [],
    zones: [],
    social: {},
    reviews: [],
    ...(avatar ? { image: avatar } : {}),
    ...(agency.commercial_brand === undefined ? {} : { commercial_brand: agency.commercial_brand }),
    city: { 'es-ES': address.town },
    province: address.province,
    province_slug: address.province_slug,
  };
}

async function agencyKey(trx: Trx, agency: AgencyInput, province: number, now: number): Promise<number> {
  const known = await trx.selectFrom('agencies').select('key').where('slug', '=', agency.slug).executeTakeFirst();
  if (known) return known.key;
  const key = await nextKey(trx, 'agencies');
  await trx
    .insertInto('agencies')
    .values(agencyRow(agency, key, province, now))
    .execute();
  await trx
    .insertInto('agency_details')
    .values({ agency: key, detail: JSON.stringify(agency) })
    .execute();
  return key;
}

/** @returns the agent's id */
async function addMissingAgent(trx: Trx, estate: EstateInput, province: number, now: number): Promise<string> {
  const { id, slug } = estate.agent;
  const known = await trx
    .selectFrom('agents')
    .select('id')
    .where((where) => where.or([where('id', '=', id), where('slug', '=', slug)]))
    .executeTakeFirst();
  if (known) return known.id;
  const agency = agencyOf(estate);
  // The brief as the estate brings it, with its portrait's text.
  const documents = { ...agentDocuments(agentOf(estate, agency)), brief: agentBriefOf(estate.agent, agency) };
  const key = await nextKey(trx, 'agents');
  const keys = { key, agency: await agencyKey(trx, agency, province, now), province };
  await trx
    .insertInto('agents')
    .values(agentRow(documents, keys, now))
    .execute();
  await trx
    .insertInto('agent_details')
    .values({ agent: key, detail: JSON.stringify(documents.detail) })
    .execute();
  await namePictures(trx, agentTag(slug), imageSources(estate.agent.avatar), now);
  await recordChange(trx, { hardTags: [missingTag], softTags: ['agents'] });
  return id;
}

/** @param now epoch ms */
export function createDirectory(store: Store, now: number): Directory {
  /** Agents' ids by address and agent, so that the database is asked once for each. */
  const added = new Map<string, string>();
  return {
    addMissing: async (estate) => {
      const { province_slug: province, town_slug: town, zone_slug: zone } = estate.address;
      const name = JSON.stringify([province, town, zone, estate.agent.id]);
      const known = added.get(name);
      if (known !== undefined) return known;
      const agentId = await store.db.transaction().execute(async (trx) => {
        await acquireWriteLock(trx);
        return addMissingAgent(trx, estate, await addMissingPlaces(trx, estate.address), now);
      });
      added.set(name, agentId);
      return agentId;
    },
  };
}
