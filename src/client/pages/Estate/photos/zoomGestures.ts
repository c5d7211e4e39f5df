import { fillingScale, moved, noZoom, placeOf, zoomedTo, type Point, type Zoom } from './zoom.ts';

/** A picture that can be enlarged. */
export interface Zoomable {
  image: HTMLImageElement;
  get: () => Zoom;
  set: (zoom: Zoom) => void;
}

/** Two taps are one gesture within this time, in milliseconds, and this distance, in pixels. */
const tapTime = 300;
const tapDistance = 24;

/** Pixels of a wheel, or of two fingers on a touchpad, that enlarge e-fold. */
const wheelStep = 120;

const pointOf = ({ clientX, clientY }: { clientX: number; clientY: number }): Point => ({ x: clientX, y: clientY });

const distance = (a: Point, b: Point): number => Math.hypot(a.x - b.x, a.y - b.y);

/** Enlarges the picture until it fills its place, or shows the whole again. */
export function toggleZoom({ image, get, set }: Zoomable, point?: Point): void {
  const zoom = get();
  const place = placeOf(image, zoom);
  set(zoom.scale > 1 ? noZoom : zoomedTo(zoom, fillingScale(place), point ?? place.middle, place));
}

export function zoomBy({ image, get, set }: Zoomable, factor: number, point?: Point): void {
  const zoom = get();
  const place = placeOf(image, zoom);
  set(zoomedTo(zoom, zoom.scale * factor, point ?? place.middle, place));
}

export function moveBy({ image, get, set }: Zoomable, by: Point): void {
  set(moved(get(), by, placeOf(image, get())));
}

/** Two fingers enlarge, one moves what is enlarged, two taps toggle. One finger on the whole picture is the strip's. */
function touchListeners(picture: Zoomable) {
  let fingers: Point[] = [];
  let start: (Point & { time: number }) | undefined;
  let tap: (Point & { time: number }) | undefined;
  const read = ({ touches }: TouchEvent) => [...touches].slice(0, 2).map(pointOf);
  return {
    touchstart: (event: TouchEvent) => {
      fingers = read(event);
      const [first, second] = fingers;
      if (second) event.preventDefault();
      start = first && !second ? { ...first, time: event.timeStamp } : undefined;
    },
    touchmove: (event: TouchEvent) => {
      const [oldFirst, oldSecond] = fingers;
      fingers = read(event);
      const [first, second] = fingers;
      if (!oldFirst || !first || (!second && picture.get().scale === 1)) return;
      if (event.cancelable) event.preventDefault();
      if (!second || !oldSecond) {
        moveBy(picture, { x: first.x - oldFirst.x, y: first.y - oldFirst.y });
        return;
      }
      const old = { x: (oldFirst.x + oldSecond.x) / 2, y: (oldFirst.y + oldSecond.y) / 2 };
      const now = { x: (first.x + second.x) / 2, y: (first.y + second.y) / 2 };
      zoomBy(picture, distance(first, second) / Math.max(1, distance(oldFirst, oldSecond)), old);
      moveBy(picture, { x: now.x - old.x, y: now.y - old.y });
    },
    touchend: (event: TouchEvent) => {
      fingers = read(event);
      const [lifted] = event.changedTouches;
      if (!lifted || !start || fingers.length > 0) return;
      const end = { ...pointOf(lifted), time: event.timeStamp };
      const isNear = (other: Point & { time: number }) =>
        end.time - other.time < tapTime && distance(end, other) < tapDistance;
      const isTap = isNear(start);
      if (isTap && tap && isNear(tap)) {
        // No double click follows.
        event.preventDefault();
        toggleZoom(picture, end);
        tap = undefined;
      } else tap = isTap ? end : undefined;
    },
  };
}

/**
 * A double click toggles, the pressed mouse moves what is enlarged, the wheel with Ctrl (a pinch on a touchpad)
 * enlarges.
 */
function mouseListeners(picture: Zoomable) {
  return {
    dblclick: (event: MouseEvent) => {
      toggleZoom(picture, pointOf(event));
    },
    dragstart: (event: DragEvent) => {
      event.preventDefault();
    },
    pointermove: (event: PointerEvent) => {
      if (event.pointerType !== 'mouse' || event.buttons !== 1 || picture.get().scale === 1) return;
      moveBy(picture, { x: event.movementX, y: event.movementY });
    },
    wheel: (event: WheelEvent) => {
      if (!event.ctrlKey && picture.get().scale === 1) return;
      event.preventDefault();
      if (event.ctrlKey) zoomBy(picture, Math.exp(-event.deltaY / wheelStep), pointOf(event));
      else moveBy(picture, { x: -event.deltaX, y: -event.deltaY });
    },
  };
}

/** Lets fingers, mouse and touchpad enlarge the picture. @returns what ends that */
export function listenForZoom(picture: Zoomable): () => void {
  const abort = new AbortController();
  const { image } = picture;
  // Not passive: the browser would enlarge the page, or turn to the next picture.
  const options = { passive: false, signal: abort.signal };
  const touch = touchListeners(picture);
  const mouse = mouseListeners(picture);
  image.addEventListener('touchstart', touch.touchstart, options);
  image.addEventListener('touchmove', touch.touchmove, options);
  image.addEventListener('touchend', touch.touchend, options);
  image.addEventListener('dblclick', mouse.dblclick, options);
  image.addEventListener('dragstart', mouse.dragstart, options);
  image.addEventListener('pointermove', mouse.pointermove, options);
  image.addEventListener('wheel', mouse.wheel, options);
  return () => {
    abort.abort();
  };
}
