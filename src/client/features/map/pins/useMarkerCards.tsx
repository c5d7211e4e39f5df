import { useState, type KeyboardEvent, type ReactNode } from 'react';
import { MapCards } from '../cards/MapCards.tsx';
import type { KeptState } from '../memory/useMapMemory.ts';
import { toPixel, type Size } from '../mercator.ts';
import type { MapView } from '../useMapView.ts';
import { isCluster, isZoomedTo, type Marker } from './pinIndex.ts';
import { holds } from './Pins.tsx';

/**
 * Height of the cards and of the marker above them, in pixels from the lower edge of the frame (MapCards.module.css).
 */
const cardsHeight = (count: number, { height }: Size): number => Math.min(count * 120, 0.6 * height) + 100;

interface MarkersOfMap extends KeptState {
  map: MapView;
  markers: readonly Marker[];
}

interface MarkerCards {
  isChosen: (marker: Marker) => boolean;
  press: (marker: Marker) => void;
  focusMap: () => void;
  /** For the frame: Escape closes the cards, other keys move the map. */
  onKeyDown: (event: KeyboardEvent) => void;
  /** Undefined while no marker is chosen. */
  cards: ReactNode;
}

/** What a press on a marker does: a cluster is zoomed to, an estate shows its card. */
export function useMarkerCards({ map, markers, memory, change, changeNow }: MarkersOfMap): MarkerCards {
  const { chosen, opened } = memory;
  const { frame, size, view, fitBounds, zoomTo } = map;
  /** Not on the way back: then the link of the estate takes the focus, not the cards. */
  const [isPressed, setIsPressed] = useState(false);
  const choose = (keys: readonly string[] | undefined) => {
    change({ chosen: keys, opened: undefined });
  };
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
    press: (marker) => {
      if (isZoomedTo(marker, view.zoom)) {
        // The pressed button disappears with its cluster: the focus stays on the map.
        focusMap();
        return marker.pins.length > 0 ? fitBounds(marker.pins.map(([, lng, lat]) => ({ lng, lat }))) : zoomTo(marker);
      }
      if (isChosen(marker)) return close();
      if (marker.pins.length === 0) return;
      setIsPressed(true);
      const covered = toPixel(marker, view, size).y - (size.height - cardsHeight(marker.pins.length, size));
      // What is in view with the cards of a cluster is what the visitor looks at: the list follows.
      if (covered > 0) map.panBy(0, covered, { isQuiet: !isCluster(marker) });
      choose(marker.keys);
    },
    onKeyDown: (event) => {
      if (event.key === 'Escape' && chosen) close();
      else map.onKeyDown(event);
    },
    cards: chosen && (
      <MapCards
        key={chosen[0]}
        keys={chosen}
        isPressed={isPressed}
        opened={opened}
        onOpen={(key) => {
          changeNow({ opened: key });
        }}
        onClose={close}
      />
    ),
  };
}
