import { hash } from 'node:crypto';
import type { BuildingStyle } from './scene/home.ts';

/** How one builds in a region: blocks of flats, houses, country houses. Named twice is twice as likely. */
interface Region {
  blocks: readonly BuildingStyle[];
  houses: readonly BuildingStyle[];
  country: readonly BuildingStyle[];
}

const castile: Region = {
  blocks: ['madrid', 'seventies', 'modern', 'madrid'],
  houses: ['townhouse', 'villa', 'castilla'],
  country: ['masia', 'castilla'],
};
const canaries: Region = {
  blocks: ['canarias', 'modern', 'seventies', 'canarias'],
  houses: ['canarias', 'canarias', 'villa'],
  country: ['canarias'],
};

const regions: Readonly<Record<string, Region>> = {
  barcelona: {
    blocks: ['eixample', 'eixample', 'eixample', 'modern', 'seventies'],
    houses: ['townhouse', 'villa', 'quarter'],
    country: ['masia'],
  },
  girona: {
    blocks: ['quarter', 'quarter', 'modern', 'seventies'],
    houses: ['quarter', 'townhouse', 'villa', 'masia'],
    country: ['masia'],
  },
  tarragona: {
    blocks: ['seventies', 'quarter', 'modern', 'eixample'],
    houses: ['villa', 'townhouse', 'quarter'],
    country: ['masia'],
  },
  valencia: {
    blocks: ['eixample', 'modern', 'seventies', 'madrid'],
    houses: ['tiles', 'villa', 'tiles', 'townhouse'],
    country: ['masia'],
  },
  alicante: { blocks: ['modern', 'seventies', 'modern'], houses: ['villa', 'tiles', 'townhouse'], country: ['masia'] },
  madrid: {
    blocks: ['madrid', 'madrid', 'madrid', 'modern', 'seventies'],
    houses: ['townhouse', 'villa'],
    country: ['masia', 'castilla'],
  },
  salamanca: {
    blocks: ['castilla', 'madrid', 'castilla', 'modern'],
    houses: ['castilla', 'townhouse', 'villa'],
    country: ['castilla', 'masia'],
  },
  burgos: {
    blocks: ['galleries', 'galleries', 'madrid', 'modern'],
    houses: ['castilla', 'townhouse', 'villa'],
    country: ['castilla', 'masia'],
  },
  granada: {
    blocks: ['andaluz', 'seventies', 'modern', 'andaluz'],
    houses: ['andaluz', 'andaluz', 'villa'],
    country: ['andaluz'],
  },
  malaga: { blocks: ['modern', 'andaluz', 'seventies'], houses: ['villa', 'andaluz'], country: ['andaluz'] },
  sevilla: {
    blocks: ['andaluz', 'modern', 'andaluz', 'seventies'],
    houses: ['andaluz', 'andaluz', 'villa'],
    country: ['andaluz'],
  },
  'las-palmas': canaries,
  'santa-cruz-de-tenerife': canaries,
};

const newer: ReadonlySet<BuildingStyle> = new Set(['modern', 'villa', 'seventies']);
const newest: ReadonlySet<BuildingStyle> = new Set(['modern', 'villa']);

const formOf = (estateType: string): keyof Region => {
  if (estateType === 'rural_house' || estateType === 'land') return 'country';
  return estateType === 'house' ? 'houses' : 'blocks';
};

export interface BuiltEstate {
  reference: string;
  provinceSlug: string;
  estateType: string;
  conservation?: string | null;
  look?: { readonly flooring?: string } | null;
}

/** The styles that agree with the estate's facts: no patterned tiles in a new block, no new estate in an old house. */
function fitting(styles: readonly BuildingStyle[], { conservation, look }: BuiltEstate): readonly BuildingStyle[] {
  const fit =
    look?.flooring === 'hydraulic'
      ? styles.filter((style) => !newer.has(style))
      : conservation === 'brandNew'
        ? styles.filter((style) => newest.has(style))
        : conservation === 'toRestore'
          ? styles.filter((style) => !newest.has(style))
          : styles;
  return fit.length > 0 ? fit : styles;
}

/** How an estate is built, by its place and kind; the same for all its pictures. */
export function buildingStyleOf(estate: BuiltEstate): BuildingStyle {
  const { provinceSlug, estateType, reference } = estate;
  const styles = fitting(
    (Object.hasOwn(regions, provinceSlug) ? regions[provinceSlug]! : castile)[formOf(estateType)],
    estate,
  );
  const firstByte = Number.parseInt(hash('sha1', reference).slice(0, 2), 16);
  return styles[firstByte % styles.length]!;
}
