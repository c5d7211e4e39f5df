import type { Suggestion } from '../../api/suggestion.ts';
import { orEmpty } from '../../api/upstreamErrors.ts';
import type { Api } from '../../api/createApi.ts';
import type { TravelMode } from '../../domain/travelTime.ts';
import { parseAlertFilters } from '../../filters/alertFilters.ts';
import { withoutFilters } from '../../filters/filterQuery.ts';
import { pathOfFound, spotOf } from '../../filters/filtersOfFound.ts';
import { filtersOfPlaces } from '../../filters/placeFilters.ts';
import { loadSentenceWords } from '../../filters/sentence/loadSentenceWords.ts';
import type { ResolvedSentence } from '../../filters/sentence/resolveSentence.ts';
import { aroundFilterNames, type EstateFilters } from '../../filters/table.ts';
import { fieldsOfFilters, filtersOfForm } from '../../forms/alertFilterFields.ts';
import { placesOf } from '../../forms/alertPlaces.ts';
import type { SaidInSentence } from '../../forms/formState.ts';
import type { SentFields } from '../../forms/sentFields.ts';
import type { Language } from '../../i18n/languages.ts';
import { toAlertQuery } from '../../routes/queries/alertSurveyQuery.ts';
import { createFinder } from './createFinder.ts';
import { nameWithin, resolveTyped } from './resolveTyped.ts';

export interface AlertFilling {
  api: Api;
  language: Language;
  travelModes: readonly TravelMode[] | undefined;
  signal: AbortSignal;
}

export interface FilledAlert {
  /** Of the form's fields of a search: what the sentence does not say stays as it was. */
  values: Record<string, string | string[]>;
  said: SaidInSentence;
}

type Said = ResolvedSentence<Suggestion>;

/** What the sentence's places may mean, where they may mean several things: as it was understood first. */
const readingsOf = ({ places }: Said): Suggestion[] =>
  places.flatMap(({ found, others }) => (others.length > 0 ? [found, ...others] : []));

const filtersOfFound = (found: Suggestion): EstateFilters => spotOf(found) ?? filtersOfPlaces([pathOfFound(found)]);

/** An alert has neither streets nor postcodes: it is for the place that they are in, and they are named. */
function withinPlaces(filters: EstateFilters, found: readonly Suggestion[]) {
  const { street, postcode, ...others } = filters;
  if (street === undefined && postcode === undefined) return { filters, left: [] };
  const spot = found.find(({ kind }) => kind === 'street' || kind === 'postcode');
  const left = spot?.name ?? postcode;
  return {
    filters: spot ? { ...others, ...filtersOfPlaces([pathOfFound(spot)].filter(Boolean)) } : others,
    left: left === undefined ? [] : [left],
  };
}

/** The form's fields with what a sentence says in them. */
function fieldsWith(
  fields: SentFields,
  { operation, ...said }: Pick<Said, 'operation' | 'filters'>,
  language: Language,
) {
  const now = fields.type === 'rent' ? 'rent' : 'buy';
  const type = operation ?? now;
  const { where = [], filters = {} } = toAlertQuery(type, said.filters) ?? {};
  const isElsewhere = where.length > 0 || aroundFilterNames.some((name) => said.filters[name] !== undefined);
  const read = parseAlertFilters(filtersOfForm(fields));
  // A price that is none stays to be mended.
  const before = read ?? parseAlertFilters(filtersOfForm({ ...fields, price_max: '' })) ?? {};
  const kept = withoutFilters(before, [
    ...(isElsewhere ? aroundFilterNames : []),
    // A price to buy means nothing for a rent.
    ...(type === now ? [] : (['price'] as const)),
  ]);
  const values = fieldsOfFilters({ ...kept, ...filters }, language);
  const isPriceKept = read === null && type === now && filters.price === undefined;
  return {
    ...{ type, ...values, where: isElsewhere ? where : placesOf(fields) },
    ...(isPriceKept && typeof fields.price_max === 'string' ? { price_max: fields.price_max } : {}),
  };
}

/**
 * Fills in the form of an alert with what its sentence says, as the search field understands it.
 * @param fields `sentence`, and of several readings the chosen one as `reading`
 * @returns null for a sentence of which nothing is understood
 * @throws whatever the lookup of places throws
 */
export async function fillAlert(
  fields: SentFields,
  { api, language, travelModes, signal }: AlertFilling,
): Promise<FilledAlert | null> {
  const sentence = typeof fields.sentence === 'string' ? fields.sentence : '';
  const type = fields.type === 'rent' ? 'rent' : 'buy';
  const resolved = await resolveTyped(sentence, {
    ...{ api, type, travelModes },
    find: createFinder({ api, language, signal }, type, undefined),
    words: await loadSentenceWords(language),
    outlineOf: (travel) => api.isochrone(travel, { signal }).catch(orEmpty(undefined)),
  });
  if (resolved.operation === undefined && Object.keys(resolved.filters).length === 0) return null;
  const readings = readingsOf(resolved);
  const chosen = typeof fields.reading === 'string' ? readings[Number(fields.reading)] : undefined;
  const understood = chosen
    ? {
        ...withoutFilters(resolved.filters, ['province', 'town', 'zone', 'where', ...aroundFilterNames]),
        ...filtersOfFound(chosen),
      }
    : resolved.filters;
  const shown = chosen ? [chosen] : resolved.places.map(({ found }) => found);
  const { filters, left } = withinPlaces(understood, shown);
  return {
    values: fieldsWith(fields, { ...resolved, filters }, language),
    said: {
      ignored: [...resolved.ignored, ...left],
      readings: readings.flatMap((one, index) =>
        shown.includes(one) ? [] : [{ value: String(index), name: nameWithin(one) }],
      ),
    },
  };
}
