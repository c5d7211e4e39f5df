import { sql } from 'kysely';
import { operationTypes } from '#shared/domain/estate.ts';
import { traitMask } from '../db/estateTraits.ts';
import type { Store } from '../db/store.ts';
import { countryKey, type KeptCount } from '../db/tables.ts';
import { activeFilters, all, traitConditions, typeCondition, type EstateCriteria } from './estateCriteria.ts';

const typesMask = (types: readonly number[]): number =>
  traitMask(
    'type',
    types.map((type) => operationTypes[type]!),
  );

/** The one place for which traits and features are counted: the town when there is exactly one, else the province, else the country. */
export const countedPlace = (criteria: EstateCriteria): number =>
  criteria.towns?.length === 1 ? criteria.towns[0]! : (criteria.province ?? countryKey);

const nothing: KeptCount = { listed: 0, min_price: 0, max_price: 0, min_area: 0, max_area: 0 };

const summed = sql`sum(listed) as listed, min(min_price) as min_price, max(max_price) as max_price, min(min_area) as min_area, max(max_area) as max_area`;

/** Exact counts, kept with every write. One reader serves one list and asks the database each thing once. */
export class KeptCounts {
  readonly #store: Store;
  readonly #criteria: EstateCriteria;
  readonly #asked = new Map<string, Promise<unknown>>();

  constructor(store: Store, criteria: EstateCriteria) {
    this.#store = store;
    this.#criteria = criteria;
  }

  #once<T>(name: string, read: () => Promise<T>): Promise<T> {
    const known = this.#asked.get(name) as Promise<T> | undefined;
    const asked = known ?? read();
    this.#asked.set(name, asked);
    return asked;
  }

  /** Homes of the types asked for in these places, all states together. */
  listedIn(places: readonly number[]): Promise<number> {
    return this.#once(`listed ${places.join()}`, async () => {
      const { rows } = await sql<{ listed: number | null }>`select sum(listed) as listed from place_counts
        where ${this.#store.isOneOf('place', places)} and ${typeCondition(this.#criteria.types)}`.execute(
        this.#store.db,
      );
      return Number(rows[0]?.listed ?? 0);
    });
  }

  /** Homes at a place that match the trait filters. */
  withTraits(place: number): Promise<KeptCount> {
    return this.#once(`traits ${place}`, async () => {
      const { rows } = await sql<KeptCount>`select ${summed} from trait_counts
        where place = ${place} and (traits & ${typesMask(this.#criteria.types)}) <> 0 and ${all(traitConditions(this.#criteria.traits))}`.execute(
        this.#store.db,
      );
      return rows[0]?.listed ? { ...rows[0], listed: Number(rows[0].listed) } : nothing;
    });
  }

  /** Homes at a place by each of the features asked for, whatever the other filters. */
  withFeatures(place: number): Promise<Map<number, KeptCount>> {
    return this.#once(`features ${place}`, () =>
      featureCounts(this.#store, place, this.#criteria.types, this.#criteria.features),
    );
  }

  /** The total when it can be read off, else null: no filter, places alone, traits (in a place or not), one feature. */
  async total(): Promise<number | null> {
    const criteria = this.#criteria;
    const active = activeFilters(criteria);
    const place = countedPlace(criteria);
    if (active.includes('zones') && active.every((name) => name === 'zones' || name === 'towns'))
      return this.listedIn(criteria.zones!);
    const besidesTown = criteria.towns?.length === 1 ? active.filter((name) => name !== 'towns') : active;
    if (besidesTown.length === 0) return this.listedIn([place]);
    if (besidesTown.length > 1) return null;
    if (besidesTown[0] === 'towns') return this.listedIn(criteria.towns!);
    if (besidesTown[0] === 'traits') return (await this.withTraits(place)).listed;
    if (criteria.features.length === 1) return (await this.withFeatures(place)).get(criteria.features[0]!)?.listed ?? 0;
    return null;
  }
}

/** Homes of the types at each of these places. One without homes is left out. */
export async function listedByPlace(
  store: Store,
  places: readonly number[],
  types: readonly number[],
): Promise<Map<number, number>> {
  if (places.length === 0) return new Map();
  const { rows } = await sql<{ place: number; listed: number }>`select place, sum(listed) as listed from place_counts
    where ${store.isOneOf('place', places)} and ${typeCondition(types)} group by place`.execute(store.db);
  return new Map(rows.map(({ place, listed }) => [place, Number(listed)]));
}

/** The combinations of traits at a place that match the trait filters. */
export async function traitCombinations(
  store: Store,
  place: number,
  criteria: Pick<EstateCriteria, 'types' | 'traits'>,
): Promise<{ traits: number; listed: number }[]> {
  const { rows } = await sql<{ traits: number; listed: number }>`select traits, listed from trait_counts
    where place = ${place} and (traits & ${typesMask(criteria.types)}) <> 0 and ${all(traitConditions(criteria.traits))}`.execute(
    store.db,
  );
  return rows;
}

/** Homes by feature at a place. A feature that nobody has is left out. */
export async function featureCounts(
  store: Store,
  place: number,
  types: readonly number[],
  features: readonly number[],
): Promise<Map<number, KeptCount>> {
  if (features.length === 0) return new Map();
  const { rows } = await sql<KeptCount & { feature: number }>`select feature, ${summed} from feature_counts
    where place = ${place} and ${typeCondition(types)} and ${store.isOneOf('feature', features)} group by feature`.execute(
    store.db,
  );
  return new Map(rows.map(({ feature, ...count }) => [feature, { ...count, listed: Number(count.listed) }]));
}
