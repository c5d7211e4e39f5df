import { z } from 'zod';
import type { PublicEnv } from '#config/publicEnv.ts';
import { loadPathNames, loadPlaces, placeNames, searchWhere } from '#shared/views/search/searchNames.ts';
import { searchHeading } from '#shared/views/search/searchHeading.ts';
import { loadPeopleNames, type PeopleNames } from '#shared/views/search/peopleNames.ts';
import { ApiError } from '#shared/api/ApiError.ts';
import type { EstateList } from '#shared/api/estate.ts';
import { orEmpty } from '#shared/api/upstreamErrors.ts';
import { operationTypes, type OperationType } from '#shared/domain/estate.ts';
import {
  defaultEstateSort,
  estateSorts,
  isAreaPriceSort,
  areaPriceSort,
  estateSortQuery,
  parseEstateSort,
  type EstateSort,
} from '#shared/domain/sorts.ts';
import { nameOfSlug } from '#shared/domain/slugify.ts';
import { withoutFilters } from '#shared/filters/filterQuery.ts';
import { describeFilter } from '#shared/filters/filterTexts.ts';
import { maxSentence } from '#shared/filters/sentence/tokens.ts';
import { filterNames, type EstateFilters } from '#shared/filters/table.ts';
import { placeNameIn } from '#shared/i18n/placeNames.ts';
import { buildUrl, routeTarget } from '#shared/routes/build.ts';
import { toAlertQuery } from '#shared/routes/queries/alertSurveyQuery.ts';
import { filterFields, filterShape, readFilters } from '../filterInputs.ts';
import { briefLine, homeBriefSchema, toHomeBrief } from '../homes/homeBrief.ts';
import { readSearchSentence, type SentenceAsked } from '../readSearchSentence.ts';
import { absolute, defineTool, pageUrl, ToolError, type Asking, type Tool } from '../Tool.ts';

const pageSize = 10;

export interface Search {
  type: OperationType;
  /** The province among them. */
  filters: EstateFilters;
  sort: EstateSort;
  page: number;
}

export const searchOutput = z.object({
  heading: z.string().describe('The search in words, with how many can be had.'),
  understood: z.array(z.string()).describe('Each filter in words: what the list is narrowed by, and nothing else.'),
  not_understood: z
    .array(z.string())
    .optional()
    .describe('Words of the sentence that were not taken into account: tell the person.'),
  other_readings: z.array(z.string()).optional().describe('What else the names of places in the sentence may mean.'),
  nearest: z
    .array(z.record(z.string(), z.unknown()))
    .optional()
    .describe('What is nearest to those words, as fields of this tool: offer it to the person, nothing of it was set.'),
  questions: z
    .array(z.object({ words: z.string(), may_mean: z.array(z.record(z.string(), z.unknown())) }))
    .optional()
    .describe('Words that may mean several filters of this tool, none of which was set: ask the person.'),
  filters: z.record(z.string(), z.unknown()).describe('The same as fields of this tool.'),
  total: z.int().describe('Homes that match, sold and rented ones among them; 10,000 may stand for more.'),
  available: z.int().optional(),
  page: z.int(),
  pages: z.int(),
  homes: z.array(homeBriefSchema).describe('Ten a page; those that can be had come first.'),
  list_url: z.string().describe('The same list on the site.'),
  alert_url: z
    .string()
    .optional()
    .describe("The site's form for an alert, with this search filled in. Nothing is sent from here."),
});

/** The names of what a search is narrowed by. */
async function loadNames({ type, filters }: Search, list: EstateList, asking: Asking) {
  const { api, language, signal } = asking;
  const { province, ...within } = filters;
  const context = { api, language, signal, params: { type, ...(province ? { province } : {}) } };
  const provinces = await api.provinces(undefined, { signal }).catch(orEmpty([]));
  const [{ towns, zones }, people, paths] = await Promise.all([
    loadPlaces(context, within),
    loadPeopleNames(api, within, signal),
    within.where ? loadPathNames(context, within, provinces) : undefined,
  ]);
  const places = paths ?? placeNames(within, [...towns, ...zones], list, language);
  const known = provinces.find(({ slug }) => slug === province)?.name ?? list.results[0]?.address.province;
  const named = province && { slug: province, name: placeNameIn(known ?? nameOfSlug(province), language) };
  return { ...(named ? { province: named } : {}), ...(places ? { places } : {}), ...(people ? { people } : {}) };
}

type Names = Awaited<ReturnType<typeof loadNames>>;

function understoodOf(
  { filters }: Search,
  { province, places = {}, people = {} }: Names,
  { i18n, language }: Asking,
): string[] {
  const context = {
    t: i18n.getFixedT(language, ['common', 'search'] as const),
    language,
    places,
    people: people satisfies PeopleNames,
  };
  const others = filterNames.flatMap((name) => describeFilter(name, filters, context).map(({ text }) => text));
  return [...(province ? [province.name] : []), ...others];
}

/** @throws ToolError naming what the network does not have */
function explainRefusal(error: unknown, { page }: Search): never {
  if (!(error instanceof ApiError) || !error.isNotFound) throw error;
  const refused = Object.keys(error.fields);
  if (refused.length === 0 && page > 1) throw new ToolError('The list has no such page.');
  throw new ToolError(
    `The network has nothing of that name, or refuses it: ${refused.join(', ') || 'the search'}. Slugs of places come from find_places.`,
  );
}

