import { sentenceWords as de } from '../../i18n/languages/de/sentenceWords.ts';
import { sentenceWords as en } from '../../i18n/languages/en/sentenceWords.ts';
import { sentenceWords as es } from '../../i18n/languages/es/sentenceWords.ts';
import { sentenceWords as fr } from '../../i18n/languages/fr/sentenceWords.ts';
import type { EstateFilters } from '../table.ts';
import { readSentence, type SentenceReading } from './readSentence.ts';
import { resolveSentence } from './resolveSentence.ts';
import { maxSentence } from './tokens.ts';

const read = (text: string): SentenceReading => readSentence(text, [es]);

it.each<[string, EstateFilters]>([
  ['hasta 300.000', { price: { max: 300_000 } }],
  ['300k', { price: { max: 300_000 } }],
  ['trescientos cincuenta mil euros', { price: { max: 350_000 } }],
  ['1,2 millones', { price: { max: 1_200_000 } }],
  ['dos mil quinientos euros', { price: { max: 2_500 } }],
  ['trescientos mil, tres habitaciones', { price: { max: 300_000 }, rooms: [3] }],
  ['un millón y medio', { price: { max: 1_500_000 } }],
  ['1.2M', { price: { max: 1_200_000 } }],
  ['300 000 €', { price: { max: 300_000 } }],
  ['de 200 a 300 mil', { price: { min: 200_000, max: 300_000 } }],
  ['entre 200k y 300k', { price: { min: 200_000, max: 300_000 } }],
  ['desde 180k hasta 230k', { price: { min: 180_000, max: 230_000 } }],
  ['unos 200.000 €', { price: { min: 180_000, max: 220_000 } }],
  ['en venta de 200 a 300', { price: { min: 200_000, max: 300_000 } }],
  ['más de 90 m²', { area: { min: 90 } }],
  ['90 metros', { area: { min: 90 } }],
  ['a 300 metros de la playa', {}],
  ['a 300 metros del centro', {}],
  ['90 metros a reformar', { area: { min: 90 }, conservation: ['toRestore'] }],
  ['terraza de 20 m2', { features: ['terrace'] }],
  ['20 m2 de terraza', { features: ['terrace'] }],
  ['casa con parcela de 500 m2', { estate_type: ['house'] }],
  ['2000 €/m2', {}],
  ['2 o 3 habitaciones', { rooms: [2, 3] }],
  ['al menos 3 hab', { rooms: [3, 4] }],
  ['3+ dormitorios', { rooms: [3, 4] }],
  ['3 o más habitaciones', { rooms: [3, 4] }],
  ['máximo 2 habitaciones', { rooms: [1, 2] }],
  ['más de 2 habitaciones', { rooms: [3, 4] }],
  ['5 habitaciones', { rooms: [4] }],
  ['piso 3', { estate_type: ['flat'], rooms: [3] }],
  ['28013', { postcode: '28013' }],
  ['cp 28000', { postcode: '28000' }],
  ['cp: 28013', { postcode: '28013' }],
  ['referencia 38214', {}],
  ['certificado A o B', { energy: ['A', 'B'] }],
  ['certificado B o mejor', { energy: ['A', 'B'] }],
  ['certificado energético', {}],
  ['garaje', { estate_type: ['garage'] }],
  ['piso con garaje', { estate_type: ['flat'], features: ['parking'] }],
  ['sin ascensor o garaje', {}],
  ['sin ascensor ni garaje, terraza', { features: ['terrace'] }],
  ['piso, que no sea un bajo', { estate_type: ['flat'] }],
  ['piso con terraza, ascensor no es necesario', { estate_type: ['flat'], features: ['terrace'] }],
  ['piso con terraza, no', { estate_type: ['flat'], features: ['terrace'] }],
  ['piso con estudio', { estate_type: ['flat'] }],
  ['piso, estudio de hipoteca', { estate_type: ['flat'] }],
  ['piso, 1 plaza de garaje', { estate_type: ['flat'], features: ['parking'] }],
  ['piso nuevo', { estate_type: ['flat'], conservation: ['brandNew'] }],
  ['calle Mayor 250', {}],
])('reads %s as %j', (text, filters) => {
  expect(read(text).filters).toEqual(filters);
});

it.each([
  ['comprar o alquilar', undefined],
  ['alquiler con opción a compra', 'rent'],
  ['800 € al mes', 'rent'],
  ['comprar piso para luego alquilarlo', 'buy'],
])('says whether %s buys or rents', (text, operation) => {
  expect(read(text).operation).toBe(operation);
});

it('judges a number without a unit by the operation, said or of the page', () => {
  expect(read('alquiler 900').filters).toEqual({ price: { max: 900 } });
  expect(read('venta 900').filters).toEqual({});
  expect(readSentence('900', [es], { operation: 'rent' }).filters).toEqual({ price: { max: 900 } });
  // Nothing to buy is offered for a rent.
  expect(readSentence('piso 120', [es], { operation: 'rent' }).questions).toEqual([]);
  expect(readSentence('piso 120', [es], { operation: 'buy' }).questions).toHaveLength(1);
});

