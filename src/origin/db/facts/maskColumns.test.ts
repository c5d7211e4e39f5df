import { eachPosition, hasPosition, masksOf, maskColumns, positionCount, positionsIn } from './maskColumns.ts';

const all = Array.from({ length: positionCount }, (_, position) => position);

it('holds more than a hundred facts, each exactly', () => {
  expect(positionCount).toBeGreaterThan(100);
  for (const position of all) {
    const masks = masksOf([position]);
    expect(positionsIn(masks)).toEqual([position]);
    expect(all.filter((other) => hasPosition(masks, other))).toEqual([position]);
  }
  const full = masksOf(all);
  for (const column of maskColumns) expect(Number.isSafeInteger(full[column])).toBe(true);
  expect(positionsIn(full)).toEqual(all);
});

it('counts a position that is given twice once', () => {
  expect(positionsIn(masksOf([3, 60, 3, 60]))).toEqual([3, 60]);
});

it('visits nothing where no bit is set', () => {
  eachPosition(masksOf([]), () => {
    throw new Error('a position of an empty mask');
  });
});
