import { circleText, middleText, readCircle } from '#shared/domain/circle.ts';
import { slugify } from '#shared/domain/slugify.ts';
import { middleOf } from '#shared/filters/middleOf.ts';
import type { EstateFilters } from '#shared/filters/table.ts';
import { feedWordsOf } from '#shared/i18n/feedWordsOf.ts';
import { languages, type Language } from '#shared/i18n/languages.ts';
import { lookUp } from '#shared/lookUp.ts';
import data from './landmarks.json' with { type: 'json' };
import { municipalityOf } from './municipalities.ts';
import { provinces } from './provinces.ts';

/**
 * A name with its article, as sentences need it: `la Sagrada Família`; Catalan and English where they differ. Those of
 * other languages are in the languages' feedWords.ts.
 */
type Names = { es: string } & Partial<Record<Language, string>>;

interface AreaRow {
  province: string;
  names: Names;
  also?: readonly string[];
  /** Official codes, separated by spaces. */
  municipalities: string;
  /** Around them and the sea before them (drawnArea.ts); scripts/areaOutlines.ts makes it. */
  outline: string;
}

interface LandmarkRow {
  names: Names;
  also?: readonly string[];
  /** `lat,lng,km`, as lists are asked for what lies around it. */
  near: string;
  municipality: string;
}

/** A coast, an island, a county; or a station, a beach, a university. */
export interface Landmark {
  kind: 'area' | 'landmark';
  slug: string;
  /** With its article. */
  nameIn: (language: Language) => string;
  /** All that somebody may type for it. */
  names: readonly string[];
  /** The slug of its province. */
  province: string;
  /** The official codes of the municipalities that it is or lies in. */
  municipalities: readonly string[];
  /** The filter that finds what lies there, as queries have it. */
  filter: { area: string } | { near: string };
}

const {
  nicknames,
  areas,
  landmarks: points,
} = data as unknown as {
  nicknames: Readonly<Record<string, readonly string[]>>;
  areas: readonly AreaRow[];
  landmarks: readonly LandmarkRow[];
};

/** `la Sagrada Família` → `Sagrada Família`, as a name stands alone. */
export function titleOf(name: string): string {
  const title = name.replace(/^(?:(?:el|la|los|las|els|les|the|der|die|das|de|het|le) |l['’])/, '');
  return title.charAt(0).toUpperCase() + title.slice(1);
}

function readNames({ names, also = [] }: Pick<AreaRow, 'names' | 'also'>) {
  const nameIn = (language: Language) =>
    names[language] ?? lookUp(feedWordsOf(language).landmarks ?? {}, names.es) ?? names.es;
  const all = [...new Set(languages.map(nameIn))];
  return {
    slug: slugify(titleOf(names.es)),
    nameIn,
    names: [...new Set([...all.map(titleOf), ...all, ...also])],
  };
}

const provinceOfCode = (municipality: string): string => provinces[Number(municipality.slice(0, 2)) - 1]!.slug;

/** Areas and landmarks of Spain that people search by (landmarks.json). */
export const landmarks: readonly Landmark[] = [
  ...areas.map((row): Landmark => ({
    kind: 'area',
    ...readNames(row),
    province: row.province,
    municipalities: row.municipalities.split(' '),
    filter: { area: row.outline },
  })),
  ...points.map((row): Landmark => ({
    kind: 'landmark',
    ...readNames(row),
    province: provinceOfCode(row.municipality),
    municipalities: [row.municipality],
    filter: { near: circleText(readCircle(row.near)!) },
  })),
];

const byOutline = new Map(landmarks.flatMap((one) => ('area' in one.filter ? [[one.filter.area, one] as const] : [])));
const byMiddle = new Map(
  landmarks.flatMap((one) => ('near' in one.filter ? [[middleText(readCircle(one.filter.near)!), one] as const] : [])),
);

/** The landmark that a list lies around, or the area whose outline it is limited to; undefined for any other place. */
export function landmarkOf(filters: EstateFilters): Landmark | undefined {
  const middle = middleOf(filters);
  if (middle) return byMiddle.get(middleText(middle));
  return filters.drawn === undefined ? undefined : byOutline.get(filters.drawn);
}

/** The names that people have for a municipality among themselves: `bcn` of 08019. */
export const nicknamesOf = (code: string): readonly string[] => lookUp(nicknames, code) ?? [];

/** The name of the municipality of an official code. */
export const municipalityName = (code: string): string | undefined => municipalityOf(code.slice(0, 2), code)?.name;
