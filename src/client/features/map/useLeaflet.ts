import { DomUtil, Map as LeafletMap, type LatLngExpression, type Point, type ZoomAnimEvent } from 'leaflet';
import { useCallback, useState, type RefCallback } from 'react';
import { afterPaint } from '../../app/afterPaint.ts';
import './leaflet.css';
import { maxZoom, minZoom, type LngLat, type Size, type View } from './mercator.ts';

export const toLatLng = ({ lat, lng }: LngLat): [lat: number, lng: number] => [lat, lng];

export const viewOf = (map: LeafletMap): View => {
  const { lat, lng } = map.getCenter();
  return { lng, lat, zoom: map.getZoom() };
};

const wantsStillness = (): boolean => matchMedia('(prefers-reduced-motion: reduce)').matches;

/** Pixels of the wheel for one zoom: a notch of most mice is 60. */
const wheelPixels = 80;

/**
 * Pixels per second with which the map goes on after a flick, at most. With Leaflet's deceleration it comes to rest
 * after 735 px: about the height of a phone's screen.
 */
const flickSpeed = 1_000;

function createLeaflet(element: HTMLElement, view: View): LeafletMap {
  const moves = !wantsStillness();
  return new LeafletMap(element, {
    center: toLatLng(view),
    zoom: view.zoom,
    minZoom,
    maxZoom,
    // The frame has its own controls, attribution and keys (MapFrame.tsx).
    zoomControl: false,
    attributionControl: false,
    keyboard: false,
    boxZoom: false,
    wheelPxPerZoomLevel: wheelPixels,
    inertia: moves,
    inertiaMaxSpeed: flickSpeed,
    zoomAnimation: moves,
    fadeAnimation: moves,
    markerZoomAnimation: moves,
  });
}

/** Whether the map moves softly: not for visitors who asked for less motion. */
export const isAnimated = (map: LeafletMap): boolean => map.options.zoomAnimation === true;

/** Acts at once, or when the zoom that is being animated is over: until then Leaflet ignores every other. */
export function afterZoom(map: LeafletMap, act: () => void): void {
  if (!map.getPanes().mapPane.classList.contains('leaflet-zoom-anim')) act();
  else
    map.once('zoomend', () => {
      afterZoom(map, act);
    });
}

export interface LeafletView {
  /** For the element that Leaflet draws in. */
  canvas: RefCallback<HTMLDivElement>;
  /** Null until it is made, after the first paint of its frame. */
  map: LeafletMap | null;
  /** In CSS pixels; 0 by 0 until it is measured. */
  size: Size;
}

/** A Leaflet map in an element, for as long as that is there. @param view where it begins */
export function useLeaflet(view: View): LeafletView {
  const [map, setMap] = useState<LeafletMap | null>(null);
  const [size, setSize] = useState<Size>({ width: 0, height: 0 });
  const [start] = useState(view);
  const canvas = useCallback(
    (element: HTMLDivElement) => {
      let made: LeafletMap | undefined;
      // Making it takes a phone a tenth of a second: the frame around it shows first.
      const cancel = afterPaint(() => {
        made = createLeaflet(element, start);
        setMap(made);
      });
      const observer = new ResizeObserver(([entry]) => {
        setSize({ width: entry!.contentRect.width, height: entry!.contentRect.height });
      });
      observer.observe(element);
      return () => {
        cancel();
        observer.disconnect();
        made?.remove();
        setMap(null);
      };
    },
    [start],
  );
  return { canvas, map, size };
}

/** Where a place will be in the map's panes when a zoom that has begun is over. */
export function pointAfterZoom(map: LeafletMap, place: LatLngExpression, { center, zoom }: ZoomAnimEvent): Point {
  const panes = DomUtil.getPosition(map.getPanes().mapPane);
  const origin = map.project(center, zoom).subtract(map.getSize().divideBy(2)).add(panes).round();
  return map.project(place, zoom).subtract(origin);
}

/** Keeps an element of a pane at a place of the map, also while a zoom is animated (class `leaflet-zoom-animated`). */
export function keepAt(map: LeafletMap, element: HTMLElement, place: LatLngExpression): () => void {
  const put = () => {
    DomUtil.setPosition(element, map.latLngToLayerPoint(place).round());
  };
  const animate = (event: ZoomAnimEvent) => {
    DomUtil.setPosition(element, pointAfterZoom(map, place, event).round());
  };
  put();
  map.on('zoom viewreset', put);
  map.on('zoomanim', animate);
  return () => {
    map.off('zoom viewreset', put);
    map.off('zoomanim', animate);
  };
}
