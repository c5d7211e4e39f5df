import { builtInDictionary } from '#dictionaries';
import type { Language } from './languages.ts';
import { namespaces, type Dictionary, type Namespace } from './namespaces.ts';

export { namespaces, type Dictionary, type Namespace };

/** The name of the browser's chunk that holds a language's rules. */
export const rulesChunk = (language: Language): string => `rules-${language}-rules-ts`;

/** Texts that stand in place of the dictionaries' own, by namespace and key. */
export type OwnTexts = Partial<Readonly<Record<Namespace, Dictionary>>>;

/** The texts of a namespace in a language. */
export type LoadDictionary = (language: Language, namespace: Namespace) => Promise<Dictionary>;

/**
 * The software's own texts. What a network's visitors read is made of `withOwnTexts`: it is passed to whatever says
 * something. A text that a lawyer must write, and that a language has not, has its heads alone and `inSpanish`, which
 * says so: the rest is Spanish, and marked as such.
 */
export async function loadDictionary(language: Language, namespace: Namespace): Promise<Dictionary> {
  const own = await builtInDictionary(language, namespace);
  return own['inSpanish'] === undefined ? own : { ...(await builtInDictionary('es', namespace)), ...own };
}

/**
 * The texts of a brand: the software's, with its own in their place (docs/your-network.md).
 * @param ownIn its own of a language; undefined where it has none
 */
export const withOwnTexts =
  (ownIn: (language: Language) => OwnTexts | undefined | Promise<OwnTexts>): LoadDictionary =>
  async (language, namespace) => {
    const [builtIn, own] = await Promise.all([loadDictionary(language, namespace), ownIn(language)]);
    return { ...builtIn, ...own?.[namespace] };
  };
