import { seasons, sides, sunPath, sunSpans, type Season, type Side } from './sunlight.ts';
import type { SpanishZone } from './visitSlots.ts';

const barcelona = { lat: 41.39, lng: 2.17 };
const tenerife = { lat: 28.46, lng: -16.25 };

const clock = (minutes: number): string => `${Math.floor(minutes / 60)}:${String(minutes % 60).padStart(2, '0')}`;
const times = (place: typeof barcelona, zone: SpanishZone, season: Season, side: Side): string[] =>
  sunSpans(sunPath(place, zone, season), side).map(({ from, to }) => `${clock(from)} ${clock(to)}`);

it.each<[string, typeof barcelona, SpanishZone, Season, string]>([
  ['Barcelona in summer', barcelona, 'Europe/Madrid', 'summer', '6:30 21:20'],
  ['Barcelona in winter', barcelona, 'Europe/Madrid', 'winter', '8:20 17:20'],
  ['Tenerife in summer', tenerife, 'Atlantic/Canary', 'summer', '7:10 21:00'],
  ['Tenerife in winter', tenerife, 'Atlantic/Canary', 'winter', '8:00 18:10'],
])('%s has the sun from its rise to its set, by its own clocks', (_, place, zone, season, expected) => {
  const path = sunPath(place, zone, season);
  expect(`${clock(path[0]!.minute)} ${clock(path.at(-1)!.minute)}`).toBe(expected);
});

it('says of each side when the sun reaches it', () => {
  const table = Object.fromEntries(
    seasons.map((season) => [
      season,
      Object.fromEntries(sides.map((side) => [side, times(barcelona, 'Europe/Madrid', season, side)])),
    ]),
  );
  expect(table).toEqual({
    summer: {
      north: ['6:30 8:40', '19:00 21:20'],
      east: ['6:30 13:30'],
      south: ['10:50 16:50'],
      west: ['14:10 21:20'],
    },
    winter: { north: [], east: ['8:20 12:00'], south: ['8:20 17:20'], west: ['13:30 17:20'] },
  });
});
