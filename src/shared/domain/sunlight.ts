import { getPosition } from 'suncalc';
import type { SpanishZone } from './visitSlots.ts';

/** Where windows look, clockwise from north. */
export const sides = ['north', 'east', 'south', 'west'] as const;
export type Side = (typeof sides)[number];

/** The days with the highest and the lowest sun. */
export const seasons = ['summer', 'winter'] as const;
export type Season = (typeof seasons)[number];

/** Of one year, so that what is drawn never changes: in others the sun stands the same to within a minute or two. */
const solstices: Readonly<Record<Season, number>> = { summer: Date.UTC(2026, 5, 21), winter: Date.UTC(2026, 11, 21) };

/** Hours that clocks are before UTC. */
const clockOffsets: Readonly<Record<SpanishZone, Readonly<Record<Season, number>>>> = {
  'Europe/Madrid': { summer: 2, winter: 1 },
  'Atlantic/Canary': { summer: 1, winter: 0 },
};

/** Minutes between two points of a path: nothing about a façade is known more exactly. */
const step = 10;

/** Degrees from straight ahead at which the sun only grazes a wall, and lights no room behind it. */
const grazing = 80;

/** Where the sun stands: azimuth in degrees clockwise from north, altitude in degrees above the horizon. */
export interface SunPoint {
  /** After midnight, by the clocks of the place. */
  minute: number;
  azimuth: number;
  altitude: number;
}

/** The sun's path over a place from sunrise to sunset, every ten minutes. */
export function sunPath(
  { lat, lng }: { readonly lat: number; readonly lng: number },
  zone: SpanishZone,
  season: Season,
): SunPoint[] {
  const midnight = solstices[season] - clockOffsets[zone][season] * 3_600_000;
  return Array.from({ length: (24 * 60) / step }, (_, index) => {
    const minute = index * step;
    const { azimuth, altitude } = getPosition(new Date(midnight + minute * 60_000), lat, lng);
    return { minute, azimuth, altitude };
  }).filter(({ altitude }) => altitude > 0);
}

/** Whether the sun reaches a wall that looks to a side. */
export function isLit(side: Side, { azimuth }: Pick<SunPoint, 'azimuth'>): boolean {
  const turn = Math.abs(azimuth - sides.indexOf(side) * 90);
  return Math.min(turn, 360 - turn) < grazing;
}

/** Minutes after midnight. */
export interface SunSpan {
  from: number;
  to: number;
}

/** When the sun reaches a wall: in summer the north has it early and late. */
export function sunSpans(path: readonly SunPoint[], side: Side): SunSpan[] {
  const spans: SunSpan[] = [];
  for (const point of path) {
    if (!isLit(side, point)) continue;
    const last = spans.at(-1);
    if (last && point.minute - last.to === step) last.to = point.minute;
    else spans.push({ from: point.minute, to: point.minute });
  }
  // What is shorter says nothing: hills hide the sun for longer.
  return spans.filter(({ from, to }) => to - from >= 2 * step);
}
