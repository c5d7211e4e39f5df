import type { LanguageRules } from '../LanguageRules.ts';
import type { Language } from '../languages.ts';

const rules = new Map<Language, LanguageRules>();

/**
 * Fetches the rules of languages, each a chunk of its own: first those of the page's, the others where a page is loaded
 * without the server (client/loadRoute.ts), which says where it stands in each language.
 */
export async function loadRules(languages: readonly Language[]): Promise<void> {
  await Promise.all(
    languages.map(async (language) => {
      if (rules.has(language)) return;
      const module = (await import(/* webpackChunkName: "rules-[request]" */ `../languages/${language}/rules.ts`)) as {
        rules: LanguageRules;
      };
      rules.set(language, module.rules);
    }),
  );
}

/** @throws TypeError where the rules have not been loaded */
export function rulesOf(language: Language): LanguageRules {
  const found = rules.get(language);
  if (!found) throw new TypeError(`The rules of ${language} are not loaded`);
  return found;
}

/** The languages whose rules have been loaded. */
export const languagesHere = (): Language[] => [...rules.keys()];
