import { keptIn } from './keptWords.ts';
import { otherLanguageOf } from './languageOf.ts';
import { numbersIn, numberWordsIn } from './numbersIn.ts';

export interface CheckedText {
  /** The text in its own language; an item or a paragraph a line. */
  content: string;
  /** ISO 639-1. */
  source: string;
  target: string;
  /** Names of the listing in it, which are never translated. */
  names: readonly string[];
}

type Check = (text: CheckedText, translation: string) => string | undefined;

const markup = /<\/?[a-z][^<>]*>|<!--|&(?:#\d+|#x[\da-f]+|[a-z]{2,8}\d?);/i;

const checkMarkup: Check = ({ content }, translation) =>
  markup.test(translation) && !markup.test(content) ? 'it has HTML' : undefined;

/** The same lines, and empty ones between the same of them. */
const checkLines: Check = ({ content }, translation) => {
  const shape = (text: string) => text.split('\n').map((line) => line.trim() !== '');
  return shape(content).join() === shape(translation).join() ? undefined : 'it has other lines';
};

/** How often each of some values is there. */
const tally = (values: readonly string[]): Map<string, number> =>
  Map.groupBy(values, (value) => value)
    .entries()
    .reduce((counts, [value, { length }]) => counts.set(value, length), new Map<string, number>());

const occurrences = (text: string, part: string): number => text.split(part).length - 1;

const checkNames: Check = ({ content, names }, translation) => {
  const kept = tally(content.split('\n').flatMap((line) => keptIn(line, names)));
  for (const [name, count] of kept)
    if (occurrences(translation, name) < count) return `a name is missing: ${name.slice(0, 60)}`;
  return undefined;
};

/** A number may become a word, and a word a number, but none may be lost, added or changed. */
const checkNumbers: Check = ({ content, source, target }, translation) => {
  const [before, after] = [tally(numbersIn(content)), tally(numbersIn(translation))];
  const [wordsBefore, wordsAfter] = [numberWordsIn(content, source), numberWordsIn(translation, target)];
  for (const [number, count] of before)
    if ((after.get(number) ?? 0) < count && !wordsAfter.has(number)) return `a number is missing: ${number}`;
  for (const [number, count] of after)
    if ((before.get(number) ?? 0) < count && !wordsBefore.has(number)) return `a number was added: ${number}`;
  return undefined;
};

/** From so many letters on, the length of a line says something. */
const longLine = 40;
/** Letters of a translation for each of the text: more between languages that are far from one another. */
const [leastLetters, mostLetters] = [0.6, 1.9];

const lettersIn = (text: string): number => text.match(/\p{L}/gu)?.length ?? 0;
const endsSentence = (text: string): boolean => /[.!?…][)"'»”]*$/.test(text.trim());
/** Ends of sentences: not the points in numbers and after single letters. */
const sentencesIn = (text: string): number => text.match(/\p{L}{2}[)"'»”²]*[.!?…]+(?=\s|$)/gu)?.length ?? 0;

/** Line by line, so that half a text is found in a long one too. */
const checkLength: Check = ({ content }, translation) => {
  const translated = translation.split('\n');
  for (const [index, line] of content.split('\n').entries()) {
    const other = translated[index]!;
    const [before, after] = [lettersIn(line), lettersIn(other)];
    if (after > mostLetters * before + longLine) return 'it is too long';
    if (before < longLine) continue;
    if (after < leastLetters * before) return 'it is too short';
    if (endsSentence(line) && !endsSentence(other)) return 'its end is missing';
    const [sentences, left] = [sentencesIn(line), sentencesIn(other)];
    if (left < sentences && after < 0.75 * before) return 'sentences are missing';
  }
  return undefined;
};

/** What is left of a text without names and numbers. */
function ownWords(text: string, names: readonly string[]): string {
  const kept = text.split('\n').flatMap((line) => keptIn(line, names));
  return kept.reduce((rest, name) => rest.replaceAll(name, ' '), text);
}

/** From so many words on, a text is not the same in two languages. */
const manyWords = 4;

const checkLanguage: Check = ({ content, target, names }, translation) => {
  const words = ownWords(translation, names);
  const count = words.match(/\p{L}{2,}/gu)?.length ?? 0;
  if (translation.trim() === content.trim() && count >= manyWords) return 'it is not translated';
  const language = otherLanguageOf(words, target);
  return language && `it is in another language: ${language}`;
};

const checks: readonly Check[] = [checkMarkup, checkLines, checkNames, checkNumbers, checkLength, checkLanguage];

/**
 * Whether a machine's answer is a translation of a text: its lines, names and numbers are there, its length and its
 * language are right.
 * @returns why it is none, in a line for operators; undefined where it is one
 */
export function faultOf(text: CheckedText, translation: string): string | undefined {
  if (translation.trim() === '') return 'it is empty';
  for (const check of checks) {
    const fault = check(text, translation);
    if (fault) return fault;
  }
  return undefined;
}
