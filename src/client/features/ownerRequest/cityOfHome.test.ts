import { cityOfHome } from './cityOfHome.ts';

const cities = ['Barcelona', 'Girona', 'Madrid', 'València'].map((name) => ({
  slug: name === 'València' ? 'valencia' : name.toLowerCase(),
  name,
}));

test.each([
  ['08201', '', 'barcelona'],
  [' 17001 ', 'Calle Mayor 3, Madrid', 'girona'],
  ['', 'Calle Mayor 3, 28013 Madrid', 'madrid'],
  ['', 'Calle Mayor, 3, madrid, España', 'madrid'],
  ['', 'Carrer Major 3, Valencia', 'valencia'],
  ['1700', '', undefined],
  ['99001', '', undefined],
  // A province without a city to choose.
  ['41001', 'Calle Sierpes 1, Madrid', undefined],
  ['', 'Calle Madrid 5', undefined],
  ['', 'Calle Mayor 3, Valencia de Alcántara', undefined],
])('the postcode "%s" and the address "%s" are in %s', (zipCode, address, slug) => {
  expect(cityOfHome({ zipCode, address }, cities)?.slug).toBe(slug);
});
