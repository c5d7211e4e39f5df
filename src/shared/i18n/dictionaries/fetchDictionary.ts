import type { Language } from '../languages.ts';
import type { Dictionary, Namespace } from '../namespaces.ts';
import { dictionaryUrl } from './dictionaryUrl.ts';

/** Those under way, by address: two parts of a page that need the same texts share one request. */
const requests = new Map<string, Promise<Dictionary>>();

/** @throws Error named as webpack names that of a chunk: a deploy may have taken the file away (layout/errorMeta.ts) */
async function fetchTexts(url: string): Promise<Dictionary> {
  try {
    const answer = await fetch(url);
    if (answer.ok) return (await answer.json()) as Dictionary;
  } catch {
    // No connection, or no dictionary: what another system answers in our place.
  }
  throw Object.assign(new Error(`Loading ${url} failed`), { name: 'ChunkLoadError' });
}

/** One namespace in one language: no other one travels. After a failure the next call asks again. */
export function builtInDictionary(language: Language, namespace: Namespace): Promise<Dictionary> {
  const url = dictionaryUrl(language, namespace);
  const request = requests.get(url) ?? fetchTexts(url).finally(() => requests.delete(url));
  requests.set(url, request);
  return request;
}
