import { toldInTexts } from './toldInTexts.ts';

const estate = (text: string, changes: object = {}) => ({
  ...{ reference: 'A-1', type: 'buy', status: 'new', price: 250_000, text: { 'es-ES': text } },
  address: { visibility: 'street', street_name: 'de Verdi' },
  ...changes,
});
const hidden = { address: { visibility: 'hidden', street_name: 'de Verdi' } };

it.each([
  ['Piso en la calle de Verdi, 77, con ascensor.', {}, 'calle de Verdi, 77'],
  ['Pis al carrer d’Aribau 12, 3r', {}, 'carrer d’Aribau 12'],
  ['C/ Mayor nº 5', {}, 'C/ Mayor nº 5'],
  ['A un paso de Gràcia, en la calle de Verdi', hidden, 'de Verdi'],
])('names the address in “%s”', (text, changes, words) => {
  expect(toldInTexts(estate(text, changes))).toEqual([{ field: 'text.es-ES', what: 'address', words }]);
});

it.each([
  ['Vendido por 249.000 €', { status: 'sold' }, '249.000 €'],
  ['Asking €1,250,000', { price: undefined }, '€1,250,000'],
  ['Antes, 1.200 € al mes', { status: 'rented', type: 'rent' }, '1.200 € al mes'],
])('names the price in “%s”', (text, changes, words) => {
  expect(toldInTexts(estate(text, changes))).toEqual([{ field: 'text.es-ES', what: 'price', words }]);
});

it.each([
  ['Piso en la calle de Verdi, 77', { address: { visibility: 'full' } }],
  ['Piso en la calle de Verdi, 90 m² y 3 habitaciones', {}],
  ['A 5 minutos de la plaza de España', hidden],
  ['Precio: 250.000 €', {}],
  ['Comunidad de 60 € al mes', { status: 'sold' }],
  ['', { text: 7, description: null, address: null }],
])('has nothing against “%s”', (text, changes) => {
  expect(toldInTexts(estate(text, changes))).toEqual([]);
});

it('takes what is no listing for nothing', () => {
  expect([null, 'x', []].map(toldInTexts)).toEqual([[], [], []]);
});
