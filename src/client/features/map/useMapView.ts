import { useEffect, useRef, useState, type KeyboardEvent, type PointerEvent, type RefObject } from 'react';
import { movedBy, nearerView, viewOf, zoomedTo, type LngLat, type Size, type View } from './mercator.ts';

/** Spain with its islands, as long as nothing is known of the result: its corners, and how they are looked at before the frame has a size. */
const country: readonly LngLat[] = [
  { lng: -18.2, lat: 27.6 },
  { lng: 4.4, lat: 43.8 },
];
const fromAfar: View = { lng: -6.9, lat: 36, zoom: 4 };

/** How far an arrow key moves the map, in pixels. */
const step = 120;

const moves: Readonly<Record<string, readonly [x: number, y: number]>> = {
  ArrowLeft: [-step, 0],
  ArrowRight: [step, 0],
  ArrowUp: [0, -step],
  ArrowDown: [0, step],
};
const zooms: Readonly<Record<string, number>> = { '+': 1, '=': 1, '-': -1 };

export interface MapView {
  frame: RefObject<HTMLDivElement | null>;
  size: Size;
  view: View;
  /** Nearer to places, all of them in view. */
  show: (places: readonly LngLat[]) => void;
  /** Nearer to a place. */
  approach: (place: LngLat) => void;
  move: (view: View) => void;
  zoomBy: (steps: number) => void;
  /** For the frame: dragging with a pointer, arrows, plus and minus. */
  handlers: {
    onPointerDown: (event: PointerEvent) => void;
    onPointerMove: (event: PointerEvent) => void;
    onPointerUp: () => void;
    onPointerCancel: () => void;
    onKeyDown: (event: KeyboardEvent) => void;
  };
}

/** The size of an element, in CSS pixels; nothing until it is known. */
function useSize(element: RefObject<HTMLElement | null>): Size {
  const [size, setSize] = useState<Size>({ width: 0, height: 0 });
  useEffect(() => {
    const observer = new ResizeObserver(([entry]) => {
      setSize({ width: entry!.contentRect.width, height: entry!.contentRect.height });
    });
    observer.observe(element.current!);
    return () => {
      observer.disconnect();
    };
  }, [element]);
  return size;
}

/** The view that a visitor has moved to; undefined as long as the map follows its places. As useState gives it. */
export type Moved = readonly [view: View | undefined, move: (view: View) => void];

/**
 * Where the map is, and how pointer and keyboard move it. It follows the places that it is told to show until the visitor
 * moves it.
 */
export function useMapView(places: readonly LngLat[] | undefined, [moved, move]: Moved): MapView {
  const frame = useRef<HTMLDivElement>(null);
  const size = useSize(frame);
  const grip = useRef<{ x: number; y: number } | null>(null);
  const fitted = size.width > 0 ? viewOf(places?.length ? places : country, size) : null;
  const view = moved ?? fitted ?? fromAfar;
  const show = (wanted: readonly LngLat[]) => {
    move(nearerView(wanted, size, view));
  };
  const approach = ({ lng, lat }: LngLat) => {
    move(zoomedTo({ lng, lat, zoom: view.zoom }, view.zoom + 2));
  };
  const zoomBy = (steps: number) => {
    move(zoomedTo(view, view.zoom + steps));
  };

  return {
    frame,
    size,
    view,
    show,
    approach,
    move,
    zoomBy,
    handlers: {
      onPointerDown: (event) => {
        if (event.button !== 0 || (event.target as Element).closest('button, a, section')) return;
        grip.current = { x: event.clientX, y: event.clientY };
        event.currentTarget.setPointerCapture(event.pointerId);
      },
      onPointerMove: ({ clientX: x, clientY: y }) => {
        if (!grip.current) return;
        move(movedBy(view, { x: grip.current.x - x, y: grip.current.y - y }));
        grip.current = { x, y };
      },
      onPointerUp: () => {
        grip.current = null;
      },
      onPointerCancel: () => {
        grip.current = null;
      },
      onKeyDown: (event) => {
        // What lies on the map has its own use for arrows: it scrolls.
        if (event.ctrlKey || event.metaKey || event.altKey || (event.target as Element).closest('section')) return;
        const by = moves[event.key];
        const steps = zooms[event.key];
        if (!by && steps === undefined) return;
        event.preventDefault();
        if (by) move(movedBy(view, { x: by[0], y: by[1] }));
        if (steps !== undefined) zoomBy(steps);
      },
    },
  };
}
