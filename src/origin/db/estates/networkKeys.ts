import { countryKey, type AgencyRow, type AgentRow, type Db, type PlaceRow } from '../tables.ts';
import type { EstateKeys } from './estateRow.ts';
import type { EstateInput } from '../input/networkInput.ts';

/** The store's keys of a whole network by what documents name, for loads that look them up for every estate. */
export interface NetworkKeys {
  province: (slug: string) => number;
  agency: (slug: string) => number;
  /** @throws when a place or the agent is not stored */
  ofEstate: (estate: Pick<EstateInput, 'address' | 'agent'>) => EstateKeys;
}

/** What the keys are made from; can be handed to another thread. */
export interface NetworkKeyRows {
  places: Pick<PlaceRow, 'key' | 'parent' | 'slug'>[];
  agencies: Pick<AgencyRow, 'key' | 'slug'>[];
  agents: Pick<AgentRow, 'key' | 'id' | 'agency'>[];
}

/** Reads the places, agencies and agents of a network: a few thousand rows at most. */
export const readNetworkKeyRows = async (db: Db): Promise<NetworkKeyRows> => ({
  places: await db.selectFrom('places').select(['key', 'parent', 'slug']).execute(),
  agencies: await db.selectFrom('agencies').select(['key', 'slug']).execute(),
  agents: await db.selectFrom('agents').select(['key', 'id', 'agency']).execute(),
});

const notStored = (what: string): Error => new Error(`The store holds no ${what}`);

function found<T>(value: T | undefined, what: string): T {
  if (value === undefined) throw notStored(what);
  return value;
}

export function networkKeys({ places, agencies, agents }: NetworkKeyRows): NetworkKeys {
  const placeKeys = new Map(places.map((place) => [`${place.parent}/${place.slug}`, place.key]));
  const agencyKeys = new Map(agencies.map(({ slug, key }) => [slug, key]));
  const agentKeys = new Map(agents.map(({ id, key, agency }) => [id, { agent: key, agency }]));
  const province = (slug: string) => found(placeKeys.get(`0/${slug}`), `province "${slug}"`);
  return {
    province,
    agency: (slug) => found(agencyKeys.get(slug), `agency "${slug}"`),
    ofEstate: ({ address, agent }) => {
      const provinceKey = province(address.province_slug);
      const town = found(
        placeKeys.get(`${provinceKey}/${address.town_slug}`),
        `town "${address.town_slug}" in ${address.province_slug}`,
      );
      const zone =
        address.zone_slug === undefined
          ? null
          : found(placeKeys.get(`${town}/${address.zone_slug}`), `zone "${address.zone_slug}"`);
      return { province: provinceKey, town, zone, ...found(agentKeys.get(agent.id), `agent ${agent.id}`) };
    },
  };
}

/**
 * The keys of what one estate names, by one look-up each.
 * @throws when a place or the agent is not stored
 */
export async function findEstateKeys(db: Db, { address, agent }: EstateInput): Promise<EstateKeys> {
  const place = async (parent: number, slug: string, what: string): Promise<number> =>
    found(
      await db
        .selectFrom('places')
        .select('key')
        .where('parent', '=', parent)
        .where('slug', '=', slug)
        .executeTakeFirst(),
      what,
    ).key;
  const province = await place(countryKey, address.province_slug, `province "${address.province_slug}"`);
  const town = await place(province, address.town_slug, `town "${address.town_slug}" in ${address.province_slug}`);
  const zone =
    address.zone_slug === undefined ? null : await place(town, address.zone_slug, `zone "${address.zone_slug}"`);
  const seller = found(
    await db.selectFrom('agents').select(['key', 'agency']).where('id', '=', agent.id).executeTakeFirst(),
    `agent ${agent.id}`,
  );
  return { province, town, zone, agent: seller.key, agency: seller.agency };
}
