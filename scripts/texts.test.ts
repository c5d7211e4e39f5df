import { globSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { languages } from '#shared/i18n/languages.ts';
import { loadDictionary, namespaces } from '#shared/i18n/loadDictionary.ts';

const root = path.resolve(import.meta.dirname, '../src');
const sources = globSync('**/*.{ts,tsx}', { cwd: root })
  .filter((file) => !/\.test\.tsx?$|\.d\.ts$/.test(file))
  .map((file) => readFileSync(path.join(root, file), 'utf8'));

/** `namespace:key` and `key` alike. */
const withoutNamespace = (text: string): string => text.replace(/^[a-zA-Z]+:/, '');

const literals = new Set(
  sources.flatMap((code) => [...code.matchAll(/(['"])([\w.:-]+)\1/g)].map(([, , text]) => withoutNamespace(text!))),
);

/** Keys made of parts, as `error.${kind}.title`. */
const templates = sources.flatMap((code) =>
  [...code.matchAll(/`([\w.:-]*(?:\$\{[^}`]+\}[\w.:-]*)+)`/g)].flatMap(([, text]) => {
    const parts = withoutNamespace(text!).split(/\$\{[^}]+\}/);
    return /\w/.test(parts.join(''))
      ? [new RegExp(`^${parts.map((part) => RegExp.escape(part)).join('[\\p{L}\\w.-]+')}$`, 'u')]
      : [];
  }),
);

/** The key itself, and without its forms of number and its context. */
function namesOf(key: string): string[] {
  const end = key.lastIndexOf('_');
  return end < 0 ? [key] : [key, ...namesOf(key.slice(0, end))];
}

const isUsed = (key: string): boolean =>
  namesOf(key).some((name) => literals.has(name) || templates.some((template) => template.test(name)));

/** What all languages write alike: names and an abbreviation. Of countries and communities, many. */
const sameEverywhere = /^(?:WhatsApp|Telegram|Facebook|Pinterest|Ref\.|(?:Google|Mozilla|Apple|Microsoft) \w+)$/;
const isPlace = (key: string): boolean => /^(?:country|community)\./.test(key);

/** The words alone, without values and tags. */
const wordsOf = (text: string): string => text.replace(/\{\{[^}]*\}\}|<[^>]*>/g, '').trim();
const isTranslatable = (key: string, text: string): boolean =>
  /\p{L}{3,}/u.test(wordsOf(text)) && !sameEverywhere.test(wordsOf(text)) && !isPlace(key);

it.each(namespaces)('each text of %s is used', async (namespace) => {
  const keys = Object.keys(await loadDictionary('es', namespace));
  expect(keys.filter((key) => !isUsed(key))).toEqual([]);
});

it.each(namespaces)('each text of %s is translated', async (namespace) => {
  const [first, ...others] = await Promise.all(languages.map((language) => loadDictionary(language, namespace)));
  const same = Object.entries(first!).filter(
    ([key, text]) => isTranslatable(key, text) && others.every((other) => other[key] === text),
  );
  expect(same).toEqual([]);
});
