import { createVanishedShare } from './createVanishedShare.ts';

it('a flood begins above 20 of the last 100, and ends when they have passed', () => {
  let floods = 0;
  const share = createVanishedShare(() => {
    floods += 1;
  });
  const record = (times: number, isVanished: boolean) =>
    Array.from({ length: times }, () => share.record(isVanished)).filter(Boolean).length;
  expect([record(20, true), share.isFlood(), floods]).toEqual([0, false, 0]);
  expect([record(3, true), share.isFlood(), floods]).toEqual([3, true, 1]);
  // What is still there is believed.
  expect([record(77, false), share.count(), share.isFlood()]).toEqual([0, 23, true]);
  expect([record(3, false), share.count(), share.isFlood()]).toEqual([0, 20, false]);
  expect(record(1, true)).toBe(0);
});

it('one in five, for as long as it takes, is no flood', () => {
  const share = createVanishedShare(() => {});
  for (let each = 0; each < 1_000; each += 1) expect(share.record(each % 5 === 0)).toBe(false);
});
