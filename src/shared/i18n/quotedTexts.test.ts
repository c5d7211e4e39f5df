import { readQuotedTexts } from '#tests/quotedTexts.ts';
import { loadDictionary } from './loadDictionary.ts';

const quotedTexts = readQuotedTexts();

/** As src/shared/i18n/README.md writes it: without tags, and with `{name}` for what is filled in. */
const asQuoted = (text: string) => text.replaceAll(/<\/?\w+>/g, '').replaceAll(/\{\{(\w+)\}\}/g, '{$1}');

const escape = (text: string) => text.replaceAll(/[.*+?^${}()|[\]\\]/g, '\\$&');

/** Whole sentences of a text, and no beginning of longer ones: a part of one is marked by `[…]`. */
function isQuoted(text: string, quoted: string): boolean {
  const [, before, words, after] = /^(\[…\] )?(.*?)( \[…\])?$/.exec(quoted)!;
  const from = before ? '' : '(?:^|[.:!?…] )';
  const to = after ? '' : '(?:$|[.:!?…](?:$| )|(?<=[.:!?…]) )';
  return new RegExp(from + escape(words!) + to).test(text);
}

it('takes no beginning of a sentence for all of it', () => {
  const text = 'Le responderemos en menos de 24 h laborables. Le llamaremos.';
  const taken = ['Le responderemos en menos de 24 h', 'Le responderemos en menos de 24 h laborables', 'Le llamaremos.'];
  expect([...taken, 'en menos de 24 h […]', '[…] en menos de 24 h […]'].map((one) => isQuoted(text, one))).toEqual([
    ...[false, true, true],
    ...[false, true],
  ]);
});

it('finds the table of quoted texts', () => {
  expect(quotedTexts.length).toBeGreaterThan(120);
});

it.each(quotedTexts)('$language $namespace:$key has its quoted text', async ({ language, namespace, key, text }) => {
  const dictionary: Record<string, string> = await loadDictionary(language, namespace);
  const said = asQuoted(dictionary[key] ?? '');
  expect({ said, isQuoted: isQuoted(said, text) }).toEqual({ said, isQuoted: true });
});
