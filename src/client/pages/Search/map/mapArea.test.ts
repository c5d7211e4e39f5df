import { isBeyond } from './mapArea.ts';

const size = { width: 400, height: 400 };
const homes = [
  { lng: 1.8, lat: 41.2 },
  { lng: 2.3, lat: 41.9 },
];
/** A view of about a hundredth of a degree. */
const near = (lng: number, lat: number) => ({ lng, lat, zoom: 16 });

it.each([
  ['among the homes, though none is in it', near(2, 41.5), false],
  ['to the west', near(0.5, 41.5), true],
  ['to the east', near(3, 41.5), true],
  ['to the south', near(2, 40), true],
  ['to the north', near(2, 43), true],
])('a view %s', (_, view, expected) => {
  expect(isBeyond(view, size, homes)).toBe(expected);
});

it('no view is beyond no homes', () => {
  expect(isBeyond(near(0, 40), size, [])).toBe(false);
});
