import { polyline, type Map as LeafletMap } from 'leaflet';
import { useEffect, useRef, useState, type PointerEvent } from 'react';
import { createPortal } from 'react-dom';
import { toLatLng } from '../useLeaflet.ts';
import type { LngLat, Point } from '../mercator.ts';
import styles from './Drawing.module.css';
import type { Sketch } from './useSketch.ts';

/** Pixels that a pointer moves before it draws a line instead of setting a point. */
const lineReach = 8;
/** Pixels between the points of a line. */
const lineStep = 4;

const distance = (a: Point, b: Point): number => Math.hypot(a.x - b.x, a.y - b.y);

/** While it is drawn on, the map neither follows the pointer nor zooms on a double click. */
function useStillMap(map: LeafletMap): void {
  useEffect(() => {
    map.dragging.disable();
    map.doubleClickZoom.disable();
    return () => {
      map.dragging.enable();
      map.doubleClickZoom.enable();
    };
  }, [map]);
}

/** The corners so far, on the map. */
function useCorners(map: LeafletMap, points: readonly LngLat[]): void {
  useEffect(() => {
    if (points.length === 0) return;
    const line = polyline(points.map(toLatLng), { className: styles.line!, interactive: false }).addTo(map);
    return () => {
      line.remove();
    };
  }, [map, points]);
}

/** A line by hand: its points in pixels while it is drawn, and the handlers of the pointer that draws it. */
function useLine({ add, addLine }: Sketch, toPlace: (point: Point) => LngLat) {
  const [line, setLine] = useState<readonly Point[]>([]);
  const start = useRef<Point | null>(null);
  const pointOf = ({ currentTarget, clientX, clientY }: PointerEvent): Point => {
    const { left, top } = currentTarget.getBoundingClientRect();
    return { x: clientX - left, y: clientY - top };
  };
  const stop = () => {
    start.current = null;
    setLine([]);
  };
  return {
    line,
    onPointerDown: (event: PointerEvent) => {
      // A second finger zooms.
      if (event.button !== 0 || !event.isPrimary) return stop();
      event.currentTarget.setPointerCapture(event.pointerId);
      start.current = pointOf(event);
    },
    onPointerMove: (event: PointerEvent) => {
      if (!start.current || !event.isPrimary) return;
      const point = pointOf(event);
      if (line.length === 0 ? distance(start.current, point) >= lineReach : distance(line.at(-1)!, point) >= lineStep)
        setLine(line.length === 0 ? [start.current, point] : [...line, point]);
    },
    onPointerUp: (event: PointerEvent) => {
      if (!start.current || !event.isPrimary) return;
      const from = start.current;
      stop();
      if (line.length > 0) addLine(line);
      else add(toPlace(from));
    },
    onPointerCancel: stop,
  };
}

/** What lies over the map while an area is drawn: the line by hand, the corners, and for the keyboard a crosshair. */
export function DrawingSheet({ map, sketch, crosshair }: { map: LeafletMap; sketch: Sketch; crosshair: boolean }) {
  useStillMap(map);
  useCorners(map, sketch.points);
  const toPlace = ({ x, y }: Point): LngLat => {
    const { lat, lng } = map.containerPointToLatLng([x, y]);
    return { lat, lng };
  };
  const { line, ...handlers } = useLine(sketch, toPlace);
  return createPortal(
    <div className={styles.sheet} data-drawing-sheet="" {...handlers}>
      <Corners map={map} points={sketch.points} />
      {line.length > 0 && (
        <svg className={styles.hand} aria-hidden="true">
          <polyline points={line.map(({ x, y }) => `${x},${y}`).join(' ')} />
        </svg>
      )}
      {crosshair && <span className={styles.crosshair} />}
    </div>,
    map.getContainer(),
  );
}

/** Where the corners are in the frame; they follow the map. */
function Corners({ map, points }: { map: LeafletMap; points: readonly LngLat[] }) {
  const [, setMoves] = useState(0);
  useEffect(() => {
    const move = () => {
      setMoves((moves) => moves + 1);
    };
    map.on('move zoom', move);
    return () => {
      map.off('move zoom', move);
    };
  }, [map]);
  return points.map((point, at) => {
    const { x, y } = map.latLngToContainerPoint(toLatLng(point));
    return <span key={at} className={styles.corner} style={{ left: x, top: y }} />;
  });
}
