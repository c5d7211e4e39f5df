import { groupFeatures } from './groupFeatures.ts';

it.each([
  ['flat', ['elevator', 'terrace', 'swimming', 'parking'], ['terrace'], ['parking', 'elevator', 'swimming']],
  ['house', ['parking', 'garden'], ['parking', 'garden'], []],
  ['premises', ['smoke_extraction', 'parking'], ['parking', 'smoke_extraction'], []],
  ['building', ['elevator'], ['elevator'], []],
  ['castle', ['elevator'], ['elevator'], []],
  ['flat', ['elevator', 'elevator', 'boxrom'], ['boxrom'], ['elevator']],
  ['flat', ['jacuzzi', 'helipad', 'balcony'], ['balcony', 'unknown'], []],
  ['flat', [], [], []],
])('a %s with %p has %p of its own and %p of its building', (kind, features, own, building) => {
  expect(groupFeatures(features, kind)).toEqual({ own, building });
});
