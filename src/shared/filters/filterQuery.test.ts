import { filterOfQueryName, formatFilters, parseFilters, queryNamesOf } from './filterQuery.ts';
import { filterNames, type EstateFilters } from './table.ts';

const parse = (query: string) => {
  const values = new URLSearchParams(query);
  return parseFilters((name) => values.getAll(name));
};

it.each<[query: string, filters: EstateFilters]>([
  ['rooms=2&rooms=3,4', { rooms: [2, 3, 4] }],
  ['rooms=&rooms=,', {}],
  ['rooms=02', { rooms: [2] }],
  ['price_min=0', { price: { min: 0 } }],
  ['price_max=000200&price_min=1', { price: { min: 1, max: 200 } }],
  ['price_min=1&price_min=2', { price: { min: 2 } }],
  ['features=terrace,terrace&features=parking', { features: ['parking', 'terrace'] }],
  ['furnished=1', { furnished: '1' }],
  ['estate_type=flat,penthouse', { estate_type: ['flat', 'penthouse'] }],
  ['energy=B&energy=A,B', { energy: ['A', 'B'] }],
  ['area=_p~iF~ps|U&area=oqsuF~sqUo}@?f^o}@f^n}@', { drawn: 'oqsuF~sqUo}@?f^o}@f^n}@' }],
  ['bbox=2.1,41.35,-2.2,41', { bbox: '2.1,41.35,-2.2,41' }],
  ['where=b/c,a&where=b/c/d', { where: ['a', 'b/c'] }],
  ['near=41.40361111,2.1500,05', { near: { lat: 41.4036, lng: 2.15, km: 5 } }],
  ['unknown=1', {}],
])('?%s is %j', (query, filters) => {
  expect(parse(query)).toEqual({ filters, malformed: [] });
});

it.each<[query: string, malformed: string[], kept: EstateFilters]>([
  ['rooms=5&rooms=1', ['rooms'], { rooms: [1] }],
  ['price_min=1e9', ['price_min'], {}],
  ['price_max=-1&price_min=5', ['price_max'], { price: { min: 5 } }],
  ['price_min=1&price_min=x', ['price_min'], { price: { min: 1 } }],
  ['features=__proto__', ['features'], {}],
  ['furnished=yes', ['furnished'], {}],
  ['town=Sant Cugat&zone=centro', ['town'], { zone: ['centro'] }],
  [`town=${'a'.repeat(101)}`, ['town'], {}],
  ['energy=a,H,C', ['energy'], { energy: ['C'] }],
  ['floor=3,top', ['floor'], { floor: ['top'] }],
  ['exterior=0&price_drop=yes', ['exterior', 'price_drop'], {}],
  ['with=plan,sauna&since=2', ['with', 'since'], { with: ['plan'] }],
  ['postcode=53000', ['postcode'], {}],
  ['street=verdi', ['street'], {}],
  ['where=a,b/C', ['where'], { where: ['a'] }],
  ['where=a,b,c,d,e,f', ['where'], { where: ['a', 'b', 'c', 'd', 'e'] }],
  ['near=41.4,2.15,51&near=41.4,2.15,1', ['near'], { near: { lat: 41.4, lng: 2.15, km: 1 } }],
  ['area=oqsu', ['area'], {}],
  ['bbox=2.2,41.3,2.1,41.4,', ['bbox'], {}],
  ['bbox=2.1,41.3,2.2', ['bbox'], {}],
  ['bbox=2.1,41.3,2.2,1e2', ['bbox'], {}],
  ['area=oqsuF sqUo', ['area'], {}],
  [`area=${'?'.repeat(1_201)}&area_min=5`, ['area'], { area: { min: 5 } }],
])('?%s is malformed in %j, and the rest of it is %j', (query, malformed, kept) => {
  expect(parse(query)).toEqual({ filters: kept, malformed });
});

it('a list has at most 50 values', () => {
  const zones = Array.from({ length: 51 }, (_, index) => `z${index + 10}`);
  const { filters, malformed } = parse(`zone=${zones.join(',')}`);
  expect([malformed, filters.zone]).toEqual([['zone'], zones.slice(0, 50)]);
});

it('filters are written as they are read, in the order of the table', () => {
  const query =
    'province=a&town=b&zone=c,d&where=e,f/g&postcode=08003&street=h/i&near=41.4,2.15,5&travel=41.4,2.15,20,foot&price_min=1&price_max=2&area_min=3&area_max=4&rooms=1,4&bathrooms=2' +
    '&estate_type=flat&features=garden&furnished=0&conservation=new&energy=A,G&floor=ground,top&exterior=1&bright=1' +
    '&with=plan,video&documented=1&since=7&price_drop=1&agent=e&agency=f&area=oqsuF~sqU&bbox=-1.5,41.3,2.2,41.4';
  const { filters } = parse(query.split('&').reverse().join('&'));
  expect(formatFilters(filters).map((pair) => pair.join('='))).toEqual(query.split('&'));
  expect(Object.keys(filters)).toEqual(filterNames);
  expect(queryNamesOf(filterNames)).toEqual(query.split('&').map((pair) => pair.split('=')[0]));
});

it('a query name leads back to its filter', () => {
  expect(['price_min', 'rooms', 'price', '_sort'].map(filterOfQueryName)).toEqual([
    'price',
    'rooms',
    undefined,
    undefined,
  ]);
});
