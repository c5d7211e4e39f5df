import { streetCore, streetPath } from './street.ts';

it.each([
  ['Carrer', 'de Verdi', 'carrer-de-verdi/barcelona'],
  ['', 'Calle Mayor', 'calle-mayor/barcelona'],
  ['Calle', ' ', null],
])('the street %s %s is %s', (type, name, path) => {
  expect(streetPath(type, name, 'barcelona')).toBe(path);
});

it.each([
  ['carrer-de-verdi', 'verdi'],
  ['avenida-de-la-constitucion', 'constitucion'],
  ['verdi', 'verdi'],
  ['consell-de-cent', 'consell-de-cent'],
  ['plaza', 'plaza'],
])('%s is told apart by %s', (slug, core) => {
  expect(streetCore(slug)).toBe(core);
});
