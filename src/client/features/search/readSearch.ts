import type { Suggestion } from '#shared/api/suggestion.ts';
import { middleText } from '#shared/domain/circle.ts';
import type { OperationType } from '#shared/domain/estate.ts';
import { defaultEstateSort, type EstateSort } from '#shared/domain/sorts.ts';
import { readTravelTime } from '#shared/domain/travelTime.ts';
import { travelFilterText } from '#shared/domain/travelWords.ts';
import { withoutFilters } from '#shared/filters/filterQuery.ts';
import type { Offer } from '#shared/filters/sentence/Offer.ts';
import { withOffer } from '#shared/filters/sentence/nearestOffers.ts';
import type { ResolvedSentence } from '#shared/filters/sentence/resolveSentence.ts';
import { aroundFilterNames, placeFilterNames, type EstateFilters } from '#shared/filters/table.ts';
import type { Language } from '#shared/i18n/languages.ts';
import { placesWithIn } from '#shared/i18n/placeNames.ts';
import { buildLocalUrl } from '#shared/routes/build.ts';
import { isPlace } from '#shared/filters/filtersOfFound.ts';
import { nameWithin, resolveTyped, type TypedContext } from '#shared/views/sentences/resolveTyped.ts';
import type { FromSentence } from './fromSentence.ts';
import type { Resolution } from './resolveText.ts';
import { urlOfChoice } from './suggestionTarget.ts';

/** A list that is offered beside that of a sentence. */
export interface OfferedList extends Offer {
  /** Path and query, without the language's prefix. */
  url: string;
}

/** The list that a sentence leads to. */
export interface SentenceSearch extends Pick<FromSentence, 'ignored'> {
  type: OperationType;
  /** Its province among them. */
  filters: EstateFilters;
  sort: EstateSort;
  /** The places with their preposition; undefined for the whole country, and around a place. */
  where?: string;
  /** As FilterTextContext has them. */
  places: Readonly<Record<string, string>>;
  /** Path and query, without the language's prefix. */
  url: string;
  /** What else a place or a number without a unit may mean. */
  others: readonly OfferedList[];
  /** What is nearest to what is left out. */
  nearest: readonly OfferedList[];
}

export interface SentenceContext extends TypedContext {
  language: Language;
  /** What the list around the field is limited to, its province among them. */
  filters?: EstateFilters;
}

type Resolved = ResolvedSentence<Suggestion>;

/** Whether it says more than where homes are. */
const saysMore = ({ operation, filters, sort, places }: Resolved): boolean =>
  operation !== undefined ||
  sort !== undefined ||
  (places.some(({ relation }) => relation !== 'in') && (filters.near ?? filters.travel) !== undefined) ||
  Object.keys(withoutFilters(filters, ['province', ...placeFilterNames, ...aroundFilterNames])).length > 0;

/** The filters of the list around the field, with those of the sentence in their place. */
function filtersWith({ filters: said, places }: Resolved, { filters = {} }: SentenceContext, isOther: boolean) {
  const kept =
    places.length > 0 ? withoutFilters(filters, ['province', ...placeFilterNames, ...aroundFilterNames]) : filters;
  // A price to buy means nothing for a rent.
  return { ...(isOther ? withoutFilters(kept, ['price']) : kept), ...said };
}

/** Names of what chips name, by what their filters have of it. */
function namesOf({ filters, places }: Resolved, language: Language): Record<string, string> {
  const names: Record<string, string> = {};
  const [first] = places;
  if (!first) return names;
  const { name } = first.found;
  if (filters.near) names[middleText(filters.near)] = name;
  if (filters.drawn) names[filters.drawn] = name;
  if (filters.street) names[filters.street] = name;
  if (filters.travel) names[filters.travel] = travelFilterText(readTravelTime(filters.travel), name, language);
  return names;
}

/**
 * The list that a sentence leads to.
 * @param resolution what the text is as the name of a thing, which comes first; of several that are called almost so
 * the visitor chooses, unless the sentence says more than a place
 * @returns null where the text is a name, or nothing of it is understood
 * @throws whatever the lookup of places throws
 */
export async function readSearch(
  text: string,
  resolution: Resolution,
  context: SentenceContext,
): Promise<SentenceSearch | null> {
  if (resolution.kind === 'found' || resolution.kind === 'unknownReference') return null;
  const { type: ofField, language } = context;
  const resolved = await resolveTyped(text, context);
  if (!saysMore(resolved) && (resolution.kind === 'choices' || resolved.places.length === 0)) return null;
  const { operation: type = ofField, sort = defaultEstateSort, places, ignored } = resolved;
  const filters = filtersWith(resolved, context, type !== ofField);
  const urlOf = (list: OperationType, { province: within, ...others }: EstateFilters, order = sort) =>
    buildLocalUrl(
      {
        to: 'Search',
        params: { type: list, ...(within ? { province: within } : {}) },
        query: { filters: others, sort: order },
      },
      language,
    );
  const url = urlOf(type, filters);
  const offered = (offer: Offer): OfferedList => ({
    ...offer,
    url: urlOf(offer.operation ?? type, withOffer(filters, offer), offer.sort),
  });
  const isInPlaces = places.length > 0 && places.every(({ relation, found }) => relation === 'in' && isPlace(found));
  return {
    type,
    filters,
    sort,
    ...(isInPlaces
      ? {
          where: placesWithIn(
            places.map(({ found }) => ({ name: found.name, province: found.province })),
            language,
          ),
        }
      : {}),
    places: namesOf(resolved, language),
    url,
    ignored,
    others: [
      ...places.flatMap(({ others }) =>
        others.flatMap((other) => {
          const otherUrl = urlOfChoice([other], { type, language, filters, sort });
          return otherUrl === null ? [] : [{ name: nameWithin(other), filters: {}, url: otherUrl }];
        }),
      ),
      ...resolved.questions.flatMap(({ choices }) => choices.map(offered)),
    ],
    // What the list is narrowed by already is no offer.
    nearest: resolved.nearest.map(offered).filter((one) => one.url !== url),
  };
}
