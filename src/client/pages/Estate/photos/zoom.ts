/** How a picture is enlarged: about the middle of its place, from which it is moved by pixels. */
export interface Zoom {
  scale: number;
  x: number;
  y: number;
}

/** Pixels in the window. */
export interface Point {
  x: number;
  y: number;
}

/** The place of a picture: its middle in the window, its size, and the size of the picture in it while not enlarged. */
export interface Place {
  middle: Point;
  width: number;
  height: number;
  pictureWidth: number;
  pictureHeight: number;
}

export const noZoom: Zoom = { scale: 1, x: 0, y: 0 };

const largestScale = 4;

const between = (value: number, least: number, most: number): number => Math.min(most, Math.max(least, value));

/** No edge of the picture comes further in than that of its place. */
function kept({ scale, x, y }: Zoom, { width, height, pictureWidth, pictureHeight }: Place): Zoom {
  if (scale <= 1) return noZoom;
  const right = Math.max(0, (pictureWidth * scale - width) / 2);
  const down = Math.max(0, (pictureHeight * scale - height) / 2);
  return { scale, x: between(x, -right, right), y: between(y, -down, down) };
}

/** Enlarged to this scale, between 1 and 4, while what is at the point stays there as far as it can. */
export function zoomedTo(zoom: Zoom, scale: number, point: Point, place: Place): Zoom {
  const to = between(scale, 1, largestScale);
  const by = to / zoom.scale;
  const fromMiddle = { x: point.x - place.middle.x, y: point.y - place.middle.y };
  const x = fromMiddle.x - (fromMiddle.x - zoom.x) * by;
  const y = fromMiddle.y - (fromMiddle.y - zoom.y) * by;
  return kept({ scale: to, x, y }, place);
}

/** Moved by pixels, as far as there is more of it to see. */
export const moved = (zoom: Zoom, by: Point, place: Place): Zoom =>
  kept({ ...zoom, x: zoom.x + by.x, y: zoom.y + by.y }, place);

/**
 * The scale at which a picture leaves nothing of its place empty; at least twice its size, so that something changes.
 */
export const fillingScale = ({ width, height, pictureWidth, pictureHeight }: Place): number =>
  between(Math.max(width / pictureWidth, height / pictureHeight), 2, largestScale);

/** The place of a picture that is enlarged so, from where it is now. */
export function placeOf(image: HTMLImageElement, { scale, x, y }: Zoom): Place {
  const box = image.getBoundingClientRect();
  const [width, height] = [box.width / scale, box.height / scale];
  const ratio = image.naturalWidth / image.naturalHeight || width / height;
  return {
    middle: { x: box.left + box.width / 2 - x, y: box.top + box.height / 2 - y },
    width,
    height,
    pictureWidth: Math.min(width, height * ratio),
    pictureHeight: Math.min(height, width / ratio),
  };
}
