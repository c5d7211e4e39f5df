import { useState, type KeyboardEvent } from 'react';
import { maxZoom, toPixel, type Size } from '../mercator.ts';
import type { MapView } from '../useMapView.ts';
import { isSeparable, type Marker } from './pinIndex.ts';
import { holds } from './Pins.tsx';

/**
 * Height of the cards and of the marker above them, in pixels from the lower edge of the frame (MapCards.module.css).
 */
const cardsHeight = (count: number, { height }: Size): number => Math.min(count * 120, 0.6 * height) + 100;

interface Chosen {
  map: MapView;
  markers: readonly Marker[];
  /** References of the estates whose cards are shown. */
  chosen: readonly string[] | undefined;
  choose: (references: readonly string[] | undefined) => void;
}

interface PressedMarker {
  isChosen: (marker: Marker) => boolean;
  press: (marker: Marker) => void;
  /** Closes the cards. */
  close: () => void;
  focusMap: () => void;
  /** For the frame: Escape closes the cards, other keys move the map. */
  onKeyDown: (event: KeyboardEvent) => void;
  /** Whether a press has opened the cards. Not on the way back: then the estate's link takes the focus, not they. */
  isPressed: boolean;
}

/** What a press on a marker does: a cluster is zoomed to, an estate shows its card. */
export function usePressedMarker({ map, markers, chosen, choose }: Chosen): PressedMarker {
  const { frame, size, view, fitBounds, zoomTo } = map;
  const [isPressed, setIsPressed] = useState(false);
  const isChosen = (marker: Marker) => chosen !== undefined && holds(marker, chosen[0]);
  const focusMap = () => {
    frame.current?.focus({ preventScroll: true });
  };
  const close = () => {
    const at = markers.find(isChosen);
    const button = at && frame.current?.querySelector<HTMLElement>(`[data-marker="${CSS.escape(at.key)}"]`);
    if (button) button.focus({ preventScroll: true });
    else focusMap();
    choose(undefined);
  };
  return {
    isChosen,
    focusMap,
    close,
    isPressed,
    press: (marker) => {
      if (marker.count > 1 && isSeparable(marker) && view.zoom < maxZoom) {
        // The pressed button disappears with its cluster: the focus stays on the map.
        focusMap();
        return marker.pins.length > 0 ? fitBounds(marker.pins.map(([, lng, lat]) => ({ lng, lat }))) : zoomTo(marker);
      }
      if (isChosen(marker)) return close();
      if (marker.pins.length === 0) return;
      setIsPressed(true);
      const covered = toPixel(marker, view, size).y - (size.height - cardsHeight(marker.pins.length, size));
      if (covered > 0) map.panBy(0, covered, { isQuiet: true });
      choose(marker.pins.map(([reference]) => reference));
    },
    onKeyDown: (event) => {
      if (event.key === 'Escape' && chosen) close();
      else map.onKeyDown(event);
    },
  };
}
