import type { Dictionary } from '#shared/i18n/namespaces.ts';
import { mark } from './mark.ts';

/** Of a text that a lawyer must write a new language has these alone. */
const heads = ['meta.description', 'title', 'lead', 'settings.button'];

/**
 * A namespace as the language's folder would have it: the Spanish one, marked.
 * @param isLawyers whether a lawyer must write it
 */
export const dictionaryOf = (spanish: Dictionary, isLawyers: boolean): Dictionary => ({
  ...(isLawyers && { inSpanish: mark('Este texto legal está por ahora solo en español.') }),
  ...Object.fromEntries(
    Object.entries(spanish)
      .filter(([key]) => !isLawyers || heads.includes(key))
      .map(([key, text]) => [key, mark(text)]),
  ),
});
