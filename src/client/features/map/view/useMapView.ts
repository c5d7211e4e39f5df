import type { Map as LeafletMap } from 'leaflet';
import { useEffect, useRef, useState, type KeyboardEvent, type RefObject } from 'react';
import { useZoomLimit, type ZoomLimit } from '../base/useZoomLimit.ts';
import {
  defaultFit,
  fitBounds,
  maxZoom,
  middleOf,
  namesZoom,
  project,
  streetsZoom,
  zoomToBounds,
  type Fit,
  type LngLat,
  type Size,
  type View,
} from '../mercator.ts';
import { afterZoom, isAnimated, toLatLng, useLeaflet, viewOf, type LeafletView } from '../useLeaflet.ts';

/** The corners of Spain without the Canaries, shown until there are places. */
const countryCorners: readonly LngLat[] = [
  { lng: -9.3, lat: 36 },
  { lng: 4.3, lat: 43.8 },
];
/** Before the frame has a size. */
const initialView: View = { lng: -2.5, lat: 40, zoom: 5 };

/** Pixels by which an arrow key pans the map. */
const panStep = 120;

const panSteps: Readonly<Record<string, readonly [x: number, y: number]>> = {
  ArrowLeft: [-panStep, 0],
  ArrowRight: [panStep, 0],
  ArrowUp: [0, -panStep],
  ArrowDown: [0, panStep],
};
/** From this zoom on the next step may be nearer than there is something to see. */
const askedFrom = 10;

const zoomSteps: Readonly<Record<string, number>> = { '+': 1, '=': 1, '-': -1 };

export interface MapView extends LeafletView {
  frame: RefObject<HTMLDivElement | null>;
  view: View;
  /** How near it may be. */
  limit: ZoomLimit;
  /** Whether it is known how near its places may be: until then nothing of them is fetched. */
  isPlaced: boolean;
  /** Zooms in on places, all of them in view. */
  fitBounds: (places: readonly LngLat[]) => void;
  /** Shows all of some places, from afar if need be. */
  showAll: (places: readonly LngLat[]) => void;
  /** Zooms in on a place. */
  zoomTo: (place: LngLat, zoom?: number) => void;
  /** Pans by pixels of the screen; a quiet pan is told as none of the visitor's. */
  panBy: (x: number, y: number, how?: { isQuiet: boolean }) => void;
  zoomBy: (steps: number) => void;
  /** For the frame: arrows, plus and minus. */
  onKeyDown: (event: KeyboardEvent) => void;
}

/** The view that the visitor chose and its setter; undefined while the map follows its places. */
export type Moved = readonly [view: View | undefined, move: (view: View, isQuiet: boolean) => void];

/** Whether two views show the same to a pixel. */
function isSameView(a: View, b: View): boolean {
  if (a.zoom !== b.zoom) return false;
  const [one, other] = [project(a, a.zoom), project(b, b.zoom)];
  return Math.abs(one.x - other.x) < 1 && Math.abs(one.y - other.y) < 1;
}

/** Shows the view on the map, and tells when the visitor has moved it. */
function useShownView(
  map: LeafletMap | null,
  { view, size, onMove }: { view: View; size: Size; onMove: (view: View, isQuiet: boolean) => void },
): { current: boolean } {
  const { lng, lat, zoom } = view;
  const isShowing = useRef(false);
  const isQuiet = useRef(false);
  const moved = useRef(onMove);
  useEffect(() => {
    moved.current = onMove;
  });
  useEffect(() => {
    if (!map) return;
    const tell = () => {
      if (!isShowing.current) moved.current(viewOf(map), isQuiet.current);
      isQuiet.current = false;
    };
    map.on('moveend', tell);
    return () => {
      map.off('moveend', tell);
    };
  }, [map]);
  useEffect(() => {
    if (!map || size.width === 0) return;
    afterZoom(map, () => {
      isShowing.current = true;
      map.invalidateSize({ animate: false, pan: false });
      if (!isSameView(viewOf(map), { lng, lat, zoom })) map.setView([lat, lng], zoom, { animate: false });
      isShowing.current = false;
    });
  }, [map, size, lng, lat, zoom]);
  return isQuiet;
}

