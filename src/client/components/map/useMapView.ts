import { useEffect, useRef, useState, type KeyboardEvent, type PointerEvent, type RefObject } from 'react';
import { movedBy, nearerView, viewOf, zoomedTo, type LngLat, type Size, type View } from './mercator.ts';

/** Spain with its islands, as long as nothing is known of the result. */
const country: View = { lng: -4.5, lat: 38.5, zoom: 5 };

/** How far an arrow key moves the map, in pixels. */
const step = 120;

const moves: Readonly<Record<string, readonly [x: number, y: number]>> = { ArrowLeft: [-step, 0], ArrowRight: [step, 0], ArrowUp: [0, -step], ArrowDown: [0, step] };
const zooms: Readonly<Record<string, number>> = { '+': 1, '=': 1, '-': -1 };

export interface MapView {
  frame: RefObject<HTMLDivElement | null>;
  size: Size;
  view: View;
  /** Nearer to places, all of them in view. */
  show: (places: readonly LngLat[]) => void;
  /** Nearer to a place. */
  approach: (place: LngLat) => void;
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
    const observer = new ResizeObserver(([entry]) => { setSize({ width: entry!.contentRect.width, height: entry!.contentRect.height }); });
    observer.observe(element.current!);
    return () => { observer.disconnect(); };
  }, [element]);
  return size;
}

/**
 * Where the map is, and how pointer and keyboard move it. It follows the places that it is told to show until the visitor
 * moves it.
 */
export function useMapView(places: readonly LngLat[] | undefined): MapView {
  const frame = useRef<HTMLDivElement>(null);
  const size = useSize(frame);
  const [moved, setMoved] = useState<{ view: View; from: readonly LngLat[] | undefined } | null>(null);
  const grip = useRef<{ x: number; y: number } | null>(null);
  const fitted = (size.width > 0 && places ? viewOf(places, size) : null) ?? country;
  // Another result is looked at as a whole again.
  const view = moved && moved.from === places ? moved.view : fitted;
  const move = (next: View) => { setMoved({ view: next, from: places }); };
  const show = (wanted: readonly LngLat[]) => { move(nearerView(wanted, size, view)); };
  const approach = ({ lng, lat }: LngLat) => { move(zoomedTo({ lng, lat, zoom: view.zoom }, view.zoom + 2)); };
  const zoomBy = (steps: number) => { move(zoomedTo(view, view.zoom + steps)); };

  return {
    frame, size, view, show, approach, zoomBy,
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
      onPointerUp: () => { grip.current = null; },
      onPointerCancel: () => { grip.current = null; },
      onKeyDown: (event) => {
        if (event.ctrlKey || event.metaKey || event.altKey) return;
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
