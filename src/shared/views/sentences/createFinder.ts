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

/** Things that one text may mean. */
export const maxFound = 20;

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
async function findWithout(context: FinderContext, text: string, type: OperationType): Promise<Suggestion[]> {
  const { api, language, signal } = context;
  const homes = looksLikeReference(text) ? await findByReference(context, text) : [];
  if (homes.length > 0) return homes;
  return provincesNamed(text, await api.provinces(type, { signal }), language, maxFound);
}

/**
 * Looks texts up by the API, each once. A text that is longer than any name is no name.
 * @param type whose homes are counted
 * @returns what a text may mean, best first, in the page's language
 * @throws ApiError while the API fails, for what is not found without its suggestions: it may be known
 */
export function createFinder(
  context: FinderContext,
  type: OperationType,
): (text: string) => Promise<readonly Suggestion[]> {
  const { api, language, signal } = context;
  const asked = new Map<string, Promise<readonly Suggestion[]>>();
  const ask = (text: string) =>
    text.length > maxSuggestionText
      ? Promise.resolve([])
      : api.suggestions({ text, type, language }, { signal }).catch(async (error: unknown) => {
          if (signal.aborted || !(error instanceof ApiError)) throw error;
          const found = await findWithout(context, text, type);
          if (found.length === 0 && !error.isNotFound) throw error;
          return found;
        });
  return (text) => {
    const answer = asked.get(text) ?? ask(text);
    asked.set(text, answer);
    return answer;
  };
}
