import type { Language } from './languages.ts';
import { langAttribute, localised, type ByLocale } from './localised.ts';

/** A text with the mark of its language where that is not the page's (PD-32). */
export interface MarkedText {
  text: string;
  lang?: string;
}

export interface MarkedList {
  items: readonly string[];
  lang?: string;
}

export function markedText(values: ByLocale<string> | undefined, language: Language): MarkedText | undefined {
  const found = values && localised(values, language);
  const lang = found && langAttribute(found, language);
  return found && { text: found.value, ...(lang ? { lang } : {}) };
}

/** An empty list is left out with its section. */
export function markedList(
  values: ByLocale<readonly string[]> | undefined,
  language: Language,
): MarkedList | undefined {
  const found = values && localised(values, language);
  const lang = found && langAttribute(found, language);
  return found && found.value.length > 0 ? { items: found.value, ...(lang ? { lang } : {}) } : undefined;
}
