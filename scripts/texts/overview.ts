import { namespaces, type Namespace } from '#shared/i18n/namespaces.ts';
import { checkTexts, faults, type Finding, type FindingKind } from './checkTexts.ts';
import type { Texts } from './entries.ts';

/** What is counted of a namespace, in columns. */
const counted = ['missing', 'unknown', 'placeholders', 'forms', 'same'] as const satisfies readonly FindingKind[];

/** Namespaces whose text a language has in Spanish, under a notice. */
export const inSpanish = (own: Texts): Namespace[] =>
  namespaces.filter((namespace) => own[namespace]['inSpanish'] !== undefined);

function cellsOf(language: string, name: string, keys: number, found: readonly Finding[], note: string): string[] {
  const numbers = counted.map((kind) => String(found.filter((finding) => finding.kind === kind).length));
  return [language, name, String(keys), ...numbers, note];
}

/**
 * Language by namespace, with a sum for each language: how many keys there are, and how many are missing, of no Spanish
 * text, with other values or tags, with a form of plural that CLDR does not give, and equal to the Spanish text.
 * @param all dictionaries by language, with those in Spanish
 */
export function overview(all: Readonly<Record<string, Texts>>): { rows: string[][]; isComplete: boolean } {
  const { es: spanish, ...others } = all;
  const rows = [['language', 'namespace', 'keys', ...counted, '']];
  let isComplete = true;
  for (const [language, own] of Object.entries(others)) {
    const found = checkTexts(language, spanish!, own);
    const borrowed = inSpanish(own);
    const keysIn = (namespace: Namespace) => Object.keys(own[namespace]).length;
    for (const namespace of namespaces) {
      const inIt = found.filter(({ key }) => key.startsWith(`${namespace}:`));
      rows.push(
        cellsOf(language, namespace, keysIn(namespace), inIt, borrowed.includes(namespace) ? 'in Spanish' : ''),
      );
    }
    const keys = namespaces.reduce((sum, namespace) => sum + keysIn(namespace), 0);
    rows.push(cellsOf(language, 'all', keys, found, borrowed.length > 0 ? `${borrowed.length} in Spanish` : ''));
    isComplete &&= !found.some(({ kind }) => faults.includes(kind));
  }
  return { rows, isComplete };
}
