import type { Language } from '../languages.ts';
import type { Namespace } from '../namespaces.ts';

/** Of all texts of the build, which writes them into files (config/textFiles.ts). */
declare const TEXTS_DIGEST: string;

/**
 * Where browsers find a namespace in a language. Chunks of webpack would each have a line in every page's first script;
 * an address that can be told has none, however many languages there are.
 */
export const dictionaryUrl = (language: Language, namespace: Namespace): string =>
  `/static/texts/${TEXTS_DIGEST}/${language}/${namespace}.json`;
