import type { Map as LeafletMap } from 'leaflet';
import { useMemo, useState, type KeyboardEvent, type RefObject } from 'react';
import { useTranslation } from 'react-i18next';
import { useLocation } from 'react-router';
import type { PinsDto } from '#shared/contract/estateList.ts';
import { areaOfBox } from '#shared/domain/drawnArea.ts';
import type { OperationType } from '#shared/domain/estate.ts';
import { withoutFilters } from '#shared/filters/filterQuery.ts';
import { groupOfKinds } from '#shared/filters/kindGroups.ts';
import type { EstateFilters } from '#shared/filters/table.ts';
import type { RouteTarget } from '#shared/routes/build.ts';
import { useLayer } from '../../../app/layers/useLayer.ts';
import type { EstateCardData } from '../../../components/estateCard/toEstateCard.ts';
import { AlertLink } from '../../../features/alerts/AlertLink.tsx';
import type { AlertOffer } from '../../../features/alerts/alertOffer.ts';
import { useFavourites } from '../../../features/favourites/favourites.ts';
import { DrawButton } from '../../../features/map/draw/DrawButton.tsx';
import { Drawing } from '../../../features/map/draw/Drawing.tsx';
import { DrawnArea } from '../../../features/map/draw/DrawnArea.tsx';
import { MapFrame } from '../../../features/map/MapFrame.tsx';
import {
  maxZoom,
  toBoundsParameter,
  toBox,
  toPixel,
  type LngLat,
  type Size,
  type View,
} from '../../../features/map/mercator.ts';
import { createPinIndex, isSeparable, type Bounds, type Marker } from '../../../features/map/pins/pinIndex.ts';
import { holds, Pins } from '../../../features/map/pins/Pins.tsx';
import { useMapView } from '../../../features/map/useMapView.ts';
import { useVisited } from '../../../features/map/visited.ts';
import { ListStrip, useIsNarrow } from './ListStrip.tsx';
import { MapCards } from './MapCards.tsx';
import { MapHead } from './MapHead.tsx';
import { boxOfView, cornersOfBox, cornersOfDrawn, isBeyond } from './mapArea.ts';
import styles from './ResultMap.module.css';
import { useAreaSearch, type SearchedList } from './useAreaSearch.ts';
import { useListLink } from './useListLink.ts';
import { useMapMemory } from './useMapMemory.ts';
import { usePins } from './usePins.ts';

export interface ResultMapProps extends SearchedList {
  type: OperationType;
  /** The filters of the list, its province among them. */
  filters: EstateFilters;
  offer: AlertOffer | undefined;
  /** The estates of the list's page. */
  estates: readonly EstateCardData[];
  /** The element that the list stands in. */
  list: RefObject<HTMLElement | null>;
  onClose: () => void;
}

const placesOf = ({ pins = [], clusters = [] }: PinsDto): LngLat[] => [
  ...pins.map(([, lng, lat]) => ({ lng, lat })),
  ...clusters,
];

function boundsOf(view: View, size: Size): Bounds {
  const { west, south, east, north } = toBox(view, size);
  return [west, south, east, north];
}

/**
 * Height of the cards and of the marker above them, in pixels from the lower edge of the frame (MapCards.module.css).
 */
const cardsHeight = (count: number, { height }: Size): number => Math.min(count * 110, 0.6 * height) + 80;

/** The last value that was there: while another list loads, the map stays where it is. */
function useLast<T>(value: T | undefined): T | undefined {
  const [last, setLast] = useState(value);
  if (value !== undefined && value !== last) setLast(value);
  return value ?? last;
}

/** The markers of a view, and how many estates they stand for. */
function useMarkers(pins: PinsDto | undefined, view: View, size: Size) {
  const index = useMemo(() => pins && createPinIndex(pins), [pins]);
  const { lng, lat, zoom } = view;
  return useMemo(() => {
    if (!index || size.width === 0) return { markers: [], seen: undefined };
    const at = { lng, lat, zoom };
    const markers = index.markersIn(boundsOf(at, size), zoom);
    return { markers, seen: markers.reduce((sum, { count }) => sum + count, 0) };
  }, [index, lng, lat, zoom, size]);
}

/** What a search has in a part of the map, whatever the province. */
const searchEverywhere = (
  { query: { filters, sort } }: SearchedList,
  type: OperationType,
  bbox: string,
): RouteTarget<'Search'> => ({
  to: 'Search',
  params: { type },
  query: { filters: { ...withoutFilters(filters, ['town', 'zone', 'drawn']), bbox }, sort },
});

/** What the map shows whole until the visitor moves it: the part that the list is limited to, else all of its estates. */
function usePlaces({ drawn, bbox }: EstateFilters, pins: PinsDto | undefined) {
  const corners = useMemo(() => (drawn === undefined ? undefined : cornersOfDrawn(drawn)), [drawn]);
  const [firstBox] = useState(bbox);
  const places = useMemo(
    () => corners ?? (firstBox ? cornersOfBox(firstBox) : pins && placesOf(pins)),
    [corners, firstBox, pins],
  );
  return { corners, places: useLast(places) };
}

