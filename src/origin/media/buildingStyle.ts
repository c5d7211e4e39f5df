import { hash } from 'node:crypto';
import type { BuildingStyle } from './scene/home.ts';

/** How one builds in a region: blocks of flats, houses, country houses. Named twice is twice as likely. */
interface Region {
  blocks: readonly BuildingStyle[];
  houses: readonly BuildingStyle[];
  country: readonly BuildingStyle[];
}

const catalonia: Region = { blocks: ['eixample', 'eixample', 'modern'], houses: ['townhouse', 'villa', 'modern'], country: ['masia'] };
const castile: Region = { blocks: ['madrid', 'madrid', 'modern'], houses: ['townhouse', 'villa'], country: ['masia'] };
const levante: Region = { blocks: ['modern', 'eixample', 'modern'], houses: ['villa', 'townhouse'], country: ['masia'] };
const andalusia: Region = { blocks: ['andaluz', 'modern'], houses: ['andaluz', 'villa'], country: ['andaluz'] };
const canaries: Region = { blocks: ['canarias', 'canarias', 'modern'], houses: ['canarias', 'villa'], country: ['canarias'] };

const regions: Readonly<Record<string, Region>> = {
  barcelona: catalonia, girona: catalonia, tarragona: catalonia,
  alicante: levante, valencia: levante,
  granada: andalusia, malaga: andalusia, sevilla: andalusia,
  'las-palmas': canaries, 'santa-cruz-de-tenerife': canaries,
};

const formOf = (estateType: string): keyof Region => {
  if (estateType === 'rural_house' || estateType === 'land') return 'country';
  return estateType === 'house' ? 'houses' : 'blocks';
};

/** How a home is built, by where it stands and what it is; the same for all its pictures. */
export function buildingStyleOf({ reference, provinceSlug, estateType }: { reference: string; provinceSlug: string; estateType: string }): BuildingStyle {
  const styles = (Object.hasOwn(regions, provinceSlug) ? regions[provinceSlug]! : castile)[formOf(estateType)];
  return styles[hash('sha1', reference, 'buffer')[0]! % styles.length]!;
}
