import { minute } from '#shared/times.ts';
import { createPauses } from './createPauses.ts';

it.each([
  [
    'a first start, whose imports take some minutes',
    true,
    60,
    [6, 14, 20, 20, 20, 20, 20, 20, 20],
    [1, 1, 1, 2, 4, 8, 16, 32, 60],
  ],
  ['a first start, whose second import begins late', true, 60, [6, 6, 6, 20, 20], [1, 2, 4, 1, 2]],
  ['a start with files of an earlier one', false, 60, [6, 20, 20], [60, 60, 60]],
  ['exports that are written each minute', true, 1, [6, 20, 20], [1, 1, 1]],
])('%s', (_name, isFirst, every, listings, minutes) => {
  const pauseAfter = createPauses(every * minute, isFirst);
  expect(listings.map((count) => pauseAfter(count) / minute)).toEqual(minutes);
});
