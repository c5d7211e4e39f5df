import { isLawyersText, lawyersLanguages } from '../views/legal/lawyersTexts.ts';
import { compareNames } from './compareNames.ts';
import { formatDate, formatEuros, formatList, formatLongDate, formatPercent, formatPhone } from './formats.ts';
import { languages, type Language } from './languages.ts';
import { loadDictionary, namespaces } from './loadDictionary.ts';
import { langAttribute, localised } from './localised.ts';

/** Values in braces, and what is made of the words in angle brackets. */
const placeholders = (text: string): string[] =>
  [...text.matchAll(/\{\{\s*(\w+)|<\w+>/g)].map(([tag, name]) => name ?? tag).sort();

/** A number that has a word of its own in its language: `First floor`. */
const ownWord = /_\d$/;

/**
 * Forms of number, of gender and for what is no home differ from language to language (PD-59): the key without its form
 * is what must be shared.
 */
const stem = (key: string): string =>
  key.replace(/(?:_ordinal)?_(zero|one|two|few|many|other|female|male|any)$/, '').replace(ownWord, '');

const forms: Record<Language, string[]> = {
  es: ['one', 'many', 'other'],
  ca: ['one', 'many', 'other'],
  en: ['one', 'other'],
  de: ['one', 'other'],
  nl: ['one', 'other'],
  fr: ['one', 'many', 'other'],
};

const ordinalForms: Record<Language, string[]> = {
  es: ['other'],
  ca: ['one', 'two', 'few', 'other'],
  en: ['one', 'two', 'few', 'other'],
  de: ['other'],
  nl: ['other'],
  fr: ['one', 'other'],
};

describe.each(namespaces)('the texts of %s', (namespace) => {
  it('are of no language each: a further one would need texts in the folders of the others', async () => {
    const keys = Object.keys(await loadDictionary('es', namespace));
    expect(keys.filter((key) => languages.some((language) => key.split('.').includes(language)))).toEqual([]);
  });

  it('exist in every language, none empty, with the same placeholders', async () => {
    const spanish = await loadDictionary('es', namespace);
    const stems = [...new Set(Object.keys(spanish).map(stem))].sort();
    for (const language of languages) {
      const { inSpanish, ...dictionary } = await loadDictionary(language, namespace);
      const isBorrowed = isLawyersText(namespace) && !lawyersLanguages.includes(language);
      expect({ language, isSpanish: inSpanish !== undefined }).toEqual({ language, isSpanish: isBorrowed });
      const own = [...new Set(Object.keys(dictionary).map(stem))].sort();
      expect({ language, own }).toEqual({ language, own: stems });
      for (const [key, text] of Object.entries(dictionary)) {
        expect({ language, key, text: text.trim() }).not.toMatchObject({ text: '' });
        if (ownWord.test(key)) continue;
        const reference =
          spanish[key] ?? spanish[stem(key)] ?? spanish[`${stem(key)}_other`] ?? spanish[`${stem(key)}_ordinal_other`]!;
        expect({ language, key, placeholders: placeholders(text) }).toEqual({
          language,
          key,
          placeholders: placeholders(reference),
        });
      }
    }
  });

  it('fit where search engines show them, with a brand of ten letters (S36)', async () => {
    for (const language of languages)
      for (const [key, text] of Object.entries(await loadDictionary(language, namespace))) {
        const [, part] = /(?:^|\.)meta\.(title|description)$/.exec(key) ?? [];
        const shown = text.replace('{{brand}}', 'Casa Clara');
        if (part === undefined || shown.includes('{{')) continue;
        const length = part === 'title' && shown === text ? `${shown} | Casa Clara`.length : shown.length;
        expect({ language, key, length, fits: length <= (part === 'title' ? 65 : 160) }).toMatchObject({ fits: true });
      }
  });

  it('have every plural form of their language', async () => {
    for (const language of languages) {
      const keys = Object.keys(await loadDictionary(language, namespace));
      for (const key of keys.filter((name) => name.endsWith('_other'))) {
        const needed = key.endsWith('_ordinal_other') ? ordinalForms : forms;
        for (const form of needed[language]) expect(keys).toContain(key.replace(/other$/, form));
      }
    }
  });
});

describe('formats', () => {
  const plain = (text: string): string => text.replaceAll(/[\u00a0\u202f]/g, ' ');

  it('euros are whole and grouped', () => {
    expect(languages.map((language) => plain(formatEuros(1250, language)))).toEqual([
      ...['1.250 €', '1.250 €', '€1,250'],
      ...['1.250 €', '€ 1.250', '1 250 €'],
    ]);
  });

  it('dates are day first, in Madrid', () => {
    expect(languages.map((language) => formatDate('2026-05-10T22:30:00Z', language))).toEqual([
      ...['11/05/2026', '11/05/2026', '11/05/2026', '11.05.2026', '11-05-2026', '11/05/2026'],
    ]);
  });

  it('long dates begin with a capital', () => {
    const time = '2026-11-20T22:05:00Z';
    expect(languages.map((language) => formatLongDate(time, language))).toEqual([
      'Viernes, 20 de noviembre de 2026',
      'Divendres, 20 de novembre del 2026',
      'Friday, 20 November 2026',
      'Freitag, 20. November 2026',
      'Vrijdag 20 november 2026',
      'Vendredi 20 novembre 2026',
    ]);
  });

  it('percentages have two decimals at most', () => {
    const values = [4, 3.333].map((value) => languages.map((language) => plain(formatPercent(value, language))));
    expect(values).toEqual([
      ['4 %', '4 %', '4%', '4 %', '4%', '4 %'],
      ['3,33 %', '3,33 %', '3.33%', '3,33 %', '3,33%', '3,33 %'],
    ]);
  });

  it('names are in the order of the page’s language', () => {
    const names = ['Zaragoza', 'Àlex', 'Alba', 'Ávila', 'l·lot', 'lluna'];
    for (const language of languages)
      expect(names.toSorted((a, b) => compareNames(a, b, language)).slice(0, 3)).toEqual(['Alba', 'Àlex', 'Ávila']);
  });

  it('phones are grouped', () => {
    expect(formatPhone('+34600123456')).toBe('+34 600 123 456');
    expect(formatPhone('ext. 5')).toBe('ext. 5');
  });

  it('lists end in each language’s own word', () => {
    expect(languages.map((language) => formatList(['a', 'b'], language))).toEqual([
      ...['a y b', 'a i b', 'a and b'],
      ...['a und b', 'a en b', 'a et b'],
    ]);
  });
});

describe('a localised value', () => {
  it('falls back to Spanish and says so', () => {
    const text = { 'es-ES': 'Piso', 'ca-ES': '' };
    expect(localised(text, 'ca')).toEqual({ value: 'Piso', language: 'es' });
    expect(langAttribute(localised(text, 'ca')!, 'ca')).toBe('es');
    expect(langAttribute(localised(text, 'es')!, 'es')).toBeUndefined();
    expect(localised({}, 'en')).toBeUndefined();
  });
});
