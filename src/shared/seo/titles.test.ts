import { cutAtWord } from './titles.ts';

it.each([
  ['en Gràcia', 20, 'en Gràcia'],
  ['en Ciudad de las Artes y las Ciencias', 27, 'en Ciudad de las Artes…'],
  ['en Ciudad de las Artes y las Ciencias', 20, 'en Ciudad…'],
  ['in Gràcia, Barcelona', 12, 'in Gràcia…'],
])('%s in %i characters', (name, most, expected) => {
  const cut = cutAtWord(name, most);
  expect(cut).toBe(expected);
  expect(cut.length).toBeLessThanOrEqual(most);
});

it('something of a name is left', () => {
  expect(cutAtWord('Villanueva de la Cañada', 3)).toBe('Villanueva…');
  expect(cutAtWord('en la ciudad de Soria', 7)).toBe('en la ciudad…');
  expect(cutAtWord('in L’Hospitalet de Llobregat', 0)).toBe('in L’Hospitalet…');
});
