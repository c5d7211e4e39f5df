import type { AgencyRow, AgentRow, Db, PlaceRow } from './tables.ts';

/** From the names that seeds use to the store's own numbers. Each throws when the name is not stored. */
export interface WorldKeys {
  province: (slug: string) => number;
  town: (province: string, slug: string) => number;
  zone: (town: number, slug: string) => number;
  agency: (id: string) => number;
  agent: (id: string) => { key: number; agency: number };
}

/** What the keys are made from; can be handed to another thread. */
export interface WorldKeyRows {
  places: Pick<PlaceRow, 'key' | 'parent' | 'slug'>[];
  agencies: Pick<AgencyRow, 'key' | 'id'>[];
  agents: Pick<AgentRow, 'key' | 'id' | 'agency'>[];
}

/** Reads the places, agencies and agents of a network: a few thousand rows at most. */
export const readWorldKeyRows = async (db: Db): Promise<WorldKeyRows> => ({
  places: await db.selectFrom('places').select(['key', 'parent', 'slug']).execute(),
  agencies: await db.selectFrom('agencies').select(['key', 'id']).execute(),
  agents: await db.selectFrom('agents').select(['key', 'id', 'agency']).execute(),
});

export const loadWorldKeys = async (db: Db): Promise<WorldKeys> => worldKeys(await readWorldKeyRows(db));

export function worldKeys({ places, agencies, agents }: WorldKeyRows): WorldKeys {
  const placeKeys = new Map(places.map((place) => [`${place.parent}/${place.slug}`, place.key]));
  const agencyKeys = new Map(agencies.map((agency) => [agency.id, agency.key]));
  const agentKeys = new Map(agents.map((agent) => [agent.id, { key: agent.key, agency: agent.agency }]));
  const found = <T>(value: T | undefined, name: string): T => {
    if (value === undefined) throw new Error(`The store holds no ${name}`);
    return value;
  };
  const province = (slug: string) => found(placeKeys.get(`0/${slug}`), `province "${slug}"`);
  return {
    province,
    town: (provinceSlug, slug) =>
      found(placeKeys.get(`${province(provinceSlug)}/${slug}`), `town "${slug}" in ${provinceSlug}`),
    zone: (town, slug) => found(placeKeys.get(`${town}/${slug}`), `zone "${slug}"`),
    agency: (id) => found(agencyKeys.get(id), `agency ${id}`),
    agent: (id) => found(agentKeys.get(id), `agent ${id}`),
  };
}
