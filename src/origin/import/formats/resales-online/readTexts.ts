import type { Fields } from '#shared/contract/fields.ts';
import type { XmlElement } from '../../input/xmlElements.ts';
import { childrenOf, elementAt, textAt, textsByLanguage } from '../../input/xmlFields.ts';
import type { FieldWarning } from '../../sync/RecordReader.ts';
import type { WordMap } from '../../sync/words.ts';
import { languageOf } from '../sourceWords.ts';
import { languages } from './words.ts';

type Texts = Record<string, string>;

/** A list of `description`, each with its `language`. */
function readList(list: readonly XmlElement[], map: WordMap, warnings: FieldWarning[]): Fields {
  const [description, text]: [Texts, Texts] = [{}, {}];
  for (const item of list) {
    const given = textAt(item, 'language') ?? textAt(item, 'lang') ?? 'es';
    const language = languageOf(map, given, languages, warnings);
    if (language === undefined) continue;
    const body = textAt(item, 'text') ?? textAt(item, 'description') ?? textAt(item);
    const title = textAt(item, 'title');
    if (body !== undefined) text[language] ??= body;
    if (title !== undefined) description[language] ??= title;
  }
  return { description, text };
}

/** Headline and text by language, in each of the ways in which programs write them. */
export function readTexts(property: XmlElement, map: WordMap, warnings: FieldWarning[]): Fields {
  const descriptions = elementAt(property, 'descriptions');
  const list = [...childrenOf(descriptions, 'description'), ...childrenOf(property, 'description')];
  const isList = list.length > 1 || list.some((item) => textAt(item, 'language') ?? Object.keys(item.attributes)[0]);
  if (isList) return readList(list, map, warnings);
  const text = textsByLanguage(list[0] ?? descriptions);
  if (typeof text === 'string') warnings.push({ field: 'text', reason: 'names no language: taken as Spanish' });
  return { text };
}
