import { areaOfBox } from '../domain/drawnArea.ts';
import {
  alertFilterFields,
  fieldsOfFilters,
  filtersOfForm,
  offeredFilters,
  problemsOfFilterFields,
} from './alertFilterFields.ts';

it.each([
  ['', { rooms: [], kinds: [], others: '' }],
  ['colour=red', { rooms: [], kinds: [], others: '' }],
  ['price_max=300000', { priceMax: 300_000, rooms: [], kinds: [], others: '' }],
  [
    'price_min=100000&price_max=300000&rooms=2,4&estate_type=flat&features=terrace',
    { priceMax: 300_000, rooms: [2, 4], kinds: ['flat'], others: 'price_min=100000&features=terrace' },
  ],
])('the filters %p are the fields %j', (text, fields) => {
  expect(alertFilterFields(text)).toEqual(fields);
});

it.each([
  [{}, ''],
  [{ price_max: ' 300.000 € ', rooms: '2', estate_type: [] }, 'price_max=300000&rooms=2'],
  [{ filters: ['bright=1'], price_max: '', rooms: ['2', '3'] }, 'bright=1&rooms=2&rooms=3'],
  // No field writes another one.
  [{ price_max: '1&agent=ana', rooms: ['2&agent=ana'] }, 'price_max=1%26agent%3Dana&rooms=2%26agent%3Dana'],
])('the fields %j are the filters %p', (fields, text) => {
  expect(filtersOfForm(fields)).toBe(text);
});

it.each([
  ['350 mil', { price_max: 'invalid', email: 'required' }],
  ['350.000', { filters: 'invalid', email: 'required' }],
  ['', { filters: 'invalid', email: 'required' }],
])('a problem with the filters is of the price %p only where that is none', (price_max, problems) => {
  expect(problemsOfFilterFields({ filters: 'invalid', email: 'required' }, { price_max })).toEqual(problems);
});

it('the filters of a form are its fields, each chip one value', () => {
  const filters = { price: { min: 100_000, max: 300_000 }, rooms: [2 as const], features: ['terrace', 'garden'] };
  expect(fieldsOfFilters(filters as Parameters<typeof fieldsOfFilters>[0], 'es')).toEqual({
    price_max: '300.000',
    rooms: ['2'],
    estate_type: [],
    filters: ['price_min=100000', 'features=garden', 'features=terrace'],
  });
});

const outlineTo = (east: number): string =>
  `area=${encodeURIComponent(areaOfBox({ west: 1, south: 41, east, north: 41.5 }))}`;
const area = outlineTo(1.5);
const travel = `travel=41.4,2.15,20,foot&${outlineTo(2)}`;

it.each([
  ['bathrooms=2,3', {}, 'bathrooms=2,3'],
  // What was ticked off stays to be taken back, what came in is there besides.
  ['bathrooms=2,3', { filters: ['bathrooms=3', 'features=terrace'] }, 'bathrooms=2,3&features=terrace'],
  ['price_min=1000', { filters: 'price_min=2000', price_max: 'mucho' }, 'price_min=2000'],
  ['estate_type=flat', { estate_type: ['garage'] }, 'estate_type=flat,garage'],
  ['bathrooms=2', { filters: 'colour=red' }, 'bathrooms=2'],
  // A travel time is one with its outline.
  [travel, { filters: [area] }, area],
  [area, { filters: [travel] }, travel],
  [travel, { filters: ['price_min=1000'] }, travel.replace('&', '&price_min=1000&')],
])('a form that began with %p and was sent with %j offers %p', (begun, fields, offered) => {
  expect(offeredFilters(begun, fields)).toBe(offered);
});
