import { ApiError } from '#shared/api/ApiError.ts';
import type { Suggestion } from '#shared/api/suggestion.ts';
import type { OperationType } from '#shared/domain/estate.ts';
import { indexNames } from '#shared/domain/matchNames.ts';
import { namesOf } from '#shared/domain/otherNames.ts';
import { placeNameIn } from '#shared/i18n/placeNames.ts';
import type { Asking } from './Tool.ts';

/** Places that one name may mean. */
export const maxPlaces = 20;

/** For an API without suggestions: provinces by name. */
async function findProvinces(text: string, type: OperationType, asking: Asking): Promise<Suggestion[]> {
  const { api, language, signal } = asking;
  const provinces = await api.provinces(type, { signal });
  const find = indexNames(provinces, ({ name }) => ({ names: namesOf(name) }));
  return find(text, maxPlaces, ({ count }) => count).map(({ name, slug, count }) => ({
    kind: 'province',
    name: placeNameIn(name, language),
    province: slug,
    count,
  }));
}

/**
 * What a name may mean, best first, in the language that was asked for.
 * @param type whose homes are counted
 */
export const findPlacesByName = (text: string, type: OperationType, asking: Asking): Promise<Suggestion[]> => {
  const { api, language, signal } = asking;
  return api.suggestions({ text, type, language }, { signal }).catch((error: unknown) => {
    if (error instanceof ApiError && error.status === 404) return findProvinces(text, type, asking);
    throw error;
  });
};
