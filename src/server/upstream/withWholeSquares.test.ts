import { roundedPlace } from '#shared/domain/roundedPlace.ts';
import { withWholeSquares } from './withWholeSquares.ts';

const pins = (box: string) => `/web/estates/buy/pins?province=barcelona&bbox=${box}&_sort=price`;
const boxOf = (url: string) => new URLSearchParams(url.split('?')[1]).get('bbox')!.split(',').map(Number);

it('asks for whole squares: no box says more than the rounded place', () => {
  const home = { lat: 41.40387, lng: 2.15713 };
  const rounded = roundedPlace(home);
  const asked = [0.000_01, 0.000_1].map((side) =>
    withWholeSquares(pins([home.lng - side, home.lat - side, home.lng + side, home.lat + side].join(','))),
  );
  const [west, south, east, north] = boxOf(asked[0]!) as [number, number, number, number];
  expect(asked[1]).toBe(asked[0]);
  expect([west < home.lng, south < home.lat, east > home.lng, north > home.lat]).toEqual([true, true, true, true]);
  // The square around the rounded place, and nothing narrower.
  expect([(west + east) / 2 - rounded.lng, (south + north) / 2 - rounded.lat].map(Math.abs)).toEqual([
    ...[expect.closeTo(0, 5), expect.closeTo(0, 5)],
  ]);
  expect([east - west, north - south]).toEqual([expect.closeTo(0.0059, 6), expect.closeTo(0.0045, 6)]);
  expect(withWholeSquares(asked[0]!)).toBe(asked[0]);
});

it.each(['/web/estates/buy', '/web/estates/buy?province=barcelona', pins('1,2,3'), pins('a,b,c,d')])(
  '%s stays as it is',
  (url) => {
    expect(withWholeSquares(url)).toBe(url);
  },
);
