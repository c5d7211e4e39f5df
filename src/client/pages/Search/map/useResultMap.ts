import { useMemo, useState, type RefObject } from 'react';
import type { PinList } from '#shared/api/estate.ts';
import { isClosed } from '#shared/domain/estate.ts';
import { foldKey } from '#shared/domain/estateKey.ts';
import { withoutFilters } from '#shared/filters/filterQuery.ts';
import type { EstateFilters } from '#shared/filters/table.ts';
import type { EstateCardData } from '#shared/views/estateCard/toEstateCard.ts';
import { useRequestedPart } from '../../../app/deferred/useRequestedPart.ts';
import { useLayer } from '../../../app/layers/useLayer.ts';
import { useHidden } from '../../../features/favourites/hidden.ts';
import { useCanaries } from '../../../features/map/canaries/useCanaries.ts';
import { drawingPart } from '../../../features/map/draw/drawingPart.ts';
import { useListLink } from '../../../features/map/list/useListLink.ts';
import { useMapMemory } from '../../../features/map/memory/useMapMemory.ts';
import { exactFit, halfMarker, toolsWidth, withoutCanaries, type Fit } from '../../../features/map/mercator.ts';
import { placesOf } from '../../../features/map/pins/pinIndex.ts';
import { useMarkerCards } from '../../../features/map/pins/useMarkerCards.tsx';
import { useMarkers } from '../../../features/map/pins/useMarkers.ts';
import { usePins, usePinsInView, usePinsOf } from '../../../features/map/pins/usePins.ts';
import { useIsLow, useIsNarrow, useIsShort } from '../../../features/map/screenSize.ts';
import { useMapView } from '../../../features/map/view/useMapView.ts';
import type { SearchPageData } from '../searchPageData.ts';
import type { BoundSession } from '../session/useSearchSession.ts';
import { boxOfView, cornersOfArea, cornersOfBox } from './mapArea.ts';
import { useMovedMap } from './useMovedMap.ts';

export interface MappedList {
  data: Pick<SearchPageData, 'type' | 'closed' | 'reach'>;
  /** The filters of the list, its province among them. */
  filters: EstateFilters;
  /** The estates of the list's page. */
  estates: readonly EstateCardData[];
  /** The element that the list stands in. */
  list: RefObject<HTMLElement | null>;
  search: BoundSession;
  onClose: () => void;
}

/** The last value that was there: while another list loads, the map stays where it is. */
function useLast<T>(value: T | undefined): T | undefined {
  const [last, setLast] = useState(value);
  if (value !== undefined && value !== last) setLast(value);
  return value ?? last;
}

/**
 * What the map shows whole until the visitor moves it: the part that the list is limited to, else all of its estates,
 * or all but those in the Canaries.
 */
function usePlaces({ drawn, near, bbox }: EstateFilters, pins: PinList | undefined) {
  const corners = useMemo(() => cornersOfArea({ drawn, near }), [drawn, near]);
  const [firstBox] = useState(bbox);
  const places = useMemo(
    () => corners ?? (firstBox ? cornersOfBox(firstBox) : pins && withoutCanaries(placesOf(pins))),
    [corners, firstBox, pins],
  );
  return { corners, places: useLast(places), isBox: !corners && firstBox !== undefined };
}

const noKeys: readonly string[] = [];

/** Without what the visitor has hidden, as far as single estates are known: clusters that come as such count them. */
function withoutHidden(answer: PinList | undefined, hidden: readonly string[]): PinList | undefined {
  if (!answer?.pins || hidden.length === 0) return answer;
  const keys = new Set(hidden.map(foldKey));
  const pins = answer.pins.filter(({ key }) => !keys.has(foldKey(key)));
  return { ...answer, pins, total: answer.total - (answer.pins.length - pins.length) };
}

const useWithoutHidden = (answer: PinList | undefined, hidden: readonly string[]): PinList | undefined =>
  useMemo(() => withoutHidden(answer, hidden), [answer, hidden]);

/** The map is shown again by its memory (features/map/memory). */
const mapEntry = {};

