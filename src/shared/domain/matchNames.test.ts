import { catalanNames } from '#shared/i18n/languages/ca/placeNames.ts';
import { indexNames, isNamed, wordsOf, type Searchable } from './matchNames.ts';
import { namesOf } from './otherNames.ts';
import { parsePostcode, provincesOfPostcode } from './postcodes.ts';
import { countTypos, isMistyped } from './typos.ts';

interface Thing {
  name: string;
  within?: string;
  weight?: number;
}

const things: Thing[] = [
  { name: 'Barcelona', weight: 900 },
  { name: 'Madrid', weight: 800 },
  { name: 'Alicante/Alacant', weight: 200 },
  { name: 'Girona', weight: 150 },
  { name: 'A Coruña', weight: 30 },
  { name: 'Sant Cugat del Vallès', within: 'Barcelona', weight: 60 },
  { name: 'Sant Feliu de Guíxols', within: 'Girona', weight: 20 },
  { name: "L'Hospitalet de Llobregat", within: 'Barcelona', weight: 90 },
  { name: 'Logroño', within: 'La Rioja', weight: 15 },
  { name: 'Barceló', weight: 0 },
  { name: 'Gràcia', within: 'Barcelona', weight: 70 },
  { name: 'Centro', within: 'Málaga', weight: 10 },
  { name: 'Centro', within: 'Madrid', weight: 50 },
  { name: 'Sant Marçal', within: 'Barcelona', weight: 4 },
];

const index = indexNames(things, ({ name, within }): Searchable => ({ names: namesOf(name), within }));
const find = (text: string, most: number) => index(text, most, ({ weight = 0 }) => weight);
const first = (text: string): string | undefined => {
  const [found] = find(text, 1);
  return found && [found.name, found.within].filter(Boolean).join(', ');
};

it.each([
  ['accents', 'gracia', 'Gràcia, Barcelona'],
  ['accents that a name has not', 'bàrcelóna', 'Barcelona'],
  ['case', 'GRÀCIA', 'Gràcia, Barcelona'],
  ['ñ', 'logrono', 'Logroño, La Rioja'],
  ['ç', 'sant marcal', 'Sant Marçal, Barcelona'],
  ['order', 'valles cugat sant', 'Sant Cugat del Vallès, Barcelona'],
  ['a place around it', 'madrid centro', 'Centro, Madrid'],
  ['a missing space', 'santcugat', 'Sant Cugat del Vallès, Barcelona'],
  ['an apostrophe', 'lhospitalet', "L'Hospitalet de Llobregat, Barcelona"],
  ['a comma', 'Gràcia, Barcelona', 'Gràcia, Barcelona'],
  ['a wrong letter', 'madrit', 'Madrid'],
  ['a missing letter', 'barclona', 'Barcelona'],
  ['a letter too many', 'girrona', 'Girona'],
  ['swapped letters', 'barcleona', 'Barcelona'],
  ['two errors in a long word', 'hospitalte llobregta', "L'Hospitalet de Llobregat, Barcelona"],
  ['an error in a word that is not complete', 'hospiat', "L'Hospitalet de Llobregat, Barcelona"],
  ['the Spanish name', 'gerona', 'Girona'],
  ['the Catalan name', 'alacant', 'Alicante/Alacant'],
  ['the Spanish article', 'la coruña', 'A Coruña'],
  ['the Spanish saint', 'san cugat', 'Sant Cugat del Vallès, Barcelona'],
  ['words around it', 'pisos en venta en Madrid', 'Madrid'],
])('finds a name in spite of %s', (_, text, name) => {
  expect(first(text)).toBe(name);
});

it('ranks what is available more before what begins the same', () => {
  expect(find('barcel', 2).map(({ name }) => name)).toEqual(['Barcelona', 'Barceló']);
  expect(find('centro', 9).map(({ within }) => within)).toEqual(['Madrid', 'Málaga']);
  expect(find('barceló', 1)[0]!.name).toBe('Barceló');
});

it('keeps the order of what weighs the same, and leaves out what has no weight', () => {
  expect(index('centro', 9).map(({ within }) => within)).toEqual(['Málaga', 'Madrid']);
  expect(index('centro', 9, ({ within }) => (within === 'Madrid' ? null : 1))).toHaveLength(1);
});

it('finds nothing in nothing, and no more than asked for', () => {
  expect(find('', 5)).toEqual([]);
  expect(find(' ,. ', 5)).toEqual([]);
  expect(find('zzzzzzzz', 5)).toEqual([]);
  expect(find('sant', 2)).toHaveLength(2);
});

it('allows one error in four to seven letters and two in more', () => {
  expect(isMistyped('vic', 'vix')).toBe(false);
  expect(isMistyped('soia', 'soria')).toBe(true);
  expect(isMistyped('tolde', 'toledo')).toBe(true);
  expect(isMistyped('tidelo', 'toledo')).toBe(false);
  expect(isMistyped('barselana', 'barcelona')).toBe(true);
  expect(isMistyped('burselana', 'barcelona')).toBe(false);
  expect(countTypos('ab', 'ba', false)).toBe(1);
});

it('folds words', () => {
  expect(wordsOf("Sant Marcel·lí i L'Hospitalet")).toEqual(['sant', 'marcelli', 'i', 'l', 'hospitalet']);
  expect(isNamed(['Gràcia'], ' GRACIA ')).toBe(true);
  expect(isNamed([''], '')).toBe(false);
});

it.each([
  ['08012', '08012', 'barcelona'],
  ['28013', '28013', 'madrid'],
  ['CP 50001', '50001', 'zaragoza'],
  ['52001', '52001', 'melilla'],
  ['53001', null, null],
  ['00100', null, null],
  ['2801', null, null],
  ['280131', null, null],
])('reads the postcode in %s', (text, postcode, province) => {
  expect(parsePostcode(text)).toBe(postcode);
  if (postcode !== null) expect(provincesOfPostcode(postcode)).toContain(province);
});

it('a place is found by its Spanish and by its Catalan name, whichever of them the network uses', () => {
  const named = (text: string, name: string): boolean => isNamed(namesOf(name), text);
  for (const [spanish, catalan] of catalanNames) {
    expect({ catalan, isFound: named(catalan, spanish) }).toEqual({ catalan, isFound: true });
    expect({ spanish, isFound: named(spanish, catalan) }).toEqual({ spanish, isFound: true });
  }
});
