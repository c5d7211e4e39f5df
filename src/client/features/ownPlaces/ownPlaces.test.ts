/** @jest-environment jsdom */
import { encodeArea } from '#shared/domain/drawnArea.ts';
import { changeOwnPlaces, maxPlaceName, readOwnPlaces, roundPoint, type OwnPlace } from './ownPlaces.ts';
import { wayTo } from './wayTo.ts';

const work: OwnPlace = { name: 'Work', where: 'Sants, Barcelona', lat: 41.379, lng: 2.14 };
/** A square about a point that reaches so many degrees from its middle. */
const around = ({ lat, lng }: OwnPlace, degrees: number): string =>
  encodeArea(
    [
      [-1, -1],
      [1, -1],
      [1, 1],
      [-1, 1],
    ].map(([x, y]) => ({
      lat: Math.round((lat + y! * degrees) * 1e5),
      lng: Math.round((lng + x! * degrees) * 1e5),
    })),
  );
const reach = [10, 20, 30, 45].map((minutes) => [minutes, around(work, minutes / 1_000)] as const);

describe('what the browser keeps', () => {
  it.each<[string, unknown, number]>([
    ['places', [work, { ...work, mode: 'car', reach }], 2],
    ['more than three', [1, 2, 3, 4, 5].map((lat) => ({ ...work, lat })), 3],
    ['one that is kept twice', [work, work], 1],
    ['no list', work, 0],
    ['other things', [null, 1, {}, { ...work, name: '' }, { ...work, lat: '41' }, { ...work, lng: 181 }], 0],
    ['a name that is too long', [{ ...work, name: 'x'.repeat(maxPlaceName + 1) }], 0],
  ])('is read of %s', (_, kept, count) => {
    expect(readOwnPlaces(JSON.stringify(kept))).toHaveLength(count);
  });

  it('is read without what it does not know, and of what is no JSON nothing', () => {
    const kept = [
      { ...work, mode: 'rocket', reach, other: 1 },
      { ...work, mode: 'car', reach: ['x'] },
    ];
    expect(readOwnPlaces(JSON.stringify(kept))).toEqual([work, { ...work, mode: 'car' }]);
    expect([readOwnPlaces(''), readOwnPlaces('{')]).toEqual([[], []]);
  });

  it('is changed from what another tab has left, and gone with the last place', () => {
    changeOwnPlaces((places) => [...places, work]);
    localStorage.setItem('places', JSON.stringify([work, { ...work, name: 'School' }]));
    changeOwnPlaces((places) => places.filter(({ name }) => name !== 'Work'));
    expect(readOwnPlaces(localStorage.getItem('places')!).map(({ name }) => name)).toEqual(['School']);
    changeOwnPlaces(() => []);
    expect(localStorage.getItem('places')).toBeNull();
  });

  it('is a point to some 100 m', () => {
    expect(roundPoint({ lat: 41.3791234567, lng: -2.14 })).toEqual({ lat: 41.379, lng: -2.14 });
  });
});

describe('how far a place is', () => {
  const north = (degrees: number, isExact = true) => ({ lat: work.lat + degrees, lng: work.lng, isExact });
  it.each<[string, Partial<OwnPlace>, ReturnType<typeof north>, object]>([
    ['without an engine: the distance', {}, north(0.0123), { distance: 1.4 }],
    ['to a home in a square of 500 m: as coarse as that', {}, north(0.0123, false), { distance: 1.5 }],
    ['next door: not nothing', {}, north(0), { distance: 0.1 }],
    ['next door to such a square', {}, north(0, false), { distance: 0.5 }],
    ['far away: whole kilometres', {}, north(0.1234), { distance: 14 }],
    ['within the least time whose outline has the home', { mode: 'car', reach }, north(0.015), { within: 20 }],
    ['beyond all that was asked for', { mode: 'car', reach }, north(0.05), { over: 45 }],
    ['beyond what was answered: nothing of time', { mode: 'car', reach: reach.slice(0, 2) }, north(0.03), {}],
    ['by an outline that cannot be read: the same', { mode: 'car', reach: [[10, '!']] }, north(0), {}],
  ])('%s', (_, changes, home, expected) => {
    const { distance, ...way } = wayTo({ ...work, ...changes }, home);
    expect(distance).toBeGreaterThan(0);
    expect('distance' in expected ? { distance: Math.round(distance * 10) / 10, ...way } : way).toEqual(expected);
  });
});
