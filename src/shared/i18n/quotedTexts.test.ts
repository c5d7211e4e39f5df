import { readQuotedTexts } from '#tests/quotedTexts.ts';
import { loadDictionary } from './loadDictionary.ts';

const quotedTexts = readQuotedTexts();

/** As src/shared/i18n/README.md writes it: without tags, and with `{name}` for what is filled in. */
const asQuoted = (text: string) => text.replaceAll(/<\/?\w+>/g, '').replaceAll(/\{\{(\w+)\}\}/g, '{$1}');

it('finds the table of quoted texts', () => {
  expect(quotedTexts.length).toBeGreaterThan(120);
});

it.each(quotedTexts)('$language $namespace:$key has its quoted text', async ({ language, namespace, key, text }) => {
  const dictionary: Record<string, string> = await loadDictionary(language, namespace);
  expect(asQuoted(dictionary[key] ?? '')).toContain(text);
});
