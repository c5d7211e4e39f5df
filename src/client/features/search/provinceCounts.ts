import type { Place } from '#shared/api/place.ts';
import { countOfPlace } from '#shared/domain/placeCount.ts';
import type { OperationType } from '#shared/domain/estate.ts';
import { compareNames } from '#shared/i18n/compareNames.ts';
import type { Language } from '#shared/i18n/languages.ts';

/** A province with its number of available homes of each type; without any of a type, the type is left out. */
export interface ProvinceCounts extends Pick<Place, 'slug' | 'name'>, Partial<Record<OperationType, number>> {}

/** What the layout's loader gives to every search field. */
export interface ProvincesData {
  /** Provinces with estates of either type, by name (docs/product.md#header). */
  provinces: ProvinceCounts[];
}

/** The two lists of provinces as one, by name in the page's language. */
export function joinProvinces(provinces: Record<OperationType, Place[]>, language: Language): ProvinceCounts[] {
  const joined = new Map<string, ProvinceCounts>();
  for (const type of ['buy', 'rent'] as const) {
    for (const { slug, name, ...counts } of provinces[type]) {
      const count = countOfPlace(counts);
      joined.set(slug, { ...joined.get(slug), slug, name, ...(count > 0 ? { [type]: count } : {}) });
    }
  }
  return [...joined.values()].sort((a, b) => compareNames(a.name, b.name, language));
}

/** The provinces with estates of a type. */
export const provincesWith = (provinces: readonly ProvinceCounts[], type: OperationType): ProvinceCounts[] =>
  provinces.filter((province) => province[type] !== undefined);

export const totalOf = (provinces: readonly ProvinceCounts[], type: OperationType): number =>
  provinces.reduce((total, province) => total + (province[type] ?? 0), 0);

/** The places with most available homes of a type, the largest first. */
export const largestProvinces = (provinces: readonly ProvinceCounts[], type: OperationType, most: number) =>
  provincesWith(provinces, type)
    .map(({ slug, name, [type]: count = 0 }) => ({ name, province: slug, count }))
    .sort((a, b) => b.count - a.count)
    .slice(0, most);
