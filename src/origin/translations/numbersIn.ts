import { lookUp } from '#shared/lookUp.ts';
import { languageWords } from './languageWords.ts';

/** `1.200`, `1,200`, `1 200` and `1'200`: groups of three; perhaps a fraction after them. */
const grouped = /^\d{1,3}(?:[.,'’\u00a0\u202f ]\d{3})+(?:[.,]\d{1,2})?$/;
const decimal = /^(\d+)[.,](\d+)$/;

/** Figures with what may stand within them: a space only before three more of them. */
const figures = /\d+(?:[.,'’]\d+|[\u00a0\u202f ]\d{3}(?!\d))*/g;

/** The unit of an area or a volume, written without the raised figure. */
const units = /(?<=\p{L})[23](?!\d)/gu;

/** One number as every language has it: `250.000` is 250000, `3,5` is 3.5. Dates and codes are several numbers. */
function readFigures(text: string): string[] {
  if (grouped.test(text)) {
    const fraction = /[.,](\d{1,2})$/.exec(text);
    const whole = (fraction ? text.slice(0, fraction.index) : text).replace(/\D/g, '');
    return [plain(fraction ? `${whole}.${fraction[1]}` : whole)];
  }
  const parts = decimal.exec(text);
  if (parts) return [plain(`${parts[1]}.${parts[2]}`)];
  return text.split(/\D+/).map(plain);
}

/** Without zeros that say nothing: `05` is 5, `3.50` is 3.5. */
const plain = (figure: string): string => (figure.length > 15 ? figure : String(Number(figure)));

/** Numbers that a text has in figures, each as often as it has it, in one spelling for all languages. */
export const numbersIn = (text: string): string[] =>
  (text.replace(units, '').match(figures) ?? []).flatMap(readFigures);

const romanValues: Readonly<Record<string, number>> = { I: 1, V: 5, X: 10, L: 50, C: 100, D: 500, M: 1000 };

function romanValue(numeral: string): number {
  const values = Array.from(numeral, (letter) => romanValues[letter]!);
  return values.reduce((sum, value, index) => sum + (value < (values[index + 1] ?? 0) ? -value : value), 0);
}

/** Numbers that a text has in words, or in Roman numerals: another language may write them in figures. */
export function numberWordsIn(text: string, language: string): Set<string> {
  const words = lookUp(languageWords, language)?.numbers;
  const found = new Set<string>();
  for (const [word] of text.matchAll(/\p{L}+/gu)) {
    if (/^[IVXLCDM]+$/.test(word)) found.add(String(romanValue(word)));
    const value = words?.get(word.toLowerCase());
    if (value !== undefined) found.add(String(value));
  }
  return found;
}
