import type { EstateSeed, World } from '#origin/world.ts';
import { createHomeData } from './editorial/createHomeData.ts';
import { createEstate } from './homes/createEstate.ts';
import { createPeople } from './people/createPeople.ts';
import { createPlaces } from './places/createPlaces.ts';
import { shareOut } from './shareOut.ts';

export interface WorldOptions {
  /** Another seed, another world: people, homes and texts. */
  seed?: number;
  /** How many estates there are, 0 to 100 million. */
  estates: number;
  /** The moment the world is seen from, epoch milliseconds: everything was published before it. */
  now?: number;
  /** The brand in the CMS's field names, `porque_{brandKey}_`. */
  brandKey?: string;
}

export interface DemoWorld extends World {
  /** Any stretch of them, from an index up to before another: several can make a world together. */
  estates: (from?: number, to?: number) => Iterable<EstateSeed>;
}

const firstOfNovember = Date.UTC(2026, 10, 1, 9);

/**
 * Makes a network of the demo: the same options give the same world, byte for byte, and the n-th estate does not depend
 * on how many there are. Estates are made while they are read, so memory stays the same for any number.
 */
export function createWorld({
  seed = 1,
  estates,
  now = firstOfNovember,
  brandKey = 'vencejo',
}: WorldOptions): DemoWorld {
  const provinces = createPlaces();
  const { agencies, agents, working } = createPeople(provinces, seed, now);
  const turns = shareOut(provinces.map(({ source }) => source.homes));
  const agentsAt = provinces.map((province) => working.get(province.seed.slug)!);

  function* makeEstates(from = 0, to = estates): Generator<EstateSeed> {
    for (let index = from; index < to; index++) {
      const { owner, nth, share } = turns[index % turns.length]!;
      const ordinal = Math.floor(index / turns.length) * share + nth;
      yield createEstate({ index, ordinal, provinceIndex: owner, seed, now }, provinces[owner]!, agentsAt[owner]!);
    }
  }

  return {
    provinces: provinces.map((province) => province.seed),
    agencies,
    agents,
    homeData: createHomeData({ brandKey, agents: agents.length, cities: provinces.length }),
    estates: makeEstates,
  };
}