/**
 * Keeps a map from being zoomed in to where there is nothing to see. Who has moved it there from where there is more
 * stays as near as they are.
 * @param limit of a view that the visitor chose, once it is known
 */
function useLimited(map: LeafletMap | null, { lng, lat, zoom }: View, limit: ZoomLimit | undefined): void {
  const settled = useRef(0);
  useEffect(() => {
    if (!map || !limit) return;
    const isTooNear = zoom > limit.zoom && zoom > settled.current;
    settled.current = isTooNear ? limit.zoom : zoom;
    map.setMaxZoom(Math.max(limit.zoom, zoom));
    if (!isTooNear) return;
    afterZoom(map, () => {
      map.setView([lat, lng], limit.zoom, { animate: isAnimated(map) });
    });
  }, [map, lng, lat, zoom, limit]);
}

/**
 * The view of a map, and its handlers for the keyboard. It fits the given places until the visitor moves the map.
 * @param wantedFit for what is zoomed to, and if not stated otherwise for the places
 */
export function useMapView(
  places: readonly LngLat[] | undefined,
  [moved, setView]: Moved,
  wantedFit = defaultFit,
  fitOfPlaces?: Fit,
): MapView {
  const frame = useRef<HTMLDivElement>(null);
  const isNear = !moved || moved.zoom >= askedFrom;
  const known = useZoomLimit(moved ?? middleOf(places?.length ? places : countryCorners), isNear);
  const limit = known ?? { zoom: moved ? maxZoom : namesZoom, hasStreets: undefined };
  const limited = (wanted: Fit): Fit => ({
    ...wanted,
    maxZoom: Math.min(limit.zoom, wanted.maxZoom ?? streetsZoom),
  });
  const fit = limited(wantedFit);
  const { canvas, map, size } = useLeaflet(moved ?? initialView);
  const fitted =
    size.width > 0
      ? fitBounds(places?.length ? places : countryCorners, size, fitOfPlaces ? limited(fitOfPlaces) : fit)
      : null;
  const view = moved ?? fitted ?? initialView;
  useLimited(map, view, moved && known);
  const [isPlaced, setIsPlaced] = useState(false);
  if (!isPlaced && (known || !isNear)) setIsPlaced(true);
  const quietRef = useShownView(map, { view, size, onMove: setView });
  const onMap = (act: (shown: LeafletMap) => void) => {
    if (map)
      afterZoom(map, () => {
        act(map);
      });
  };
  const show = (next: View) => {
    onMap((shown) => shown.setView(toLatLng(next), next.zoom, { animate: isAnimated(shown) }));
  };
  const panBy: MapView['panBy'] = (x, y, { isQuiet } = { isQuiet: false }) => {
    onMap((shown) => {
      // Not before: the end of a zoom that is waited for is none of this pan.
      quietRef.current = isQuiet;
      shown.panBy([x, y], { animate: isAnimated(shown) });
    });
  };
  const zoomBy = (steps: number) => {
    onMap((shown) => shown.setZoom(shown.getZoom() + steps, { animate: isAnimated(shown) }));
  };

  return {
    frame,
    canvas,
    map,
    size,
    view,
    limit,
    isPlaced,
    fitBounds: (bounds) => {
      show(zoomToBounds(bounds, size, view, fit));
    },
    showAll: (places) => {
      show(fitBounds(places, size, fit) ?? view);
    },
    zoomTo: ({ lng, lat }, zoom = view.zoom + 2) => {
      show({ lng, lat, zoom });
    },
    panBy,
    zoomBy,
    onKeyDown: (event) => {
      // A section on the map scrolls with the arrow keys.
      if (event.ctrlKey || event.metaKey || event.altKey || (event.target as Element).closest('section')) return;
      const by = panSteps[event.key];
      const steps = zoomSteps[event.key];
      if (!by && steps === undefined) return;
      event.preventDefault();
      if (by) panBy(by[0], by[1]);
      if (steps !== undefined) zoomBy(steps);
    },
  };
}
