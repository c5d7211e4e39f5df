import type { Point } from '../mercator.ts';
import { growthOf, halfNumber, type Measure } from './markerSizes.ts';
import { isCluster, type Marker } from './pinIndex.ts';
import type { Box } from './placeLabels.ts';

/** Pixels that stay free around a price. */
const gap = 2;

/** As Pins.module.css draws them: pixels around a text, and the tip of a pin. */
const [pillSides, lowestSides, tip] = [18, 12, 6];
/** How far the price of a cluster lies over its number. */
const overlap = 6;

/** What a marker's price looks like. */
export interface LabelLook {
  text: string;
  /** Whether it has a heart. */
  isFavourite: boolean;
  /** Pixels of the page's text. */
  rem: number;
  measure: Measure;
  /** Of the frame, from its left edge to its buttons. */
  free: { left: number; right: number };
}

const boxAround = ({ x, y }: Point, half: number, top: number, bottom: number): Box => ({
  left: x - half,
  right: x + half,
  top: y - top,
  bottom: y + bottom,
});

/** The box of a marker's number. */
export function numberBox({ count }: Marker, at: Point, rem: number): Box {
  const half = halfNumber(count) * growthOf(rem);
  return boxAround(at, half, half, half);
}

/** By how much a box is moved sideways to be whole; beside the buttons, not from under them. */
const shiftInto = (x: number, half: number, { left, right }: LabelLook['free']): number =>
  Math.max(0, left + half - x) + (right > x ? Math.min(0, right - half - x) : 0);

/**
 * Where the price of a marker may stand, the best place first: of a cluster below its number or above, of an estate in
 * place of its number.
 * @param at of the marker, in pixels of the frame
 */
export function labelBoxes(marker: Marker, at: Point, look: LabelLook): { places: Box[]; shift: number } {
  const { text, isFavourite, rem, measure, free } = look;
  if (isCluster(marker)) {
    if (marker.lowest === undefined) return { places: [], shift: 0 };
    const size = Math.min(0.75 * rem, 24);
    const half = (measure(text, size) + lowestSides) / 2 + gap;
    const shift = shiftInto(at.x, half, free);
    const near = halfNumber(marker.count) * growthOf(rem) - overlap;
    const far = near + 1.4 * size + 2 + gap;
    const place = { x: at.x + shift, y: at.y };
    return { places: [boxAround(place, half, -near, far), boxAround(place, half, far, -near)], shift };
  }
  const size = Math.min(0.875 * rem, 28);
  const half = (measure(text, size) + pillSides + (isFavourite ? 0.95 * rem : 0)) / 2 + gap;
  const height = Math.max(28, Math.min(1.75 * rem, 56));
  const isExact = marker.pins[0]?.isExact;
  const [top, bottom] = isExact ? [height + tip + gap, 0] : [height / 2 + gap, height / 2 + gap];
  return { places: [boxAround(at, half, top, bottom)], shift: 0 };
}
