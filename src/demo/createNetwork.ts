import { withUnpackedMedia } from '#origin/db/estateMedia.ts';
import type { EstateInput, NetworkInput, StorableEstate } from '#origin/import/networkInput.ts';
import { createEstate } from './estates/createEstate.ts';
import { createPeople } from './people/createPeople.ts';
import { createPlaces } from './places/createPlaces.ts';
import { allocateByWeight } from './allocateByWeight.ts';

export interface NetworkOptions {
  /** Another seed, another network: people, estates and texts. */
  seed?: number;
  /** How many estates there are, 0 to 100 million. */
  estates: number;
  /** The network's present, epoch milliseconds: everything was published before it. */
  now?: number;
  /** The brand in addresses of the network, `@{brandKey}.example`. */
  brandKey?: string;
}

export interface DemoNetwork extends NetworkInput {
  /** Any range of them, from an index up to before another: several threads can make a network together. */
  estates: (from?: number, to?: number) => Iterable<EstateInput>;
  /** The same estates with their pictures in the store's form. */
  storableEstates: (from?: number, to?: number) => Iterable<StorableEstate>;
}

const firstOfNovember = Date.UTC(2026, 10, 1, 9);

/**
 * Makes the demo network's documents: the same options give the same network, byte for byte, and the n-th estate does
 * not depend on how many there are. Estates are made while they are read, so memory stays the same for any number.
 */
export function createNetwork({
  seed = 1,
  estates,
  now = firstOfNovember,
  brandKey = 'vencejo',
}: NetworkOptions): DemoNetwork {
  const provinces = createPlaces();
  // A name that no one can own; keys of brands have no characters that host names lack but the underscore.
  const domain = `${brandKey.replaceAll('_', '-')}.example`;
  const { agencies, agents, working } = createPeople(provinces, { seed, now, domain });
  const turns = allocateByWeight(provinces.map(({ source }) => source.homes));
  const agentsAt = provinces.map((province) => working.get(province.input.slug)!);

  function* storableEstates(from = 0, to = estates): Generator<StorableEstate> {
    for (let index = from; index < to; index++) {
      const { owner, nth, weight } = turns[index % turns.length]!;
      const ordinal = Math.floor(index / turns.length) * weight + nth;
      yield createEstate({ index, ordinal, provinceIndex: owner, seed, now }, provinces[owner]!, agentsAt[owner]!);
    }
  }

  function* unpackedEstates(from?: number, to?: number): Generator<EstateInput> {
    for (const estate of storableEstates(from, to)) yield withUnpackedMedia(estate);
  }

  return {
    provinces: provinces.map(({ input }) => input),
    agencies,
    agents,
    estates: unpackedEstates,
    storableEstates,
  };
}
