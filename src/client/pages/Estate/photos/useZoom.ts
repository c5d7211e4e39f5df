import { useEffect, useRef, useState, type RefObject } from 'react';
import { noZoom, type Point, type Zoom } from './zoom.ts';
import { listenForZoom, moveBy, toggleZoom, zoomBy, type Zoomable } from './zoomGestures.ts';

/** Pixels that an arrow key moves an enlarged picture. */
const keyStep = 80;
const keyFactor = 1.5;

const factors: Readonly<Record<string, number>> = { '+': keyFactor, '=': keyFactor, '-': 1 / keyFactor };
const moves: Readonly<Record<string, Point>> = {
  ArrowLeft: { x: keyStep, y: 0 },
  ArrowRight: { x: -keyStep, y: 0 },
  ArrowUp: { x: 0, y: keyStep },
  ArrowDown: { x: 0, y: -keyStep },
};

/**
 * Enlarges the picture that shows, by gestures, keys and a button; another one shows whole.
 * @param strip the list of pictures
 * @returns whether it is enlarged; what toggles that; and what handles a key: true if it was one of the zoom's
 */
export function useZoom(strip: RefObject<HTMLUListElement | null>, shown: number) {
  const [zoomed, setZoomed] = useState<number | null>(null);
  const picture = useRef<Zoomable>(undefined);
  useEffect(() => {
    const image = strip.current!.querySelectorAll('img')[shown]!;
    let zoom = noZoom;
    const set = (to: Zoom) => {
      zoom = to;
      image.style.transform = to.scale === 1 ? '' : `translate(${to.x}px, ${to.y}px) scale(${to.scale})`;
      setZoomed(to.scale === 1 ? null : shown);
    };
    picture.current = { image, get: () => zoom, set };
    const stop = listenForZoom(picture.current);
    return () => {
      stop();
      set(noZoom);
    };
  }, [strip, shown]);
  const isZoomed = zoomed === shown;
  return {
    isZoomed,
    toggle: () => {
      toggleZoom(picture.current!);
    },
    onZoomKey: ({ key }: KeyboardEvent): boolean => {
      const factor = factors[key];
      const move = moves[key];
      if (factor) zoomBy(picture.current!, factor);
      else if (move && isZoomed) moveBy(picture.current!, move);
      return factor !== undefined || (move !== undefined && isZoomed);
    },
  };
}
