import { fillingScale, moved, noZoom, zoomedTo, type Place } from './zoom.ts';

/** A wide picture on a phone: 360 × 200 in 360 × 740. */
const place: Place = { middle: { x: 180, y: 370 }, width: 360, height: 740, pictureWidth: 360, pictureHeight: 200 };

it('keeps what is under the fingers where it is', () => {
  const zoom = zoomedTo(noZoom, 2, { x: 80, y: 370 }, place);
  expect(zoom).toEqual({ scale: 2, x: 100, y: 0 });
  // 100 px left of the middle: the point of the picture that was there.
  expect((80 - 180 - zoom.x) / zoom.scale).toBe(-100);
});

it('never shows less of the picture than it could', () => {
  expect(zoomedTo(noZoom, 2, { x: 0, y: 0 }, place)).toEqual({ scale: 2, x: 180, y: 0 });
  expect(moved({ scale: 2, x: 0, y: 0 }, { x: 900, y: 900 }, place)).toEqual({ scale: 2, x: 180, y: 0 });
  expect(moved({ scale: 4, x: 0, y: 0 }, { x: -900, y: -900 }, place)).toEqual({ scale: 4, x: -540, y: -30 });
});

it('is never smaller than its place nor larger than four times', () => {
  expect(zoomedTo({ scale: 2, x: 50, y: 0 }, 0.4, { x: 10, y: 10 }, place)).toEqual(noZoom);
  expect(zoomedTo(noZoom, 9, { x: 180, y: 370 }, place).scale).toBe(4);
});

it('fills the screen at once, but never less than twice', () => {
  expect(fillingScale(place)).toBeCloseTo(3.7);
  expect(fillingScale({ ...place, pictureHeight: 700 })).toBe(2);
});
