import { builtInDictionary } from '#dictionaries';
import type { Language } from './languages.ts';
import { namespaces, type Dictionary, type Namespace } from './namespaces.ts';

export { namespaces, type Dictionary, type Namespace };

/** The name of the browser's chunk that holds a language's rules. */
export const rulesChunk = (language: Language): string => `rules-${language}-rules-ts`;

/** Texts that stand in place of the dictionaries' own, by namespace and key. */
export type OwnTexts = Partial<Readonly<Record<Namespace, Dictionary>>>;

let ownTexts: ((language: Language) => Promise<OwnTexts>) | undefined;

/**
 * Makes every dictionary that is loaded from here on hold a brand's own texts (docs/your-network.md). Of the process,
 * or of the document, because pages, mails and proofs of consent must say the same.
 */
export function overrideTexts(load: (language: Language) => Promise<OwnTexts>): void {
  ownTexts = load;
}

/**
 * One namespace in one language. A text that a lawyer must write, and that a language has not, has its heads alone and
 * `inSpanish`, which says so: the rest is Spanish, and marked as such.
 */
export async function loadBuiltInDictionary(language: Language, namespace: Namespace): Promise<Dictionary> {
  const own = await builtInDictionary(language, namespace);
  return own['inSpanish'] === undefined ? own : { ...(await builtInDictionary('es', namespace)), ...own };
}

/** The texts of a namespace in a language, with those of the brand. */
export async function loadDictionary(language: Language, namespace: Namespace): Promise<Dictionary> {
  const [builtIn, own] = await Promise.all([loadBuiltInDictionary(language, namespace), ownTexts?.(language)]);
  return { ...builtIn, ...own?.[namespace] };
}
