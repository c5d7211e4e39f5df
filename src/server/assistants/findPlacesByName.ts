import { ApiError } from '#shared/api/ApiError.ts';
import { provincesNamed } from '#shared/api/provincesNamed.ts';
import type { Suggestion } from '#shared/api/suggestion.ts';
import type { OperationType } from '#shared/domain/estate.ts';
import type { Asking } from './Tool.ts';

/** Places that one name may mean. */
export const maxPlaces = 20;

/**
 * What a name may mean, best first, in the language that was asked for.
 * @param type whose homes are counted
 */
export const findPlacesByName = (text: string, type: OperationType, asking: Asking): Promise<Suggestion[]> => {
  const { api, language, signal } = asking;
  return api.suggestions({ text, type, language }, { signal }).catch(async (error: unknown) => {
    if (!(error instanceof ApiError && error.status === 404)) throw error;
    return provincesNamed(text, await api.provinces(type, { signal }), language, maxPlaces);
  });
};
