import type { Fields } from '#shared/contract/fields.ts';
import type { FieldWarning } from '../../sync/RecordReader.ts';
import type { WordMap } from '../../sync/words.ts';
import { languageOf, type Words } from '../sourceWords.ts';
import type { RecordFields } from './RecordFields.ts';
import * as words from './words.ts';

/** `~` is the end of a line, two of them that of a paragraph. */
const withLines = (text: string): string =>
  text
    .split('~')
    .map((line) => line.trim())
    .join('\n');
const onOneLine = (text: string): string => text.replace(/[\s~]+/g, ' ');

/** Fields of the API, which have the language in their name: `tituloingles`. */
const named = (record: RecordFields, prefix: string): [language: string, text: string][] =>
  Object.keys(words.languageNames).flatMap((name) => {
    const text = record.text(`${prefix}${name}`);
    return text === undefined ? [] : [[name, text] as [string, string]];
  });

/** Names of texts in a record: that with a number, and that with the name of a language. */
interface TextNames {
  numbered: string;
  named: string;
}

function textsOf(record: RecordFields, names: TextNames, read: (text: string) => string, context: TextContext) {
  const texts: Fields = {};
  const add = (name: string, text: string, languages: Words): void => {
    const language = languageOf(context.map, name, languages, context.warnings);
    if (language !== undefined) texts[language] ??= read(text);
  };
  for (const [number, text] of record.numbered(names.numbered)) add(String(number), text, words.languageNumbers);
  for (const [name, text] of named(record, names.named)) add(name, text, words.languageNames);
  return Object.keys(texts).length > 0 ? texts : undefined;
}

interface TextContext {
  map: WordMap;
  warnings: FieldWarning[];
}

/** Headlines and texts by language. */
export function readTexts(record: RecordFields, map: WordMap, warnings: FieldWarning[]): Fields {
  const headlines = { numbered: 'titulo', named: 'titulo' };
  const texts = { numbered: 'descrip', named: 'descripcion' };
  return {
    description: textsOf(record, headlines, onOneLine, { map, warnings: [] }),
    text: textsOf(record, texts, withLines, { map, warnings }),
  };
}
