import { z } from 'zod';
import type { PublicEnv } from '#config/publicEnv.ts';
import { formatFilters, parseFilters } from '#shared/filters/filterQuery.ts';
import { filterNames, filterOf, isFilterOfKind, type EstateFilters, type FilterName } from '#shared/filters/table.ts';
import { ToolError } from './Tool.ts';

/** What each filter means, to a language model. */
const meanings: Record<FilterName, string> = {
  province: 'Slug of a province, as find_places gives it.',
  town: 'Slug of a town, with its province.',
  zone: 'Slugs of zones of one town, with town and province.',
  where: 'Several places at once in place of province, town and zone: paths of slugs, as madrid/getafe.',
  postcode: 'Five digits. Only homes whose address is shown in full.',
  street: 'Path of a street as find_places gives it. Only homes whose street is shown.',
  near: 'A circle around a point, as find_places gives it.',
  travel: '',
  price: 'Euros: of a sale in all, of a rent a month.',
  area: 'Built square metres.',
  rooms: 'Bedrooms: each number is exact, 4 stands for 4 or more. At least 3: [3, 4].',
  bathrooms: 'Bathrooms: each number is exact, 4 stands for 4 or more.',
  estate_type: 'Kinds: any of them. Without it flats, houses and country houses.',
  features: 'All of them.',
  furnished: 'Furnished, or not.',
  conservation: 'Condition: any of them.',
  energy: 'Letters of the energy certificate: any of them.',
  floor: 'Any of them.',
  exterior: 'Looks onto the street.',
  bright: 'Bright.',
  with: 'What the listing shows beside pictures: all of them.',
  documented: 'Shows a floor plan, an energy rating and the useful area: all three.',
  since: 'Published in the last so many days.',
  price_drop: 'Its price was lowered.',
  agent: 'Slug of an agent, as find_agents gives it.',
  agency: 'Slug of an agency.',
  drawn: 'The outline of an area, as find_places gives it.',
  bbox: '',
};

/** A travel time costs a call of an engine; a part of a map is what a screen shows. */
const isAsked = (name: FilterName, { unsupportedFilters = [] }: Pick<PublicEnv, 'unsupportedFilters'>): boolean =>
  !isFilterOfKind(name, 'travel') && !isFilterOfKind(name, 'box') && !unsupportedFilters.includes(name);

const maxItems = 50;

const whole = z.int().min(0).max(999_999_999);

/** One value of a filter, as JSON has it. */
function itemOf(name: FilterName): z.ZodType {
  const { kind, options } = filterOf(name);
  if (kind === 'range') return z.strictObject({ min: whole.optional(), max: whole.optional() });
  if (kind === 'circle') return z.strictObject({ lat: z.number(), lng: z.number(), km: z.number() });
  if (kind === 'mark') return z.literal(true);
  if (kind === 'flag') return z.boolean();
  return options.length > 0 ? z.literal(options) : z.string().max(1_200);
}

/** Whether several values of a filter may be given: by what it makes of one. */
function takesSeveral(name: FilterName): boolean {
  const { options, parse } = filterOf(name);
  return Array.isArray(parse(name, () => [String(options[0] ?? 'barcelona')]).value);
}

function schemaOf(name: FilterName): z.ZodType {
  const item = itemOf(name);
  const value = takesSeveral(name) ? z.array(item).min(1).max(maxItems) : item;
  return value.optional().describe(meanings[name]);
}

/** The filters of a search as fields of a tool: from the table, without those that the upstream does not implement. */
export const filterShape = (site: Pick<PublicEnv, 'unsupportedFilters'>): Record<string, z.ZodType> =>
  Object.fromEntries(filterNames.filter((name) => isAsked(name, site)).map((name) => [name, schemaOf(name)]));

/** A value as the table has it: yes and no are its 1 and 0. */
const tableValue = (value: unknown): unknown => (typeof value === 'boolean' ? (value ? '1' : '0') : value);

/**
 * The filters in the fields of a tool, in normal form.
 * @throws ToolError for a value that a search cannot have
 */
export function readFilters(input: Readonly<Record<string, unknown>>): EstateFilters {
  const given = filterNames.flatMap((name) => (input[name] === undefined ? [] : [[name, tableValue(input[name])]]));
  const query = new Map(formatFilters(Object.fromEntries(given) as EstateFilters));
  const { filters, malformed } = parseFilters((name) => (query.has(name) ? [query.get(name)!] : []));
  if (malformed.length > 0)
    throw new ToolError(`Not the value of a filter: ${malformed.join(', ')}. Slugs of places come from find_places.`);
  if (filters.where && (filters.province ?? filters.town ?? filters.zone))
    throw new ToolError('where takes the place of province, town and zone: give one or the other.');
  return filters;
}

/** Filters as the fields of a tool: what find_places hands over to search_homes. */
export const filterFields = (filters: EstateFilters): Record<string, unknown> =>
  Object.fromEntries(
    Object.entries(filters).map(([name, value]) => {
      const { kind } = filterOf(name as FilterName);
      return [name, kind === 'mark' || kind === 'flag' ? value === '1' : value];
    }),
  );
