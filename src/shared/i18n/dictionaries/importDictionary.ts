import type { Language } from '../languages.ts';
import type { Dictionary, Namespace } from '../namespaces.ts';

/** One namespace in one language. In a browser it is fetched (fetchDictionary.ts). */
export async function builtInDictionary(language: Language, namespace: Namespace): Promise<Dictionary> {
  const module = (await import(`../languages/${language}/${namespace}.json`, { with: { type: 'json' } })) as {
    default: Dictionary;
  };
  return module.default;
}
