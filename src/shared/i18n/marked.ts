import type { Language, LocaleTag } from './languages.ts';
import { langAttribute, localised } from './localised.ts';

type ByLocale<T> = Partial<Readonly<Record<LocaleTag, T>>>;

/** A text with the mark of its language where that is not the page's (PD-32). */
export interface MarkedText {
  text: string;
  lang?: Language;
}

export interface MarkedList {
  items: readonly string[];
  lang?: Language;
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
