import type { Fields } from '#shared/contract/fields.ts';
import type { XmlElement } from '../../input/xmlElements.ts';
import { textAt, textOf } from '../../input/xmlFields.ts';
import type { FieldWarning } from '../../sync/RecordReader.ts';
import type { WordMap } from '../../sync/words.ts';
import { readFeatures } from '../featureWords.ts';
import { features } from './words.ts';

/** Elements whose name is no category. */
const unnamed = new Set(['features', 'feature', 'category', 'value']);

const categoryOf = (element: XmlElement, around: string): string =>
  textAt(element, 'name') ?? textAt(element, 'type') ?? (unnamed.has(element.name) ? around : element.name);

/** All values below an element, each behind its category: `Pool: Private`. */
function valuesOf(element: XmlElement, around = ''): string[] {
  const category = categoryOf(element, around);
  const text = textOf(element);
  if (element.children.length === 0) return text === '' ? [] : [category === '' ? text : `${category}: ${text}`];
  return element.children
    .filter(({ name }) => name !== 'name' && name !== 'type')
    .flatMap((child) => valuesOf(child, category));
}

/** Features by category, as the contract has them. */
export const readCategories = (element: XmlElement | undefined, map: WordMap, warnings: FieldWarning[]): Fields =>
  readFeatures(element ? valuesOf(element) : [], map, warnings, features);
