import type { CardPicture } from './shareCard.ts';

/** Where a picture stands, in pixels. */
export interface Slot {
  x: number;
  y: number;
  width: number;
  height: number;
  /** contain: whole, on a raised ground; cover: cropped. */
  fit: 'cover' | 'contain';
  /** Of its corners: half the width makes a circle. */
  radius: number;
}

interface Area {
  x: number;
  width: number;
  height: number;
}

/** Between two photos. */
const gap = 8;

/** One photo fills the area; of three, the first stands above the two others. */
function photoSlots({ x, width, height }: Area, count: number): Slot[] {
  if (count < 3) return [{ x, y: 0, width, height, fit: 'cover', radius: 0 }];
  const above = Math.round(height * 0.62);
  const half = Math.floor((width - gap) / 2);
  const below = { y: above + gap, height: height - above - gap, fit: 'cover', radius: 0 } as const;
  return [
    { x, y: 0, width, height: above, fit: 'cover', radius: 0 },
    { x, width: half, ...below },
    { x: x + half + gap, width: width - half - gap, ...below },
  ];
}

function circle({ x, width, height }: Area, diameter: number, across: number, down: number): Slot {
  const place = { x: Math.round(x + width * across - diameter / 2), y: Math.round(height * down - diameter / 2) };
  return { ...place, width: diameter, height: diameter, fit: 'cover', radius: diameter / 2 };
}

/** One face in the middle; of three, the first stands above the two others. */
function faceSlots(area: Area, count: number): Slot[] {
  if (count === 1) return [circle(area, 400, 0.5, 0.5)];
  if (count === 2) return [circle(area, 250, 0.5, 0.27), circle(area, 250, 0.5, 0.73)];
  return [circle(area, 250, 0.5, 0.29), circle(area, 220, 0.26, 0.73), circle(area, 220, 0.74, 0.73)];
}

/**
 * The places of a card's pictures beside its texts.
 * @param count of the pictures that there are; some may stay without a place
 */
export function slotsOf(kind: CardPicture['kind'], count: number, area: Area): Slot[] {
  if (count === 0) return [];
  if (kind === 'photo') return photoSlots(area, count);
  if (kind === 'faces') return faceSlots(area, Math.min(count, 3));
  // Logos are twice as wide as high.
  const width = area.width - 100;
  return [{ x: area.x + 50, y: (area.height - width / 2) / 2, width, height: width / 2, fit: 'contain', radius: 24 }];
}
