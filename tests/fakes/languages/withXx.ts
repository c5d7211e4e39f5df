import type { Language } from '#shared/i18n/languages.ts';
import type { Dictionary, Namespace } from '#shared/i18n/namespaces.ts';
import type * as Folder from './xx/dictionary.ts';

/**
 * A language that only tests have: its folder is xx/, whose every text is the Spanish one with each word marked. A
 * suite has it by two mocks: of the registry, with the line that a further language is, and of the texts, because the
 * folder lies elsewhere.
 */
export const xx = 'xx' as Language;

interface Texts {
  builtInDictionary: (language: Language, namespace: Namespace) => Promise<Dictionary>;
}

/** The registry of languages with one more line. */
export const registry = (): object =>
  Object.defineProperty(
    {
      ...jest.requireActual<object>('#shared/i18n/languages/registry.ts'),
      xx: jest.requireActual<{ language: object }>('#tests/fakes/languages/xx/language.ts').language,
    },
    '__esModule',
    { value: true },
  );

/** The dictionaries with those of its folder. */
export function dictionaries(): Texts {
  const { builtInDictionary } = jest.requireActual<Texts>('#dictionaries');
  return {
    builtInDictionary: async (language, namespace) => {
      if (language !== xx) return builtInDictionary(language, namespace);
      const { dictionaryOf } = jest.requireActual<typeof Folder>('./xx/dictionary.ts');
      // As German, which has none of those of lawyers.
      const { inSpanish } = await builtInDictionary('de', namespace);
      return dictionaryOf(await builtInDictionary('es', namespace), inSpanish !== undefined);
    },
  };
}
