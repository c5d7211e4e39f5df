import path from 'node:path';
import { languages } from '#shared/i18n/languages.ts';
import { namespaces, type Dictionary } from '#shared/i18n/namespaces.ts';
import { checkTexts, faults } from './checkTexts.ts';
import { entriesOf, readTexts, type Texts } from './entries.ts';
import { overview } from './overview.ts';
import { readPo, writePo } from './poFile.ts';

const folder = path.resolve(import.meta.dirname, '../../src/shared/i18n/languages');
const none = readTexts(path.join(folder, 'none'));
const textsOf = (common: Dictionary): Texts => ({ ...none, common });

const spanish = textsOf({
  'menu.open': 'Abrir',
  'intro.text': 'Son <b>{{total}}</b> casas.',
  homes_one: '{{total}} casa',
  homes_many: '{{total}} de casas',
  homes_other: '{{total}} casas',
});
const dutch = {
  'menu.open': 'Openen',
  'intro.text': 'Het zijn <b>{{total}}</b> woningen.',
  homes_one: '{{total}} woning',
  homes_other: '{{total}} woningen',
};

const found = (language: string, own: Dictionary) =>
  checkTexts(language, spanish, textsOf(own)).map(({ kind, key }) => `${kind} ${key}`);

it('finds nothing in a language that has every text, with its own forms of plural', () => {
  expect(found('nl', dutch)).toEqual([]);
});

it.each<[string, string, Dictionary, string]>([
  ['a missing text', 'nl', { 'menu.open': '' }, 'missing common:menu.open'],
  ['a lost value', 'nl', { homes_one: 'een woning' }, 'placeholders common:homes_one'],
  ['a lost end of a tag', 'nl', { 'intro.text': 'Het zijn <b>{{total}} woningen.' }, 'placeholders common:intro.text'],
  ['a form that CLDR does not give it', 'nl', { homes_many: '{{total}} woningen' }, 'forms common:homes_many'],
  ['a key that Spanish does not have', 'nl', { 'menu.shut': 'Sluiten' }, 'unknown common:menu.shut'],
  ['a text that is still Spanish', 'nl', { 'menu.open': 'Abrir' }, 'same common:menu.open'],
  ['a label too long for its button', 'nl', { 'menu.open': 'Het menu openklappen' }, 'long common:menu.open'],
])('finds %s', (_, language, change, expected) => {
  expect(found(language, { ...dutch, ...change })).toEqual([expected]);
});

it('asks a language for each of its forms of plural, with the numbers that it is for', () => {
  const forms = entriesOf('pl', spanish, none).filter(({ key }) => key.startsWith('homes'));
  expect(forms.map(({ key, spanish: text, numbers }) => [key, text, numbers])).toEqual([
    ['homes_one', '{{total}} casa', '1'],
    ['homes_few', '{{total}} casas', '2, 3, 4, 22, 23'],
    ['homes_many', '{{total}} de casas', '0, 5, 6, 7, 8'],
    ['homes_other', '{{total}} casas', 'fractions'],
  ]);
});

it('counts the texts of each language by namespace, and names legal texts that are the Spanish ones', () => {
  const privacy = { title: 'Privacy', inSpanish: 'Deze tekst is alleen in het Spaans.' };
  const es = { ...spanish, privacy: { title: 'Privacidad', lead: 'Esto dice la ley.' } };
  const nl = {
    ...textsOf({ ...dutch, 'menu.open': 'Abrir', homes_one: 'een', homes_few: '{{total}}', more: 'x' }),
    privacy,
  };
  const { rows, isComplete } = overview({ es, nl });
  const [head, ...others] = rows;
  expect(head).toEqual(['language', 'namespace', 'keys', 'missing', 'unknown', 'placeholders', 'forms', 'same', '']);
  const rowOf = (name: string) => others.find(([, namespace]) => namespace === name);
  expect(rowOf('common')).toEqual(['nl', 'common', '6', '0', '1', '1', '1', '1', '']);
  expect(rowOf('privacy')).toEqual(['nl', 'privacy', '2', '0', '0', '0', '0', '0', 'in Spanish']);
  expect(rowOf('all')).toEqual(['nl', 'all', '8', '0', '1', '1', '1', '1', '1 in Spanish']);
  expect([isComplete, overview({ es, nl: { ...textsOf(dutch), privacy } }).isComplete]).toEqual([false, true]);
});

const builtIn = (language: string) => readTexts(path.join(folder, language));

it.each(languages)('finds no fault in %s', (language) => {
  const all = checkTexts(language, builtIn('es'), builtIn(language));
  expect(all.filter(({ kind }) => faults.includes(kind))).toEqual([]);
});

it.each(languages)('a file of gettext brings every text of %s back as it was', (language) => {
  const [source, own] = [builtIn('es'), builtIn(language)];
  const file = writePo(language, source, own);
  for (const before of [own, none]) {
    const { texts, refused } = readPo(file, language, source, before);
    expect([...refused.keys()]).toEqual([]);
    expect(texts).toEqual(own);
  }
  const again = readPo(file, language, source, own).texts;
  for (const namespace of namespaces) expect(Object.keys(again[namespace])).toEqual(Object.keys(own[namespace]));
});

const po = writePo('nl', spanish, textsOf(dutch)).toString();

it.each([
  ['has lost a value', po.replace('{{total}} woningen"', 'woningen"'), 'common:homes_other', /values or tags/],
  ['is unsure', po.replace('msgctxt "common:menu', '#, fuzzy\nmsgctxt "common:menu'), 'common:menu.open', /unsure/],
  ['translates a former text', po.replace('"Abrir"', '"Abra"'), 'common:menu.open', /has changed: Abrir/],
  ['has no place', po.replace('common:menu.open', 'common:menu.shut'), 'common:menu.shut', /no such text/],
])('a text of a file that %s is left out and named; the others are taken', (_, file, key, why) => {
  const { texts, refused } = readPo(Buffer.from(file), 'nl', spanish, textsOf({ 'menu.open': 'Menu' }));
  expect([...refused]).toEqual([[key, expect.stringMatching(why)]]);
  const kept = key === 'common:homes_other' ? undefined : 'Menu';
  expect(texts.common).toEqual({
    ...dutch,
    ...(kept ? { 'menu.open': kept } : { homes_other: undefined }),
  });
});

it('a text that the file leaves empty stays as it was', () => {
  const file = Buffer.from(po.replace('"Openen"', '""'));
  expect(readPo(file, 'nl', spanish, textsOf({ 'menu.open': 'Menu' })).texts.common['menu.open']).toBe('Menu');
});

it('says so where the file is none of gettext', () => {
  expect(() => readPo(Buffer.from('{"menu.open": "Openen"}'), 'nl', spanish, none)).toThrow(SyntaxError);
});
