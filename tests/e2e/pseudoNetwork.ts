import { cpSync, mkdirSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { builtInDictionary } from '#dictionaries';
import { namespaces } from '#shared/i18n/loadDictionary.ts';

const root = path.resolve(import.meta.dirname, '../..');
const accented: Readonly<Record<string, string>> = {
  a: 'åá',
  e: 'ëé',
  i: 'ïí',
  o: 'öó',
  u: 'üú',
  A: 'ÅÁ',
  E: 'ËÉ',
  I: 'ÏÍ',
  O: 'ÖÓ',
  U: 'ÜÚ',
  á: 'åá',
  é: 'ëé',
  í: 'ïí',
  ó: 'öó',
  ú: 'üú',
  Á: 'ÅÁ',
  É: 'ËÉ',
  Í: 'ÏÍ',
  Ó: 'ÖÓ',
  Ú: 'ÜÚ',
};

/**
 * A text with accents on every vowel and each of them twice, which makes it two fifths longer; values and tags stay.
 */
export const pseudo = (text: string): string =>
  text.replace(/\{\{.*?\}\}|<.*?>|[aeiouáéíóú]/gi, (part) => accented[part] ?? part);

/**
 * Writes the folder of a network whose every Spanish text is in a longer pseudo-language (docs/your-network.md).
 * @returns its path
 */
export async function writePseudoNetwork(): Promise<string> {
  const dir = path.join(root, '.cache/e2e/pseudo-network');
  rmSync(dir, { recursive: true, force: true });
  mkdirSync(path.join(dir, 'texts'), { recursive: true });
  const demo = path.join(root, 'networks/vencejo');
  for (const part of ['network.env', 'sources', 'listings', 'people'])
    cpSync(path.join(demo, part), path.join(dir, part), { recursive: true });
  symlinkSync(path.join(demo, 'pictures'), path.join(dir, 'pictures'));
  const texts: Record<string, Record<string, string>> = {};
  for (const namespace of namespaces)
    texts[namespace] = Object.fromEntries(
      Object.entries(await builtInDictionary('es', namespace)).map(([key, text]) => [key, pseudo(text)]),
    );
  writeFileSync(path.join(dir, 'texts/es.json'), JSON.stringify(texts));
  return dir;
}
