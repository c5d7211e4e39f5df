import { sql } from 'kysely';
import { operationTypes } from '#shared/domain/estate.ts';
import { traitMask } from '../../db/facts/estateTraits.ts';
import type { Columns, Store } from '../../db/store.ts';
import { countryKey, type MaterialisedCount } from '../../db/tables.ts';
import { activeCriteria, type AvailabilityRank, type EstateCriteria } from '../criteria/estateCriteria.ts';
import { all, traitConditions, typeCondition } from '../criteria/filterConditions.ts';

/** The province that a list is limited to, else the country. */
export const scopeOf = ({ province }: Pick<EstateCriteria, 'province'>): number => province ?? countryKey;

/** The place whose counts describe a list: its town when there is exactly one, else its scope. */
export const countedPlace = (criteria: EstateCriteria): number =>
  criteria.towns?.length === 1 ? criteria.towns[0]! : scopeOf(criteria);

const noEstates: MaterialisedCount = { listed: 0, min_price: 0, max_price: 0, min_area: 0, max_area: 0 };

const bounds = sql`min(min_price) as min_price, max(max_price) as max_price, min(min_area) as min_area, max(max_area) as max_area`;
const summed = sql`sum(listed) as listed, ${bounds}`;
const summedAvailable = sql`sum(available) as listed, ${bounds}`;

type TraitCriteria = Pick<EstateCriteria, 'types' | 'maxRank' | 'traits'>;

/** The column of the counts that holds those of a rank and the better ones. */
const countedColumn = { 0: 'available', 1: 'live', 2: 'listed' } as const satisfies Record<AvailabilityRank, string>;

const rankMasks = { 0: traitMask('availability', [0]), 1: traitMask('availability', [0, 1]) } as const;

/** `from trait_counts where …`: the combinations of traits at a place that match. */
export function matchingCombinations(place: number, { types, maxRank, traits }: TraitCriteria) {
  const typeMask = traitMask(
    'type',
    types.map((type) => operationTypes[type]!),
  );
  const conditions = all([
    sql<boolean>`(traits & ${typeMask}) <> 0`,
    ...(maxRank === 2 ? [] : [sql<boolean>`(traits & ${rankMasks[maxRank]}) <> 0`]),
    ...traitConditions(traits),
  ]);
  return sql`from trait_counts where place = ${place} and ${conditions}`;
}

/** Estates of the types and ranks at each of these places. A place without estates is left out. */
export async function countsByPlace(
  store: Store,
  places: readonly number[],
  types: readonly number[],
  maxRank: AvailabilityRank,
): Promise<Map<number, number>> {
  if (places.length === 0) return new Map();
  const { rows } = await sql<{
    place: number;
    listed: number;
  }>`select place, sum(${sql.ref(countedColumn[maxRank])}) as listed from place_counts
    where ${store.isOneOf('place', places)} and ${typeCondition(types)} group by place`.execute(store.db);
  return new Map(rows.map(({ place, listed }) => [place, Number(listed)]));
}

/** The combinations of traits at a place that match, and how many estates have each. */
export async function traitCombinations(
  store: Store,
  place: number,
  criteria: TraitCriteria,
): Promise<Columns<{ traits: number; listed: number }>> {
  return (await store.readColumns(store.db, ['traits', 'listed'], matchingCombinations(place, criteria)))!;
}

/**
 * Estates by feature at a place, whatever the other filters; the available ones, or all: there is no count of live
 * ones. A feature without estates is left out.
 */
export async function countsByFeature(
  store: Store,
  place: number,
  { types, maxRank }: Pick<EstateCriteria, 'types' | 'maxRank'>,
  features: readonly number[],
): Promise<Map<number, MaterialisedCount>> {
  if (features.length === 0) return new Map();
  const { rows } = await sql<
    MaterialisedCount & { feature: number }
  >`select feature, ${maxRank === 0 ? summedAvailable : summed}
    from feature_counts
    where place = ${place} and ${typeCondition(types)} and ${store.isOneOf('feature', features)} group by feature`.execute(
    store.db,
  );
  return new Map(rows.map(({ feature, ...count }) => [feature, { ...count, listed: Number(count.listed) }]));
}

/** The exact counts that planning one list needs, each read once. */
export class MaterialisedCounts {
  readonly #store: Store;
  readonly #criteria: EstateCriteria;
  readonly #reads = new Map<string, Promise<unknown>>();

  constructor(store: Store, criteria: EstateCriteria) {
    this.#store = store;
    this.#criteria = criteria;
  }

  #memoize<T>(name: string, read: () => Promise<T>): Promise<T> {
    const known = this.#reads.get(name) as Promise<T> | undefined;
    const reading = known ?? read();
    this.#reads.set(name, reading);
    return reading;
  }

  /** Estates of the list's types in these places together. */
  inPlaces(places: readonly number[]): Promise<number> {
    return this.#memoize(`places ${places.join()}`, async () => {
      const counts = await countsByPlace(this.#store, places, this.#criteria.types, this.#criteria.maxRank);
      return [...counts.values()].reduce((sum, listed) => sum + listed, 0);
    });
  }

  /** Estates at a place that match the trait filters. */
  withTraits(place: number): Promise<MaterialisedCount> {
    return this.#memoize(`traits ${place}`, async () => {
      const { rows } = await sql<MaterialisedCount>`select ${summed}
        ${matchingCombinations(place, this.#criteria)}`.execute(this.#store.db);
      return rows[0]?.listed ? { ...rows[0], listed: Number(rows[0].listed) } : noEstates;
    });
  }

  /** Estates at a place by each of the list's features. */
  byFeature(place: number): Promise<Map<number, MaterialisedCount>> {
    return this.#memoize(`features ${place}`, () =>
      countsByFeature(this.#store, place, this.#criteria, this.#criteria.facts),
    );
  }

  /**
   * The list's total where the counts hold it: places alone, traits in a place, or one feature in a place. Else null.
   */
  async total(): Promise<number | null> {
    const criteria = this.#criteria;
    const place = countedPlace(criteria);
    const active = activeCriteria(criteria);
    if (active.every((name) => name === 'towns' || name === 'zones'))
      return this.inPlaces(criteria.zones ?? criteria.towns ?? [place]);
    const others = criteria.towns?.length === 1 ? active.filter((name) => name !== 'towns') : active;
    if (others.length > 1) return null;
    if (others[0] === 'traits') return (await this.withTraits(place)).listed;
    if (others[0] === 'facts' && criteria.facts.length === 1 && criteria.maxRank !== 1)
      return (await this.byFeature(place)).get(criteria.facts[0]!)?.listed ?? 0;
    return null;
  }
}
