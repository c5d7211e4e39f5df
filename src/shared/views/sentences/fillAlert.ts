import type { Suggestion } from '../../api/suggestion.ts';
import { orEmpty } from '../../api/upstreamErrors.ts';
import type { Api } from '../../api/createApi.ts';
import type { TravelMode } from '../../domain/travelTime.ts';
import { parseAlertFilters } from '../../filters/alertFilters.ts';
import { withoutFilters } from '../../filters/filterQuery.ts';
import { pathOfFound } from '../../filters/filtersOfFound.ts';
import { filtersOfPlaces } from '../../filters/placeFilters.ts';
import { loadSentenceWords } from '../../filters/sentence/loadSentenceWords.ts';
import type { Offer } from '../../filters/sentence/Offer.ts';
import { withOffer } from '../../filters/sentence/nearestOffers.ts';
import type { ResolvedSentence } from '../../filters/sentence/resolveSentence.ts';
import { aroundFilterNames, type EstateFilters } from '../../filters/table.ts';
import { fieldsOfFilters, filtersOfForm } from '../../forms/alertFilterFields.ts';
import { placesOf } from '../../forms/alertPlaces.ts';
import type { SaidInSentence, SentenceChoice } from '../../forms/formState.ts';
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

/** What a part of the sentence may mean, or what is nearest to it. */
interface Reading {
  offer: Offer;
  /** Which part: one reading of it may be chosen. */
  of: unknown;
  /** Of a place. */
  found?: Suggestion;
  isNearest?: true;
}

/** What its parts may mean, where they may mean several things: as the sentence was understood first. */
const readingsOf = ({ places, questions, nearest }: Said): Reading[] => [
  ...places.flatMap((of) =>
    of.others.length > 0
      ? [of.found, ...of.others].map((found) => ({ found, of, offer: { filters: {}, name: nameWithin(found) } }))
      : [],
  ),
  ...questions.flatMap((of) => of.choices.map((offer) => ({ offer, of }))),
  // An alert has no order.
  ...nearest.filter(({ sort }) => !sort).map((offer): Reading => ({ offer, of: offer, isNearest: true })),
];

/** The readings that were chosen: of that sentence, since of another one they would be others. */
function chosenOf({ reading, sentence, filledBy }: SentFields, readings: readonly Reading[]): Reading[] {
  const chosen = typeof reading === 'string' && sentence === filledBy ? reading.split(',') : [];
  return readings.filter((_, index) => chosen.includes(String(index)));
}

/** What else may be chosen: `value` has with it what was chosen of the sentence's other parts. */
function otherReadings(
  readings: readonly Reading[],
  chosen: readonly Reading[],
  shown: readonly Suggestion[],
): Pick<SaidInSentence, 'readings' | 'nearest'> {
  const choices = readings.flatMap((one, index) => {
    if (one.found ? shown.includes(one.found) : chosen.includes(one)) return [];
    const indices = [...chosen.filter(({ of }) => of !== one.of).map((other) => readings.indexOf(other)), index];
    return [{ value: indices.join(','), offer: one.offer, isNearest: one.isNearest }];
  });
  const choicesThat = (areNearest: boolean): SentenceChoice[] =>
    choices.flatMap(({ isNearest = false, ...choice }) => (isNearest === areNearest ? [choice] : []));
  return { readings: choicesThat(false), nearest: choicesThat(true) };
}

/** What the sentence says with the readings that were chosen: a place of theirs goes in place of its own. */
function withReadings(said: Said, questions: Said['questions'], chosen: readonly Reading[]): Said {
  const answered = questions.filter(({ choices }) => chosen.some(({ offer }) => choices.includes(offer)));
  const operation = chosen.find(({ offer }) => offer.operation)?.offer.operation;
  return {
    ...said,
    ...(operation ? { operation } : {}),
    filters: chosen.reduce((filters, { offer, found }) => (found ? filters : withOffer(filters, offer)), said.filters),
    ignored: said.ignored.filter((words) => !answered.some(({ text }) => text === words)),
  };
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
    find: createFinder({ api, language, signal }, type),
    words: await loadSentenceWords(language),
    outlineOf: (travel) => api.isochrone(travel, { signal }).catch(orEmpty(undefined)),
  };
  const first = await resolveTyped(sentence, context);
  if (first.operation === undefined && Object.keys(first.filters).length === 0) return null;
  const readings = readingsOf(first);
  const chosen = chosenOf(fields, readings);
  const places = chosen.flatMap(({ found }) => found ?? []);
  const resolved = places.length > 0 ? await resolveTyped(sentence, { ...context, chosen: places }) : first;
  const said = withReadings(resolved, first.questions, chosen);
  const shown = resolved.places.map(({ found }) => found);
  const { filters, left } = withinPlaces(said.filters, shown);
  return {
    values: fieldsWith(fields, { ...said, filters }, language),
    said: { ignored: [...said.ignored, ...left], ...otherReadings(readings, chosen, shown) },
  };
}
