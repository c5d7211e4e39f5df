import { placeNameIn, placeNamesIn } from '../../placeNames.ts';

it('names places in Catalan where they have a Catalan name, and in no other language', () => {
  expect(
    [
      'Alicante',
      'Zaragoza',
      'Lérida',
      'Madrid',
      'Gandía',
      'Jávea',
      'Ibiza',
      'Oropesa del Mar',
      'Tárrega',
      'Gipuzkoa',
    ].map((name) => placeNameIn(name, 'ca')),
  ).toEqual([
    'Alacant',
    'Saragossa',
    'Lleida',
    'Madrid',
    'Gandia',
    'Xàbia',
    'Eivissa',
    'Orpesa',
    'Tàrrega',
    'Guipúscoa',
  ]);
  expect([placeNameIn('Alicante', 'es'), placeNameIn('Zaragoza', 'en')]).toEqual(['Alicante', 'Zaragoza']);
});

it('names each of several places', () => {
  expect([placeNamesIn('Sagunto, Valencia', 'ca'), placeNamesIn('Sagunto, Valencia', 'es')]).toEqual([
    'Sagunt, València',
    'Sagunto, Valencia',
  ]);
});
