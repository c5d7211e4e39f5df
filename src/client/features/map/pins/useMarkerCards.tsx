import { useState, type KeyboardEvent, type ReactNode } from 'react';
import { MapCards } from '../cards/MapCards.tsx';
import type { KeptState } from '../memory/useMapMemory.ts';
import { toPixel, type Size, type View } from '../mercator.ts';
import { useIsNarrow } from '../screenSize.ts';
import type { MapView } from '../view/useMapView.ts';
import { holds, isCluster, isZoomedTo, type Marker } from './pinIndex.ts';

/**
 * Height of the cards and of the marker above them, in pixels from the lower edge of the frame (MapCards.module.css).
 */
const cardsHeight = (count: number, { height }: Size): number => Math.min(count * 120, 0.5 * height) + 100;

/** Cards that can be swiped to from that of a marker. */
const maxOthers = 23;

/** The keys of the estates around a marker, the nearest first. */
function keysAround(marker: Marker, markers: readonly Marker[], view: View, size: Size): string[] {
  const from = toPixel(marker, view, size);
  const distance = (other: Marker): number => {
    const { x, y } = toPixel(other, view, size);
    return Math.hypot(x - from.x, y - from.y);
  };
  return markers
    .filter((other) => other !== marker)
    .sort((a, b) => distance(a) - distance(b))
    .flatMap(({ keys }) => keys)
    .slice(0, maxOthers);
}

interface MarkersOfMap extends KeptState {
  map: MapView;
  markers: readonly Marker[];
  /** Whether these are all that the view has. */
  isLoaded: boolean;
  /** Told of the estate whose card is swiped to. */
  onShow: (key: string | undefined) => void;
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
export function useMarkerCards({
  map,
  markers,
  isLoaded,
  onShow,
  memory,
  change,
  changeNow,
}: MarkersOfMap): MarkerCards {
  const { chosen, opened } = memory;
  const { frame, size, view, limit, fitBounds, zoomTo } = map;
  /** Not on the way back: then the link of the estate takes the focus, not the cards. */
  const [isPressed, setIsPressed] = useState(false);
  const isNarrow = useIsNarrow();
  const [others, setOthers] = useState<readonly string[]>([]);
  const choose = (keys: readonly string[] | undefined) => {
    change({ chosen: keys, opened: undefined });
  };
  const isChosen = (marker: Marker) => chosen !== undefined && holds(marker, chosen[0]);
  // The map was moved on: cards of what it does not show any more would lie over other homes.
  if (isLoaded && chosen && !markers.some(isChosen)) choose(undefined);
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
      if (isZoomedTo(marker, view.zoom, limit.zoom)) {
        // The pressed button disappears with its cluster: the focus stays on the map.
        focusMap();
        return marker.pins.length > 0 ? fitBounds(marker.pins) : zoomTo(marker);
      }
      if (isChosen(marker)) return close();
      if (marker.pins.length === 0) return;
      setIsPressed(true);
      setOthers(keysAround(marker, markers, view, size));
      const covered =
        toPixel(marker, view, size).y - (size.height - cardsHeight(isNarrow ? 1 : marker.pins.length, size));
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
        others={isNarrow ? others : undefined}
        onShow={onShow}
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
