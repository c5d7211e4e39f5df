import type { Estate } from '#shared/api/estate.ts';
import { headlineOf } from '#shared/domain/headline.ts';
import { languageFacts, type Language } from '#shared/i18n/languages.ts';
import { markedList, markedText, type MarkedList, type MarkedText } from '#shared/i18n/marked.ts';

/** What people wrote of a home, for a page in one language. */
export interface EstateTexts {
  title: MarkedText;
  text?: MarkedText | undefined;
  highlights?: MarkedList | undefined;
  special?: MarkedList | undefined;
  rentalConditions?: MarkedList | undefined;
}

/** Those of the texts that are there. */
const given = <Texts extends object>(texts: Texts): Texts =>
  Object.fromEntries(Object.entries(texts).filter(([, text]) => text !== undefined)) as Texts;

/**
 * The texts of a home as its page shows them: in the page's language by people, else by a machine, else in another
 * language. `original` has what people wrote, of those that a machine translated.
 */
export function shownTexts(
  estate: Estate,
  language: Language,
): EstateTexts & { original?: Partial<EstateTexts> | undefined } {
  const { description, type } = estate;
  const machine = estate.translated?.[languageFacts[language].tag];
  const written: EstateTexts = {
    title: markedText(description, language) ?? { text: headlineOf(estate, language) },
    text: markedText(estate.text, language),
    highlights: markedList(estate.highlights, language),
    special: markedList(estate.special, language),
    rentalConditions: type === 'rent' ? markedList(estate.rentalConditions, language) : undefined,
  };
  if (!machine) return written;
  const textOf = (text: string | undefined) => (text ? { text } : undefined);
  const listOf = (items: readonly string[] | undefined) => (items?.length ? { items } : undefined);
  const translated: Partial<EstateTexts> = given({
    title: textOf(machine.description),
    text: textOf(machine.text),
    highlights: listOf(machine.highlights),
    special: listOf(machine.special),
    rentalConditions: listOf(machine.rentalConditions),
  });
  const names = (Object.keys(translated) as (keyof EstateTexts)[]).filter((name) => written[name]?.lang);
  if (names.length === 0) return written;
  const pick = (texts: Partial<EstateTexts>) => Object.fromEntries(names.map((name) => [name, texts[name]]));
  return { ...written, ...pick(translated), original: pick(written) };
}

/** The languages of texts that are not in the page's, each once. */
export const foreignLanguages = ({ title, text, highlights, special, rentalConditions }: EstateTexts): string[] => [
  ...new Set([title, text, highlights, special, rentalConditions].flatMap((shown) => shown?.lang ?? [])),
];

/** What a home is called on a page: its title, or what it is where that is in another language. */
export const titleIn = ({ title, headline }: { title: MarkedText; headline?: string | undefined }): string =>
  headline ?? title.text;
