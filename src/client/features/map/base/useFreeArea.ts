import type { Map as LeafletMap } from 'leaflet';
import { useEffect, useState } from 'react';
import type { Box, FreeArea } from './roomFor.ts';

/** What lies on a map (MapFrame.tsx). */
const coverSelector = '[data-covers] > *';
/** Pixels between it and a name. */
const gap = 4;

/**
 * What of a map is free for names while it rests, measured anew when it has been moved and when something on it gets
 * another size.
 * @returns undefined until it is measured, and while the map is dragged: names glide in from its edges
 */
export function useFreeArea(map: LeafletMap): FreeArea | undefined {
  const [free, setFree] = useState<FreeArea>();
  useEffect(() => {
    const canvas = map.getContainer();
    const frame = canvas.parentElement!;
    const observer = new ResizeObserver(measure);
    const observed = new WeakSet<Element>();
    function measure() {
      const { x, y } = map.getPixelBounds().min!;
      const origin = canvas.getBoundingClientRect();
      const [dx, dy] = [x - origin.left, y - origin.top];
      const toBox = (element: Element, around = gap): Box => {
        const { left, right, top, bottom } = element.getBoundingClientRect();
        return {
          left: left + dx - around,
          right: right + dx + around,
          top: top + dy - around,
          bottom: bottom + dy + around,
        };
      };
      const covers = [...frame.querySelectorAll(coverSelector)];
      observe(covers);
      setFree({
        zoom: map.getZoom(),
        frame: toBox(canvas, 0),
        covers: covers.filter(({ clientWidth }) => clientWidth > 0).map((element) => toBox(element)),
      });
    }
    function observe(elements: readonly Element[]) {
      for (const element of elements) {
        if (observed.has(element)) continue;
        observed.add(element);
        observer.observe(element);
      }
    }
    const clear = () => {
      setFree(undefined);
    };
    observe([canvas, ...frame.querySelectorAll('[data-covers]')]);
    map.on('moveend', measure);
    map.on('dragstart', clear);
    return () => {
      observer.disconnect();
      map.off('moveend', measure);
      map.off('dragstart', clear);
    };
  }, [map]);
  return free;
}