/**
 * Where nothing lies on the map: below what it says and the boxes (ResultMap.module.css), beside its buttons, above the
 * strip of cards.
 */
const fitOf = (isNarrow: boolean, isSlim: boolean, hasStrip: boolean): Fit => ({
  top: isNarrow ? 96 : isSlim ? 78 : 116,
  bottom: hasStrip ? 168 : 60,
  ...(isNarrow ? { side: 20, right: toolsWidth + 16 } : { right: toolsWidth + halfMarker }),
});

/** The visitor draws an area, with the pointer or the keyboard, once the script for it is here. */
function useDrawing() {
  const [drawing, setDrawing] = useState<'pointer' | 'keyboard'>();
  const [canDraw, load] = useRequestedPart(drawingPart, drawing !== undefined);
  return { drawing, setDrawing, canDraw, load, isBusy: drawing !== undefined && !canDraw };
}

/** How much of the map shows beside what lies on it. */
function useScreen() {
  const isNarrow = useIsNarrow();
  const isLow = useIsLow();
  const isShort = useIsShort();
  return {
    isNarrow,
    /** What it says takes one line. */
    isSlim: isShort || isNarrow,
    /** On phones that have the room, the cards of the list lie on its map. */
    hasStrip: isNarrow && !isLow,
  };
}

/** State of a list's map: where it is, what it shows and which of that is chosen. It is restored on the way back. */
export function useResultMap({
  data: { type, reach, closed: inList = 0 },
  filters,
  estates,
  list: listElement,
  search,
  onClose,
}: MappedList) {
  const list = JSON.stringify({ type, filters: withoutFilters(filters, ['bbox']) });
  const kept = useMapMemory(list, filters.bbox !== undefined);
  const { change } = kept;
  const { closed = false } = kept.memory;
  const moved = useMovedMap(search);
  const listed = usePins(list, closed);
  const hidden = useHidden() ?? noKeys;
  const whole = { ...listed, pins: useWithoutHidden(listed.pins, hidden) };
  const { corners, places, isBox } = usePlaces(
    reach === undefined ? filters : { ...filters, drawn: reach },
    whole.pins,
  );
  const { isNarrow, isSlim, hasStrip } = useScreen();
  const hasClosed = closed || inList > 0 || estates.some(({ status }) => isClosed(status));
  const draw = useDrawing();
  const map = useMapView(
    places,
    [
      kept.memory.view,
      (next, isQuiet) => {
        change({ view: next });
        if (moved.isOn && !draw.drawing && !corners && !isQuiet) moved.follow(boxOfView(next, map.size));
      },
    ],
    fitOf(isNarrow, isSlim, hasStrip),
    isBox ? exactFit : undefined,
  );
  const pins = useWithoutHidden(usePinsInView(list, whole.pins, map, closed), hidden);
  const known = usePinsOf(estates, pins, { type, closed });
  const chosenKey = kept.memory.chosen?.[0];
  const { markers, seen, total } = useMarkers(pins, map, { closed, known, hasLowest: true, chosen: chosenKey });
  const canaries = useCanaries(whole.pins, map);
  /** Nobody has moved the map: it shows the whole list, of which some may be in the Canaries' box. */
  const isWhole = !kept.memory.view && !isBox;
  const listLink = useListLink(listElement);
  // It fills the screen there.
  useLayer(isNarrow, onClose, mapEntry);
  const { focusMap, ...chosen } = useMarkerCards({
    map,
    markers,
    isLoaded: seen !== undefined,
    onShow: listLink.light,
    ...kept,
  });
  return {
    map,
    isNarrow,
    isSlim,
    hasStrip,
    corners,
    moved,
    whole,
    markers,
    /** The estates that lie in the part that shows; undefined while they load. */
    seen: pins && seen !== undefined ? (isWhole ? total : seen) : undefined,
    canaries,
    draw: {
      ...draw,
      stop: () => {
        draw.setDrawing(undefined);
        focusMap();
      },
    },
    closed,
    /** Whether the list has sold or rented estates, which the map may show. */
    hasClosed,
    change,
    listLink,
    chosen,
    focusMap,
  };
}
