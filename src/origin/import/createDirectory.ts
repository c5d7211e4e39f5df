import type { Transaction } from 'kysely';
import { recordChange } from '../db/changes.ts';
import { agencyDetail, agencyRow, agentDetail, agentRow } from '../db/peopleRows.ts';
import type { Store } from '../db/store.ts';
import { countryKey, type PlaceRow, type Tables } from '../db/tables.ts';
import { takeTurn } from '../db/writeEstate.ts';
import type { AgencySeed, AgentSeed } from '../world.ts';
import type { ImportedEstate } from './wireEstateSchema.ts';

/** Finds the places and people that imported estates name, and adds those that are new. */
export interface Directory {
  /** @returns the id of the agent that sells the estate */
  settle: (estate: ImportedEstate) => Promise<string>;
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
  await trx
    .insertInto('places')
    .values({ key, ...place })
    .execute();
  return key;
}

/** @returns the province's key */
async function settlePlaces(trx: Trx, { address }: ImportedEstate): Promise<number> {
  const province = await placeKey(trx, {
    kind: 'province',
    parent: countryKey,
    slug: address.province_slug,
    name: address.province,
  });
  const town = await placeKey(trx, { kind: 'town', parent: province, slug: address.town_slug, name: address.town });
  if (address.zone_slug !== undefined)
    await placeKey(trx, { kind: 'zone', parent: town, slug: address.zone_slug, name: address.zone! });
  return province;
}

const nothing = { 'es-ES': '' };
const noLines = { 'es-ES': [] };

/** All that an estate tells of an agency; whoever works alone has one of their own. */
function agencySeed({ agent, address }: ImportedEstate): AgencySeed {
  const slug = agent.agency?.slug ?? agent.slug;
  return {
    id: slug,
    slug,
    commercialBrand: agent.agency?.commercial_brand ?? null,
    independent: agent.agency?.independent ?? true,
    provinceSlug: address.province_slug,
    web: null,
    city: { 'es-ES': address.town },
    address: { streetType: '', streetName: '', streetNumber: '', postalCode: '', town: address.town },
    email: '',
    phone: '',
    hasLogo: false,
    founded: null,
    about: nothing,
    consultancyAreas: noLines,
    memberships: noLines,
  };
}

/** A portrait of ours tells in its name whom it shows. */
const ownPortrait = /^\/media\/agents\/[a-z0-9-]+\/portrait(?:-(female|male|other))?(?:-(\d{2}))?-\d+\./;

function agentSeed({ agent, address }: ImportedEstate, agencyId: string): AgentSeed {
  const own = agent.avatar && ownPortrait.exec(agent.avatar.url);
  return {
    id: agent.id,
    slug: agent.slug,
    fullName: agent.full_name,
    gender: (own?.[1] ?? 'other') as AgentSeed['gender'],
    agencyId,
    commercialBrand: agent.agency?.commercial_brand ?? null,
    web: null,
    email: agent.email ?? '',
    phone: agent.phone,
    provinceSlug: address.province_slug,
    city: { 'es-ES': address.town },
    zones: [],
    languages: agent.languages,
    social: {},
    hasPortrait: agent.avatar !== undefined,
    portraitAge: Number(own?.[2] ?? 45),
    ...(agent.avatar && !own ? { givenPortrait: agent.avatar } : {}),
    about: nothing,
    training: noLines,
    experience: noLines,
    consultancyAreas: noLines,
    sales: 0,
    rents: 0,
    reviews: [],
    certifications: noLines,
    memberships: noLines,
    video: null,
  };
}

async function settleAgency(
  trx: Trx,
  estate: ImportedEstate,
  province: number,
  now: number,
): Promise<{ key: number; id: string }> {
  const seed = agencySeed(estate);
  const known = await trx.selectFrom('agencies').select(['key', 'id']).where('slug', '=', seed.slug).executeTakeFirst();
  if (known) return known;
  const key = await nextKey(trx, 'agencies');
  await trx
    .insertInto('agencies')
    .values(agencyRow(seed, key, province, now))
    .execute();
  await trx
    .insertInto('agency_details')
    .values({ agency: key, detail: JSON.stringify(agencyDetail(seed)) })
    .execute();
  return { key, id: seed.id };
}

async function settleAgent(trx: Trx, estate: ImportedEstate, province: number, now: number): Promise<string> {
  const { id, slug } = estate.agent;
  const known = await trx
    .selectFrom('agents')
    .select('id')
    .where((where) => where.or([where('id', '=', id), where('slug', '=', slug)]))
    .executeTakeFirst();
  if (known) return known.id;
  const agency = await settleAgency(trx, estate, province, now);
  const seed = agentSeed(estate, agency.id);
  const key = await nextKey(trx, 'agents');
  await trx
    .insertInto('agents')
    .values(agentRow(seed, key, agency.key, province, now))
    .execute();
  await trx
    .insertInto('agent_details')
    .values({ agent: key, detail: JSON.stringify(agentDetail(seed)) })
    .execute();
  await recordChange(trx, { wrong: [], outdated: ['agents'] });
  return id;
}

/** @param now epoch ms */
export function createDirectory(store: Store, now: number): Directory {
  /** Addresses and agents that were met before, so that the database is asked once for each. */
  const settled = new Map<string, string>();
  return {
    settle: async (estate) => {
      const { province_slug: province, town_slug: town, zone_slug: zone } = estate.address;
      const name = JSON.stringify([province, town, zone, estate.agent.id]);
      const known = settled.get(name);
      if (known !== undefined) return known;
      const agentId = await store.db.transaction().execute(async (trx) => {
        await takeTurn(trx);
        return settleAgent(trx, estate, await settlePlaces(trx, estate), now);
      });
      settled.set(name, agentId);
      return agentId;
    },
  };
}
