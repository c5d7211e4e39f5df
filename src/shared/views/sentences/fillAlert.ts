import type { Suggestion } from '../../api/suggestion.ts';
import { orEmpty } from '../../api/upstreamErrors.ts';
import type { Api } from '../../api/createApi.ts';
import type { TravelMode } from '../../domain/travelTime.ts';
import { parseAlertFilters } from '../../filters/alertFilters.ts';
import { withoutFilters } from '../../filters/filterQuery.ts';
import { pathOfFound } from '../../filters/filtersOfFound.ts';
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
import { nameWithin, resolveTyped, type TypedContext } from './resolveTyped.ts';

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

/** What one of the sentence's places may mean. */
interface Reading {
  found: Suggestion;
  /** Which of the places. */
  of: number;
}

/** What its places may mean, where they may mean several things: as the sentence was understood first. */
const readingsOf = ({ places }: Said): Reading[] =>
  places.flatMap(({ found, others }, of) =>
    others.length > 0 ? [found, ...others].map((one) => ({ found: one, of })) : [],
  );

/** The readings that were chosen: of that sentence, since of another one they would be other places. */
function chosenOf({ reading, sentence, filledBy }: SentFields, readings: readonly Reading[]): Reading[] {
  const chosen = typeof reading === 'string' && sentence === filledBy ? reading.split(',') : [];
  return readings.filter((_, index) => chosen.includes(String(index)));
}

/** What else may be chosen: `value` has with it what was chosen of the sentence's other places. */
function otherReadings(readings: readonly Reading[], chosen: readonly Reading[], shown: readonly Suggestion[]) {
  return readings.flatMap((one, index) => {
    if (shown.includes(one.found)) return [];
    const indices = [...chosen.filter(({ of }) => of !== one.of).map((other) => readings.indexOf(other)), index];
    return [{ value: indices.join(','), name: nameWithin(one.found) }];
  });
}

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
 * @param fields `sentence`; of several readings the chosen ones as `reading`, with `filledBy` as their sentence
 * @returns null for a sentence of which nothing is understood
 * @throws whatever the lookup of places throws
 */
export async function fillAlert(
  fields: SentFields,
  { api, language, travelModes, signal }: AlertFilling,
): Promise<FilledAlert | null> {
  const sentence = typeof fields.sentence === 'string' ? fields.sentence : '';
  const type = fields.type === 'rent' ? 'rent' : 'buy';
  const context: TypedContext = {
    ...{ api, type, travelModes },
    find: createFinder({ api, language, signal }, type, undefined),
    words: await loadSentenceWords(language),
    outlineOf: (travel) => api.isochrone(travel, { signal }).catch(orEmpty(undefined)),
  };
  const first = await resolveTyped(sentence, context);
  if (first.operation === undefined && Object.keys(first.filters).length === 0) return null;
  const readings = readingsOf(first);
  const chosen = chosenOf(fields, readings);
  const resolved =
    chosen.length > 0 ? await resolveTyped(sentence, { ...context, chosen: chosen.map(({ found }) => found) }) : first;
  const shown = resolved.places.map(({ found }) => found);
  const { filters, left } = withinPlaces(resolved.filters, shown);
  return {
    values: fieldsWith(fields, { ...resolved, filters }, language),
    said: {
      ignored: [...resolved.ignored, ...left],
      readings: otherReadings(readings, chosen, shown),
    },
  };
}
