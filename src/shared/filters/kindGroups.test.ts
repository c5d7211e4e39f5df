import { usualLanguages } from '#shared/i18n/languages.ts';
import { estateSubtypes, estateTypes } from '../domain/estate.ts';
import { buildUrl } from '../routes/build.ts';
import { resolveUrl } from '../routes/resolveUrl.ts';
import {
  broadNounOf,
  groupOfKinds,
  kindGroups,
  kindsLike,
  nounOf,
  withDefaultKinds,
  withEveryKind,
  withoutDefaultKinds,
} from './kindGroups.ts';

it('a search without kinds is of homes, and another keeps its kinds', () => {
  expect(withDefaultKinds({ rooms: [2] })).toEqual({ rooms: [2], estate_type: ['flat', 'house', 'rural_house'] });
  expect(withDefaultKinds({ estate_type: ['garage'] })).toEqual({ estate_type: ['garage'] });
});

it('homes are not named in a URL, whatever the order of their kinds', () => {
  expect(withoutDefaultKinds({ town: 'getafe', estate_type: ['rural_house', 'flat', 'house'] })).toEqual({
    town: 'getafe',
  });
  expect(withoutDefaultKinds({ estate_type: ['flat', 'house'] })).toEqual({ estate_type: ['flat', 'house'] });
  expect(
    buildUrl(
      { to: 'Search', params: { type: 'buy' }, query: { filters: { estate_type: [...kindGroups.homes] } } },
      'es',
    ),
  ).toBe('/viviendas-compra');
  expect(resolveUrl('/viviendas-compra', '?estate_type=house,flat,rural_house', usualLanguages)).toMatchObject({
    kind: 'redirect',
    location: '/viviendas-compra',
  });
});

it('filters of any kind become a search of every kind', () => {
  expect(withEveryKind({}).estate_type).toEqual(estateTypes.toSorted());
  expect(withEveryKind({ estate_type: ['land'] })).toEqual({ estate_type: ['land'] });
  expect(withEveryKind({ estate_type: [...kindGroups.homes] })).toEqual({});
});

it('every kind is in one group', () => {
  for (const kind of [...estateTypes, ...estateSubtypes]) expect(groupOfKinds([kind])).toBeDefined();
  expect(Object.values(kindGroups).flat().toSorted()).toEqual(estateTypes.toSorted());
  expect(groupOfKinds()).toBe('homes');
  expect(groupOfKinds(['flat', 'garage'])).toBeUndefined();
});

it.each([
  [undefined, 'default'],
  [[...kindGroups.homes], 'default'],
  [['penthouse'], 'penthouse'],
  [['flat', 'penthouse'], 'homes'],
  [['garage', 'storage'], 'parking'],
  [['land'], 'land'],
  [['garage', 'land'], 'any'],
] as const)('what %j are called', (estate_type, noun) => {
  expect(nounOf(estate_type ? { estate_type: [...estate_type] } : {})).toBe(noun);
});

it.each([
  [undefined, 'homes'],
  [['penthouse'], 'homes'],
  [['flat', 'studio'], 'homes'],
  [['garage'], 'any'],
  [['building'], 'any'],
  [['flat', 'garage'], 'any'],
] as const)('%j are homes or of any kind', (estate_type, noun) => {
  expect(broadNounOf(estate_type && { estate_type: [...estate_type] })).toBe(noun);
});

it.each([
  [undefined, kindGroups.homes],
  [['penthouse'], kindGroups.homes],
  [['garage'], kindGroups.parking],
  [['office', 'building'], kindGroups.commercial],
] as const)('like %j are %j', (estate_type, kinds) => {
  expect(kindsLike(estate_type && { estate_type: [...estate_type] })).toEqual({ estate_type: kinds });
});
