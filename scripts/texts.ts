// `npm run texts -- nl`: what is left to translate, and a file for translators (docs/adding-things.md#a-language).
import '#config/requireNode24.mjs';
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { parseArgs } from 'node:util';
import { languages } from '#shared/i18n/languages.ts';
import { namespaces } from '#shared/i18n/namespaces.ts';
import { plainText } from './plainText.mjs';
import { table } from './table.ts';
import { checkTexts, faults, findings, type FindingKind } from './texts/checkTexts.ts';
import { readTexts, type Texts } from './texts/entries.ts';
import { inSpanish, overview } from './texts/overview.ts';
import { readPo, writePo } from './texts/poFile.ts';

const usage = `npm run texts                          each language and namespace in numbers
npm run texts -- nl                    what is missing in Dutch, wrong, too long or untranslated
npm run texts -- nl --export nl.po     writes all its texts into a file of gettext (Poedit, Weblate, OmegaT …)
npm run texts -- nl --import nl.po     reads the file back into src/shared/i18n/languages/nl`;

const root = path.resolve(import.meta.dirname, '../src/shared/i18n/languages');
const folderOf = (language: string): string => path.join(root, language);

function report(language: string, spanish: Texts, own: Texts): boolean {
  const found = checkTexts(language, spanish, own);
  for (const kind of Object.keys(findings) as FindingKind[]) {
    const ofKind = found.filter((finding) => finding.kind === kind);
    console.log(`${ofKind.length} ${findings[kind]}`);
    for (const { key, detail } of ofKind) console.log(`  ${key}  ${JSON.stringify(detail).slice(1, -1)}`);
  }
  const borrowed = inSpanish(own);
  if (borrowed.length > 0) console.log(`${borrowed.length} legal texts in Spanish: ${borrowed.join(', ')}`);
  return !found.some(({ kind }) => faults.includes(kind));
}

function printOverview(): boolean {
  const all = Object.fromEntries(languages.map((language) => [language, readTexts(folderOf(language))]));
  const { rows, isComplete } = overview(all);
  console.log(table(rows));
  return isComplete;
}

function importFile(file: string, language: string, spanish: Texts, own: Texts): Texts {
  const { texts, refused } = readPo(readFileSync(file), language, spanish, own);
  for (const [key, why] of refused) console.error(plainText(`${key} was not taken: ${why}`));
  mkdirSync(folderOf(language), { recursive: true });
  for (const namespace of namespaces)
    if (Object.keys(texts[namespace]).length > 0)
      writeFileSync(
        path.join(folderOf(language), `${namespace}.json`),
        `${JSON.stringify(texts[namespace], null, 2)}\n`,
      );
  return texts;
}

/** @returns whether nothing is left to do */
function run(): boolean {
  const options = { export: { type: 'string' }, import: { type: 'string' }, help: { type: 'boolean' } } as const;
  const { values, positionals } = parseArgs({ options, allowPositionals: true });
  const [language] = positionals;
  if (language === undefined && Object.keys(values).length === 0) return printOverview();
  if (values.help || language === undefined || !/^[a-z]{2,3}$/.test(language) || positionals.length > 1)
    throw new TypeError(usage);
  const spanish = readTexts(folderOf('es'));
  const own = readTexts(folderOf(language));
  if (values.export === undefined)
    return report(language, spanish, values.import ? importFile(values.import, language, spanish, own) : own);
  writeFileSync(values.export, writePo(language, spanish, own));
  return true;
}

try {
  process.exitCode = run() ? 0 : 1;
} catch (error) {
  if (!(error instanceof Error)) throw error;
  console.error(plainText(error.message));
  process.exitCode = 2;
}
