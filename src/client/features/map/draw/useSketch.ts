import { type Map as LeafletMap } from 'leaflet';
import { useState } from 'react';
import type { LngLat, Point } from '../mercator.ts';
import { simplify, toArea, withoutTails, type RingFault } from './ring.ts';

/** Pixels from the first point within which another one closes the area. */
const closingReach = 16;
const fewestPoints = 3;

export interface Sketch {
  points: readonly LngLat[];
  fault: RingFault | undefined;
  /** Whether there are enough points for an area. */
  canClose: boolean;
  /** Adds a point, or closes the area on the first one. */
  add: (point: LngLat) => void;
  /** A line by hand, in pixels of the map's frame, closes by itself. */
  addLine: (line: readonly Point[]) => void;
  undo: () => void;
  close: () => void;
}

/** The corners of an area that a visitor is drawing. @param onDone gets the area as the URL has it */
export function useSketch(map: LeafletMap, onDone: (area: string) => void): Sketch {
  const [points, setPoints] = useState<readonly LngLat[]>([]);
  const [fault, setFault] = useState<RingFault>();
  const finish = (corners: readonly LngLat[]) => {
    const made = toArea(corners);
    if ('area' in made) return onDone(made.area);
    setFault(made.fault);
  };
  const canClose = points.length >= fewestPoints;
  const isAtFirst = (point: LngLat): boolean =>
    canClose && map.latLngToContainerPoint(point).distanceTo(map.latLngToContainerPoint(points[0]!)) <= closingReach;
  return {
    points,
    fault,
    canClose,
    add: (point) => {
      if (isAtFirst(point)) return finish(points);
      setFault(undefined);
      setPoints([...points, point]);
    },
    addLine: (line) => {
      setPoints([]);
      finish(
        simplify(withoutTails(line)).map(({ x, y }) => {
          const { lat, lng } = map.containerPointToLatLng([x, y]);
          return { lat, lng };
        }),
      );
    },
    undo: () => {
      setFault(undefined);
      setPoints(points.slice(0, -1));
    },
    close: () => {
      finish(points);
    },
  };
}