/**
 * All estates of a list on a map, which the list follows. A press on a cluster zooms to it, a press on an estate shows
 * its card. Everything on it is a button: it can be used by keyboard, and without dragging. Its state is restored on the
 * way back.
 */
export function ResultMap({ type, filters, offer, estates, list: listElement, onClose, ...searched }: ResultMapProps) {
  const { t } = useTranslation('map');
  const { language } = searched;
  const list = JSON.stringify({ type, filters: withoutFilters(filters, ['bbox']) });
  const {
    memory: { view: moved, chosen, opened },
    change,
    changeNow,
  } = useMapMemory(list, filters.bbox !== undefined);
  const area = useAreaSearch(searched);
  const whole = usePins(list);
  const { corners, places } = usePlaces(filters, whole.pins);
  const [drawing, setDrawing] = useState<'pointer' | 'keyboard'>();
  const map = useMapView(places, [
    moved,
    (next, isQuiet) => {
      change({ view: next });
      if (area.isOn && !drawing && !corners && !isQuiet) area.follow(boxOfView(next, map.size));
    },
  ]);
  const { frame, size, view, fitBounds, zoomTo } = map;
  // The list has too many estates for single pins: those in view are requested by themselves.
  const isClustered = whole.pins?.clusters !== undefined && size.width > 0;
  const inside = usePins(isClustered ? list : '', isClustered ? toBoundsParameter(view, size) : undefined);
  const pins = inside.pins ?? whole.pins;
  const { markers, seen } = useMarkers(pins, view, size);
  const favourites = useFavourites() ?? [];
  const visited = useVisited();
  const { lit, pointAt, light } = useListLink(listElement);
  const isNarrow = useIsNarrow();
  // It fills the screen there.
  useLayer(isNarrow, onClose, useLocation().key);
  /** Not on the way back: then the link of the estate takes the focus, not the cards. */
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
    change({ chosen: undefined, opened: undefined });
  };
  const press = (marker: Marker) => {
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
    change({ chosen: marker.pins.map(([reference]) => reference), opened: undefined });
  };
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key === 'Escape' && chosen) close();
    else map.onKeyDown(event);
  };
  const stopDrawing = () => {
    setDrawing(undefined);
    focusMap();
  };
  const sheet = (leaflet: LeafletMap) => {
    if (drawing)
      return (
        <Drawing
          map={leaflet}
          frame={frame}
          byKeyboard={drawing === 'keyboard'}
          onDone={(drawn) => {
            stopDrawing();
            area.showDrawn(drawn);
          }}
          onCancel={stopDrawing}
        />
      );
    if (!chosen) return isNarrow && <ListStrip estates={estates} onShow={light} />;
    return (
      <MapCards
        key={chosen[0]}
        references={chosen}
        language={language}
        isPressed={isPressed}
        opened={opened}
        onOpen={(reference) => {
          changeNow({ opened: reference });
        }}
        onClose={close}
      />
    );
  };
  return (
    <div className={styles.whole}>
      <MapFrame
        map={map}
        label={t('label')}
        onKeyDown={onKeyDown}
        head={
          <MapHead
            count={pins && seen}
            noun={groupOfKinds(filters.estate_type) === 'homes' ? 'homes' : 'any'}
            failed={whole.failed}
            wider={
              seen === 0 &&
              whole.pins &&
              filters.province !== undefined &&
              !corners &&
              !drawing &&
              isBeyond(view, size, placesOf(whole.pins))
                ? searchEverywhere(searched, type, boxOfView(view, size))
                : undefined
            }
            follows={corners || drawing ? undefined : area}
            onRetry={() => {
              focusMap();
              whole.retry();
            }}
          />
        }
        tools={
          <DrawButton
            isDrawing={drawing !== undefined}
            onPress={(byKeyboard) => {
              change({ chosen: undefined, opened: undefined });
              setDrawing(drawing ? undefined : byKeyboard ? 'keyboard' : 'pointer');
            }}
          />
        }
        sheet={sheet}
      >
        {(leaflet) => (
          <>
            <Pins
              map={leaflet}
              markers={markers}
              isChosen={isChosen}
              lit={lit}
              favourites={favourites}
              visited={visited}
              onPress={press}
              onPoint={pointAt}
              language={language}
            />
            {corners && !drawing && <DrawnArea map={leaflet} corners={corners} />}
          </>
        )}
      </MapFrame>
      {/* Outside the frame, whose handlers would hear what is typed in the dialog. */}
      {offer && (
        <AlertLink
          className="button buttonOutline"
          offer={{
            ...offer,
            query: {
              ...offer.query,
              filters: { ...offer.query.filters, drawn: filters.drawn ?? areaOfBox(toBox(view, size)) },
            },
          }}
        >
          {t('save')}
        </AlertLink>
      )}
    </div>
  );
}
