import { readArea } from '#shared/domain/drawnArea.ts';
import { parseFilters, queryNamesOf } from '#shared/filters/filterQuery.ts';
import { foldKey, isKey } from '#shared/domain/estateKey.ts';
import { operationTypes } from '#shared/domain/estate.ts';
import { maxPageSize, pageSize } from '#shared/domain/paging.ts';
import { defaultEstateSort, parseEstateSort } from '#shared/domain/sorts.ts';
import type { Box, EstateQuery } from '../search/index.ts';
import { invalid, unknownThing } from './apiError.ts';

/** Enough for a list of favourites; the site asks for a page of them at a time. */
const maxKeys = 100;

/** Any page past the last is answered as unknown; this only keeps numbers whole. */
const maxPage = 999_999_999;

/** A raw query as Node's querystring reads it: a value, or several when the key is repeated. */
export type RawQuery = Readonly<Record<string, unknown>>;

/** The values of one key. Only own properties: `?__proto__=` is just another unknown key. */
export function valuesOf(query: RawQuery, name: string): string[] {
  const value = Object.hasOwn(query, name) ? query[name] : undefined;
  return (Array.isArray(value) ? value : [value]).filter((item): item is string => typeof item === 'string');
}

const lastOf = (query: RawQuery, name: string): string | undefined =>
  valuesOf(query, name)
    .filter((value) => value !== '')
    .at(-1);

/**
 * Parses the query of a list of estates.
 * @param type the path's: buy, rent or all
 * @throws ApiError 404 for another type, 422 with the malformed fields; all are listed
 */
export function readEstateQuery(type: string, query: RawQuery): EstateQuery {
  if (!isType(type)) throw unknownThing();
  const { filters, malformed } = parseFilters((name) => valuesOf(query, name));
  const invalidFields = [...malformed];
  if (filters.drawn !== undefined && !readArea(filters.drawn)) invalidFields.push(...queryNamesOf(['drawn']));
  // It names an area, which is not there.
  if (filters.travel !== undefined && filters.drawn === undefined) invalidFields.push('travel');
  /** Collects the names of all malformed fields instead of stopping at the first. */
  const read = <T>(name: string, value: T | null): T | undefined => {
    if (value === null) invalidFields.push(name);
    return value ?? undefined;
  };
  const result: EstateQuery = {
    type,
    filters,
    box: read('bbox', boxOf(filters.bbox)) ?? null,
    keys: read('references', parseKeys(valuesOf(query, 'references'))) ?? null,
    sort: read('_sort', parseSort(lastOf(query, '_sort'))) ?? defaultEstateSort,
    page: read('_page', parseWhole(lastOf(query, '_page'), maxPage, 1)) ?? 1,
    qty: read('_qty', parseWhole(lastOf(query, '_qty'), maxPageSize, pageSize)) ?? pageSize,
    facets: read('_facets', parseFlag(lastOf(query, '_facets'))) ?? false,
    closed: read('closed', parseFlag(lastOf(query, 'closed'))) ?? false,
  };
  if (invalidFields.length > 0) throw invalid(invalidFields);
  return result;
}

/** A whole number from 1 to max, or null when it is not one. Absent: the preset. */
export function parseWhole(raw: string | undefined, max: number, preset: number): number | null {
  if (raw === undefined) return preset;
  return /^[1-9]\d{0,8}$/.test(raw) && Number(raw) <= max ? Number(raw) : null;
}

export const isType = (raw: string): raw is EstateQuery['type'] =>
  raw === 'all' || operationTypes.some((type) => type === raw);

const parseSort = (raw: string | undefined): EstateQuery['sort'] | null =>
  raw === undefined ? defaultEstateSort : raw === 'random' ? raw : parseEstateSort(raw);

const parseFlag = (raw: string | undefined): boolean | null =>
  raw === undefined || raw === '0' ? false : raw === '1' ? true : null;

/** @param box `minLng,minLat,maxLng,maxLat` in degrees @returns null when it is none on earth */
function boxOf(box: string | undefined): Box | null | undefined {
  if (box === undefined) return undefined;
  const [minLng, minLat, maxLng, maxLat] = box.split(',').map((part) => Math.round(Number(part) * 1e5)) as [
    number,
    number,
    number,
    number,
  ];
  const onEarth =
    [minLng, maxLng].every((value) => Math.abs(value) <= 180e5) &&
    [minLat, maxLat].every((value) => Math.abs(value) <= 90e5);
  return onEarth && minLng <= maxLng && minLat <= maxLat ? { minLng, minLat, maxLng, maxLat } : null;
}

function parseKeys(raw: readonly string[]): string[] | null | undefined {
  const parts = raw.flatMap((value) => value.split(',')).filter((part) => part !== '');
  if (parts.length === 0) return undefined;
  if (parts.length > maxKeys || !parts.every(isKey)) return null;
  return [...new Set(parts.map(foldKey))].sort();
}