it.each([
  ['piso en venta 120', [{ area: { min: 120 } }, { price: { max: 120_000 } }]],
  ['piso 450', [{ area: { min: 450 } }, { price: { max: 450_000 } }, { price: { max: 450 } }]],
  ['piso con 120', [{ area: { min: 120 } }, { price: { max: 120_000 } }]],
  ['alquiler 90', []],
  ['calle Mayor 250', []],
  ['referencia 120', []],
  ['piso 3', []],
  ['piso de 120 m2 por 200.000', []],
])('asks what the number of %s means, and sets no filter', (text, choices) => {
  const { questions } = read(text);
  expect(questions.flatMap((one) => one.choices.map(({ filters }) => filters))).toEqual(choices);
});

it('names what it does not take into account in the words of the visitor', async () => {
  const reading = read('Piso sin ascensor cerca del mar, de particular');
  expect((await resolveSentence(reading, { find })).ignored).toEqual([
    'sin ascensor',
    'cerca del mar',
    'de particular',
  ]);
});

it('reads another language where the first understands less', () => {
  expect(readSentence('piso con terraza', [en, es]).filters).toEqual({ estate_type: ['flat'], features: ['terrace'] });
  expect(readSentence('T3 avec ascenseur', [fr, es]).filters).toEqual({ rooms: [2], features: ['elevator'] });
});

it.each<[string, EstateFilters]>([
  ['Piso mit Terrasse', { estate_type: ['flat'], features: ['terrace'] }],
  ['Wohnung, 3 dormitorios, con piscina', { estate_type: ['flat'], rooms: [3], features: ['swimming_pool'] }],
  // A place may be called so.
  ['Wohnung in Casas Bajas', { estate_type: ['flat'] }],
  // `habe`, and no room.
  ['hab 250.000 Budget, Wohnung', { estate_type: ['flat'], price: { max: 250_000 } }],
])('reads the Spanish words of %s', (text, filters) => {
  expect(readSentence(text, [de, es]).filters).toEqual(filters);
});

it('reads minutes where the same word is a bound', () => {
  expect(readSentence('t2 a 5 min de la plage', [fr, es]).filters).toEqual({ rooms: [1] });
});

it('reads no more of a text than a sentence may have', () => {
  expect(read(`${'('.repeat(maxSentence)} piso`).filters).toEqual({});
});

const madrid = { kind: 'town', name: 'Madrid', within: 'Madrid', province: 'madrid', town: 'madrid' };
const salamanca = { kind: 'town', name: 'Salamanca', within: 'Salamanca', province: 'salamanca', town: 'salamanca' };
const quarter = { ...madrid, kind: 'zone', name: 'Salamanca', zone: 'salamanca' };
const garden = { ...madrid, kind: 'zone', name: 'Ciudad Jardín', zone: 'ciudad-jardin' };
const places = [madrid, salamanca, quarter, garden];

/** Finds the places whose names are in a text. */
const find = (text: string) =>
  Promise.resolve(places.filter(({ name }) => text.toLowerCase().includes(name.toLowerCase())));

it.each<[string, EstateFilters]>([
  ['piso en Madrid', { province: 'madrid', town: 'madrid', estate_type: ['flat'] }],
  ['piso en Salamanca', { province: 'salamanca', town: 'salamanca', estate_type: ['flat'] }],
  ['Salamanca, Madrid', { province: 'madrid', town: 'madrid', zone: ['salamanca'] }],
  ['Salamanca o Madrid', { where: ['madrid/madrid', 'salamanca/salamanca'] }],
  ['Ciudad Jardín', { province: 'madrid', town: 'madrid', zone: ['ciudad-jardin'] }],
  ['piso en el mercado Jardín', { estate_type: ['flat'] }],
])('finds the places of %s', async (text, filters) => {
  expect((await resolveSentence(read(text), { find })).filters).toEqual(filters);
});

it('offers the other places of a name', async () => {
  const { places: found } = await resolveSentence(read('piso en Salamanca'), { find });
  expect(found).toMatchObject([{ found: salamanca, others: [quarter] }]);
});

it('takes what was chosen of them in the place of one name, beside other places and as near as it is asked for', async () => {
  const chosen = [quarter];
  const among = await resolveSentence(read('piso en Salamanca o Ciudad Jardín'), { find, chosen });
  expect(among.filters).toMatchObject({ town: 'madrid', zone: ['ciudad-jardin', 'salamanca'] });
  expect(among.places[0]).toMatchObject({ found: quarter, others: [salamanca] });
  const locate = ({ kind }: { kind: string }) => Promise.resolve({ lat: kind === 'zone' ? 40.4 : 40.9, lng: -3.7 });
  const around = await resolveSentence(read('casa a 15 km de Salamanca'), { find, locate, chosen });
  expect(around.filters.near).toEqual({ lat: 40.4, lng: -3.7, km: 15 });
});

it('asks for what lies around a place where its middle is known', async () => {
  const reading = read('casa a 15 km de Madrid');
  const locate = () => Promise.resolve({ lat: 40.41678, lng: -3.70379 });
  const near = { lat: 40.4168, lng: -3.7038, km: 15 };
  expect((await resolveSentence(reading, { find, locate })).filters).toMatchObject({ near });
  const without = await resolveSentence(reading, { find });
  expect(without.filters).toEqual({ province: 'madrid', town: 'madrid', estate_type: ['house'] });
  expect(without.ignored).toEqual(['15 km']);
});

it('looks up a bounded number of texts', async () => {
  const counted = jest.fn(find);
  await resolveSentence(read('uvas rojas, melones verdes, en gaviotas, kiwis y mangos, papayas de agosto'), {
    find: counted,
  });
  expect(counted.mock.calls.length).toBeLessThanOrEqual(7);
});
