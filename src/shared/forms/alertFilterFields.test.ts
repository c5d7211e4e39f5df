import { alertFilterFields, filtersOfForm, problemsOfFilterFields } from './alertFilterFields.ts';

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
