import { isLawyersText } from '#shared/views/legal/lawyersTexts.ts';
import type { Dictionary, Namespace } from '#shared/i18n/namespaces.ts';
import { mark } from './mark.ts';

/** Of a text that a lawyer must write a new language has these alone. */
const heads = ['meta.description', 'title', 'lead'];

/** A namespace as the language's folder would have it: the Spanish one, marked. */
export function dictionaryOf(namespace: Namespace, spanish: Dictionary): Dictionary {
  const isLeft = isLawyersText(namespace);
  return {
    ...(isLeft && { inSpanish: mark('Este texto legal está por ahora solo en español.') }),
    ...Object.fromEntries(
      Object.entries(spanish)
        .filter(([key]) => !isLeft || heads.includes(key))
        .map(([key, text]) => [key, mark(text)]),
    ),
  };
}
