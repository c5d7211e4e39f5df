import { useEffect, useRef, useState, type KeyboardEvent, type PointerEvent, type RefObject } from 'react';
import { panBy, zoomToBounds, fitBounds, zoomTo, type LngLat, type Size, type View } from './mercator.ts';

/** The corners of Spain with its islands, shown until there are places. */
const countryCorners: readonly LngLat[] = [
  { lng: -18.2, lat: 27.6 },
  { lng: 4.4, lat: 43.8 },
];
/** Before the frame has a size. */
const initialView: View = { lng: -6.9, lat: 36, zoom: 4 };

/** Pixels by which an arrow key pans the map. */
const panStep = 120;

const panSteps: Readonly<Record<string, readonly [x: number, y: number]>> = {
  ArrowLeft: [-panStep, 0],
  ArrowRight: [panStep, 0],
  ArrowUp: [0, -panStep],
  ArrowDown: [0, panStep],
};
const zoomSteps: Readonly<Record<string, number>> = { '+': 1, '=': 1, '-': -1 };

export interface MapView {
  frame: RefObject<HTMLDivElement | null>;
  size: Size;
  view: View;
  /** Zooms in on places, all of them in view. */
  fitBounds: (places: readonly LngLat[]) => void;
  /** Zooms in on a place. */
  zoomTo: (place: LngLat) => void;
  setView: (view: View) => void;
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

/** The size of an element in CSS pixels; 0 by 0 until it is measured. */
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

/** The view that the visitor chose and its setter; undefined while the map follows its places. */
export type Moved = readonly [view: View | undefined, move: (view: View) => void];

/**
 * The view of a map, and its handlers for pointer and keyboard. It fits the given places until the visitor moves the
 * map.
 */
export function useMapView(places: readonly LngLat[] | undefined, [moved, setView]: Moved): MapView {
  const frame = useRef<HTMLDivElement>(null);
  const size = useSize(frame);
  const dragStart = useRef<{ x: number; y: number } | null>(null);
  const fitted = size.width > 0 ? fitBounds(places?.length ? places : countryCorners, size) : null;
  const view = moved ?? fitted ?? initialView;
  const zoomBy = (steps: number) => {
    setView(zoomTo(view, view.zoom + steps));
  };

  return {
    frame,
    size,
    view,
    fitBounds: (bounds) => {
      setView(zoomToBounds(bounds, size, view));
    },
    zoomTo: ({ lng, lat }) => {
      setView(zoomTo({ lng, lat, zoom: view.zoom }, view.zoom + 2));
    },
    setView,
    zoomBy,
    handlers: {
      onPointerDown: (event) => {
        if (event.button !== 0 || (event.target as Element).closest('button, a, section')) return;
        dragStart.current = { x: event.clientX, y: event.clientY };
        event.currentTarget.setPointerCapture(event.pointerId);
      },
      onPointerMove: ({ clientX: x, clientY: y }) => {
        if (!dragStart.current) return;
        setView(panBy(view, { x: dragStart.current.x - x, y: dragStart.current.y - y }));
        dragStart.current = { x, y };
      },
      onPointerUp: () => {
        dragStart.current = null;
      },
      onPointerCancel: () => {
        dragStart.current = null;
      },
      onKeyDown: (event) => {
        // A section on the map scrolls with the arrow keys.
        if (event.ctrlKey || event.metaKey || event.altKey || (event.target as Element).closest('section')) return;
        const by = panSteps[event.key];
        const steps = zoomSteps[event.key];
        if (!by && steps === undefined) return;
        event.preventDefault();
        if (by) setView(panBy(view, { x: by[0], y: by[1] }));
        if (steps !== undefined) zoomBy(steps);
      },
    },
  };
}
