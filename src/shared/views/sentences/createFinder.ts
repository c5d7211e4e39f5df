import { ApiError } from '../../api/ApiError.ts';
import type { Api } from '../../api/createApi.ts';
import { provincesNamed } from '../../api/provincesNamed.ts';
import type { Suggestion } from '../../api/suggestion.ts';
import { orNotThere } from '../../api/upstreamErrors.ts';
import { maxSuggestionText } from '../../contract/suggestion.ts';
import type { OperationType } from '../../domain/estate.ts';
import { keyOfReference, looksLikeReference, withoutIntroduction } from '../../domain/estateKey.ts';
import type { Language } from '../../i18n/languages.ts';

interface FinderContext {
  api: Api;
  language: Language;
  signal: AbortSignal;
}

/** Of a text that an API without suggestions is asked for. */
const maxProvinces = 20;

/** The home that a text names by its reference: as it was typed, and in capitals, as most agencies write them. */
async function findByReference({ api, signal }: FinderContext, text: string): Promise<Suggestion[]> {
  const typed = keyOfReference(withoutIntroduction(text));
  for (const key of new Set([typed, typed.toUpperCase()])) {
    const estate = await api.estate(key, { signal }).catch(orNotThere);
    if (!estate) continue;
    const { reference, type, address, ...found } = estate;
    // The listing's page redirects to its canonical address.
    return [{ kind: 'estate', name: reference, reference, key: found.key, type, province: address.provinceSlug }];
  }
  return [];
}

/** Without the API's suggestions: the home of a reference, and provinces by name. */
async function findWithout(
  context: FinderContext,
  text: string,
  operation: OperationType | undefined,
): Promise<Suggestion[]> {
  const { api, language, signal } = context;
  const homes = looksLikeReference(text) ? await findByReference(context, text) : [];
  if (homes.length > 0) return homes;
  return provincesNamed(text, await api.provinces(operation, { signal }), language, maxProvinces);
}

/**
 * Looks texts up by the API, each once. A text that is longer than any name is no name.
 * @param operation whose provinces are found where the API has no suggestions; undefined for all
 */
export function createFinder(
  context: FinderContext,
  type: OperationType,
  operation: OperationType | undefined,
): (text: string) => Promise<readonly Suggestion[]> {
  const { api, language, signal } = context;
  const asked = new Map<string, Promise<readonly Suggestion[]>>();
  const ask = (text: string) =>
    text.length > maxSuggestionText
      ? Promise.resolve([])
      : api.suggestions({ text, type, language }, { signal }).catch((error: unknown) => {
          if (signal.aborted || !(error instanceof ApiError)) throw error;
          return findWithout(context, text, operation);
        });
  return (text) => {
    const answer = asked.get(text) ?? ask(text);
    asked.set(text, answer);
    return answer;
  };
}