function alertUrl({ type, filters }: Search, asking: Asking): { alert_url?: string } {
  const query = toAlertQuery(type, filters);
  return query ? { alert_url: pageUrl(asking, { to: 'AlertSurvey', params: {}, query }) } : {};
}

/** The address of a list, in the language that was asked for. */
function listUrl({ type, filters: { province, ...filters }, sort, page }: Search, asking: Asking): string {
  const params = { type, ...(province ? { province } : {}) };
  return absolute(
    asking,
    buildUrl(routeTarget<'Search'>({ to: 'Search', params, query: { filters, sort, page } }), asking.language),
  );
}

const countsOf = ({ total, available, totalCapped }: EstateList) => ({
  total,
  ...(available === undefined ? {} : { available }),
  ...(totalCapped ? { totalCapped } : {}),
});

/** A page of a search. @throws ToolError for what the network does not have */
export async function searchAnswer(search: Search, asking: Asking) {
  const { api, i18n, language, signal } = asking;
  const { type, filters, sort, page } = search;
  const list = await api
    .estates({ type, filters, sort, page, qty: pageSize }, { signal })
    .catch((error: unknown) => explainRefusal(error, search));
  const names = await loadNames(search, list, asking);
  const homes = list.results.map((estate) => toHomeBrief(estate, asking));
  const within = withoutFilters(filters, ['province']);
  const where = searchWhere(names, within, language);
  const heading = searchHeading(
    {
      type,
      ...countsOf(list),
      ...(names.people ? { people: names.people } : {}),
      ...(where === undefined ? {} : { where }),
    },
    { t: i18n.t, language, filters: within },
  );
  const facts = {
    heading,
    understood: understoodOf(search, names, asking),
    filters: { operation: type, ...filterFields(filters) },
    total: list.total,
    ...(list.available === undefined ? {} : { available: list.available }),
    ...{ page: list.page, pages: list.pages, homes },
    list_url: listUrl(search, asking),
    ...alertUrl(search, asking),
  };
  return { facts, text: [heading, ...homes.map(briefLine)].join('\n'), page: facts.list_url };
}

interface Asked {
  sentence?: string | undefined;
  operation?: OperationType | undefined;
  sort?: string | undefined;
  page?: number | undefined;
  [filter: string]: unknown;
}

/**
 * The search of a question: what its fields say goes before what its sentence says. Without an operation in either, a
 * sentence is about homes for sale, as in the site's field.
 * @throws ToolError for one that asks for nothing
 */
async function searchOf({ sentence, operation, sort, page = 1, ...input }: Asked, asking: Asking) {
  if (sentence === undefined && operation === undefined)
    throw new ToolError('Give operation (buy or rent), or the sentence of the person who searches.');
  const said = sentence === undefined ? undefined : await readSearchSentence(sentence, operation, asking);
  const search: Search = {
    type: operation ?? said?.type ?? 'buy',
    filters: { ...said?.filters, ...readFilters(input) },
    sort: (sort === undefined ? said?.sort : parseEstateSort(sort)) ?? defaultEstateSort,
    page,
  };
  return { search, said };
}

const notesOf = ({ ignored, otherReadings, questions, nearest }: SentenceAsked) => ({
  not_understood: ignored,
  ...(nearest.length > 0
    ? {
        nearest: nearest.map(({ name, sort, filters }) => ({
          ...(name === undefined ? {} : { name }),
          ...(sort ? { sort: estateSortQuery(sort) } : {}),
          ...filterFields(filters),
        })),
      }
    : {}),
  ...(questions.length > 0
    ? {
        questions: questions.map(({ text, choices }) => ({
          words: text,
          may_mean: choices.map(({ filters, operation }) => ({
            ...(operation ? { operation } : {}),
            ...filterFields(filters),
          })),
        })),
      }
    : {}),
  ...(otherReadings.length > 0 ? { other_readings: otherReadings } : {}),
});

/** @param site what the upstream does not implement is not offered */
export function createSearchHomes(site: Pick<PublicEnv, 'unsupportedFilters'>): Tool {
  const sorts = estateSorts.filter(
    ({ apiId }) => !isAreaPriceSort(apiId) || !site.unsupportedFilters?.includes(areaPriceSort),
  );
  return defineTool({
    name: 'search_homes',
    title: 'Search homes',
    description:
      'Homes of this network for sale or to let in Spain: by a sentence in the words of the person who searches, by filters, or by both. Places of filters are slugs from find_places. Answers how many there are, which filters were understood and which words were not, and ten homes, each with the address of its page. Give only filters that the person asked for.',
    input: z.strictObject({
      sentence: z
        .string()
        .min(1)
        .max(maxSentence)
        .optional()
        .describe('As the person says it: “3 bedroom flat with a terrace in Valencia under 300,000”.'),
      operation: z.enum(operationTypes).optional().describe('buy: for sale. rent: to let. Needed without a sentence.'),
      ...filterShape(site),
      sort: z.enum(sorts.map(({ query }) => query)).optional(),
      page: z.int().min(1).max(1_000).optional(),
    }),
    output: searchOutput,
    run: async (asked, asking) => {
      const { search, said } = await searchOf(asked, asking);
      const { facts, text, page } = await searchAnswer(search, asking);
      if (!said) return { facts, text, page };
      const notes = notesOf(said);
      const ignored =
        notes.not_understood.length > 0 ? `\nNot taken into account: ${notes.not_understood.join(', ')}` : '';
      return { facts: { ...facts, ...notes }, text: text + ignored, page, isPersonal: ignored !== '' };
    },
  });
}
