import { readFileSync } from 'node:fs';
import type { Language } from '#shared/i18n/languages.ts';
import type { Namespace } from '#shared/i18n/loadDictionary.ts';

/** A text that the requirements give word for word, with `{…}` for what is filled in. */
export interface QuotedText {
  language: Language;
  namespace: Namespace;
  key: string;
  text: string;
}

const row = /^\| `(?<namespace>\w+):(?<key>[^`]+)` \| (?<es>[^|]*)\| (?<en>[^|]*)\|/gm;

/** The table of src/shared/i18n/README.md: one for each language that a row quotes. */
export function readQuotedTexts(): QuotedText[] {
  const section =
    readFileSync('src/shared/i18n/README.md', 'utf8').split('## Quoted texts\n')[1]?.split('\n# ')[0] ?? '';
  return Array.from(section.matchAll(row), ({ groups }) => groups!).flatMap(({ namespace, key, es, en }) =>
    [
      { language: 'es' as const, text: es!.trim() },
      { language: 'en' as const, text: en!.trim() },
    ].flatMap(({ language, text }) =>
      text === '' ? [] : [{ language, text, namespace: namespace as Namespace, key: key! }],
    ),
  );
}
