// A network of any size for measurements, made from the demo's listings: other references, places of the same province,
// and prices, areas and dates that a seeded random moves. Texts and pictures are those of the listing that it was.
import { mediaDocuments, withUnpackedMedia, type StorableEstate } from '#origin/db/estates/estateMedia.ts';
import type { EstateInput, NetworkInput } from '#origin/db/input/networkInput.ts';
import { createRandom } from '#tests/fakes/createRandom.ts';
import { demoListings, demoNetwork } from '#tests/fakes/demoNetwork.ts';

export interface ManyOptions {
  /** 0 to 100 million. */
  estates: number;
  /** Another seed, other prices, areas, places and dates. */
  seed?: number;
}

export interface ManyListings extends NetworkInput {
  /** Any range of them, from an index up to before another: several threads can make a network together. */
  estates: (from?: number, to?: number) => Iterable<EstateInput>;
  /** The same with their pictures in the store's form. */
  storableEstates: (from?: number, to?: number) => Iterable<StorableEstate>;
}

const dayMs = 86_400_000;

/** How far a date is moved back, at most. */
const days = 120;

/** Bound of references. */
const space = 100_000_000;
/** Coprime to it, so that every index has digits of its own. */
const stride = 61_803_399;

/** The index-th reference, as 'MS0116-3310'; the letters are of no one in particular. */
function referenceAt(index: number): string {
  const digits = String((index * stride + 1_163_310) % space).padStart(8, '0');
  const letter = (n: number): string => String.fromCharCode(65 + (n % 26));
  return `${letter(index * 7)}${letter(index * 3 + 5)}${digits.slice(0, 4)}-${digits.slice(4)}`;
}

/** A listing of the folder, with what its copies share. */
interface Model {
  estate: EstateInput;
  media: StorableEstate['media'];
  /** Its slugs up to the reference. */
  slugs: EstateInput['url_slug'];
  /** The listings of its province: where its copies may lie. */
  neighbours: readonly EstateInput[];
}

function toModels(): Model[] {
  const listings = demoListings();
  const byProvince = Map.groupBy(listings, ({ address }) => address.province_slug);
  return listings.map((estate) => {
    const ending = estate.reference.toLowerCase().replaceAll(/[^a-z0-9]+/g, '-');
    const stem = (slug: string): string => slug.slice(0, -ending.length);
    const { 'es-ES': es, 'ca-ES': ca = es, 'en-US': en = es } = estate.url_slug;
    return {
      estate,
      media: mediaDocuments(estate.media),
      slugs: { 'es-ES': stem(es), 'ca-ES': stem(ca), 'en-US': stem(en) },
      neighbours: byProvince.get(estate.address.province_slug)!,
    };
  });
}

/** To two or three digits, as prices are asked. */
function rounded(value: number): number {
  const step = 10 ** Math.max(0, Math.floor(Math.log10(value)) - 2);
  return Math.max(1, Math.round(value / step) * step);
}

const earlier = (time: string, by: number): string => new Date(Date.parse(time) - by).toISOString();

/** The index-th estate. */
function estateAt({ estate, media, slugs, neighbours }: Model, index: number, seed: number): StorableEstate {
  const random = createRandom(Math.imul(seed, 0x9e3779b1) ^ Math.imul(index + 1, 0x85ebca6b));
  const reference = referenceAt(index);
  const ending = reference.toLowerCase();
  const place = neighbours[Math.floor(random() * neighbours.length)]!;
  // Most near the listing's own, a few a fifth of it or five times as much.
  const price = 5 ** ((random() + random() + random()) / 1.5 - 1);
  const area = 0.85 + random() * 0.3;
  const share = random();
  const by = Math.floor(share * share * days) * dayMs;
  const moved: StorableEstate = {
    ...estate,
    id: String(index + 1),
    reference,
    url_slug: {
      'es-ES': slugs['es-ES'] + ending,
      'ca-ES': slugs['ca-ES']! + ending,
      'en-US': slugs['en-US']! + ending,
    },
    area_constructed: Math.max(1, Math.round(estate.area_constructed * area)),
    address: { ...place.address, visibility: estate.address.visibility },
    media,
    created_at: earlier(estate.created_at!, by),
    updated_at: earlier(estate.updated_at, by),
  };
  if (estate.price !== undefined) moved.price = rounded(estate.price * price);
  if (estate.area_useful !== undefined) moved.area_useful = Math.max(1, Math.round(estate.area_useful * area));
  if (place.location) {
    const near = (degrees: number): number => Math.round((degrees + (random() - 0.5) / 100) * 1e6) / 1e6;
    moved.location = { lat: near(place.location.lat), lng: near(place.location.lng) };
  }
  if (estate.price_history)
    moved.price_history = estate.price_history.map((point, n, points) => ({
      date: earlier(point.date, by),
      price: n === points.length - 1 ? moved.price! : rounded(point.price * price),
    }));
  return moved;
}

/**
 * Makes a large network: the same options give the same one, and the n-th estate does not depend on how many there are.
 * Estates are made while they are read, so memory stays the same for any number.
 */
export function manyListings({ estates, seed = 1 }: ManyOptions): ManyListings {
  const models = toModels();
  function* storableEstates(from = 0, to = estates): Generator<StorableEstate> {
    // The file is sorted by place: a step that is coprime to its length mixes the provinces.
    for (let index = from; index < to; index++) yield estateAt(models[(index * 389) % models.length]!, index, seed);
  }
  return {
    ...demoNetwork(0),
    storableEstates,
    *estates(from, to) {
      for (const estate of storableEstates(from, to)) yield withUnpackedMedia(estate);
    },
  };
}
