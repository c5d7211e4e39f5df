import { z } from 'zod';
import type { Suggestion } from '#shared/api/suggestion.ts';
import { operationTypes, type OperationType } from '#shared/domain/estate.ts';
import { maxSuggestionText } from '#shared/contract/suggestion.ts';
import { isPlace, spotOf } from '#shared/filters/filtersOfFound.ts';
import type { EstateFilters } from '#shared/filters/table.ts';
import { createFinder, maxFound } from '#shared/views/sentences/createFinder.ts';
import { filterFields } from '../filterInputs.ts';
import { plainText } from '../plainText.ts';
import { defineTool, pageUrl, type Asking } from '../Tool.ts';

const maxName = 200;

const placeSchema = z.object({
  kind: z.enum(['province', 'town', 'zone', 'postcode', 'street', 'area', 'landmark']),
  name: z.string(),
  within: z.string().optional(),
  homes: z.int().optional().describe('That can be had, where it is counted.'),
  filters: z.record(z.string(), z.unknown()).describe('The place as fields of search_homes: pass them on as they are.'),
  list_url: z.string(),
});
type Place = z.output<typeof placeSchema>;

/** What a list of a place is narrowed by; undefined for what is none. */
const filtersOf = (suggestion: Suggestion): EstateFilters | undefined => {
  const { province, town, zone } = suggestion;
  if (!isPlace(suggestion)) return spotOf(suggestion);
  return province ? { province, ...(town ? { town } : {}), ...(zone ? { zone: [zone] } : {}) } : undefined;
};

function toPlace(suggestion: Suggestion, type: OperationType, asking: Asking): Place[] {
  const { kind, name, within, count } = suggestion;
  const filters = filtersOf(suggestion);
  if (!filters || kind === 'agent' || kind === 'agency' || kind === 'estate') return [];
  const { province, ...others } = filters;
  return [
    {
      kind,
      name: plainText(name, maxName),
      ...(within === undefined ? {} : { within: plainText(within, maxName) }),
      ...(count === undefined ? {} : { homes: count }),
      filters: filterFields(filters),
      list_url: pageUrl(asking, {
        to: 'Search',
        params: { type, ...(province ? { province } : {}) },
        query: { filters: others },
      }),
    },
  ];
}

export const findPlaces = defineTool({
  name: 'find_places',
  title: 'Places by name',
  description:
    'Provinces, towns, zones, postcodes, streets, coasts, islands and landmarks of Spain by their names in any language, best first, each with the filters for search_homes. Where several have the name, ask which is meant.',
  input: z.strictObject({
    text: z.string().min(1).max(maxSuggestionText).describe('The name of a place, one at a time.'),
    operation: z.enum(operationTypes).optional().describe('Whose homes are counted; by default those for sale.'),
  }),
  output: z.object({ places: z.array(placeSchema) }),
  run: async ({ text, operation: type = 'buy' }, asking) => {
    const found = await createFinder(asking, type)(text);
    const places = found.flatMap((suggestion) => toPlace(suggestion, type, asking)).slice(0, maxFound);
    const lines = places.map(({ kind, name, within, filters }) =>
      [kind, [name, within].filter(Boolean).join(', '), JSON.stringify(filters)].join(' · '),
    );
    return {
      facts: { places },
      text: lines.join('\n') || 'The network has no place of that name.',
      page: places[0]?.list_url ?? pageUrl(asking, { to: 'Home', params: {} }),
    };
  },
});
