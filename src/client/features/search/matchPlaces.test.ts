import { matchPlaces, type SearchPlace } from './matchPlaces.ts';

const places: SearchPlace[] = [
  { name: 'Barcelona', province: 'barcelona' },
  { name: 'Santa Cruz de Tenerife', province: 'santa-cruz-de-tenerife' },
  { name: "L'Hospitalet de Llobregat", within: 'Barcelona', province: 'barcelona', town: 'l-hospitalet-de-llobregat' },
  { name: 'Badalona', within: 'Barcelona', province: 'barcelona', town: 'badalona' },
  { name: 'Gràcia', within: 'Barcelona', province: 'barcelona', town: 'barcelona', zone: 'gracia' },
  { name: 'Sant Marçal', within: 'Barcelona', province: 'barcelona', town: 'sant-marcal' },
];

const found = (text: string) => matchPlaces(text, places).map(({ name }) => name);

it.each([
  ['accents', 'gracia', 'Gràcia'],
  ['case', 'GRÀCIA', 'Gràcia'],
  ['cedilla', 'marcal', 'Sant Marçal'],
  ['an apostrophe', 'l hospitalet', "L'Hospitalet de Llobregat"],
  ['word order', 'tenerife santa', 'Santa Cruz de Tenerife'],
  ['missing word endings', 'llob hosp', "L'Hospitalet de Llobregat"],
])('ignores %s', (_, text, first) => {
  expect(found(text)[0]).toBe(first);
});

it('ranks names that start with the text before names in a matching place', () => {
  expect(found('bar')).toEqual(['Barcelona', "L'Hospitalet de Llobregat", 'Badalona', 'Gràcia', 'Sant Marçal']);
  expect(found('barcelona gra')).toEqual(['Gràcia']);
  expect(found('nowhere')).toEqual([]);
  expect(found('  ')).toHaveLength(places.length);
});
