import type { Map as LeafletMap } from 'leaflet';
import { useMemo, useState, type RefObject } from 'react';
import { useTranslation } from 'react-i18next';
import type { PinsDto } from '#shared/contract/estateList.ts';
import { areaOfBox } from '#shared/domain/drawnArea.ts';
import { isClosed, type OperationType } from '#shared/domain/estate.ts';
import { withoutFilters } from '#shared/filters/filterQuery.ts';
import { broadNounOf } from '#shared/filters/kindGroups.ts';
import type { EstateFilters } from '#shared/filters/table.ts';
import type { RouteTarget } from '#shared/routes/build.ts';
import { useRequestedPart } from '../../../app/deferred/useRequestedPart.ts';
import { useLayer } from '../../../app/layers/useLayer.ts';
import type { EstateCardData } from '#shared/views/estateCard/toEstateCard.ts';
import { AlertLink } from '../../../features/alerts/AlertLink.tsx';
import type { AlertOffer } from '../../../features/alerts/alertOffer.ts';
import { DrawButton } from '../../../features/map/draw/DrawButton.tsx';
import { DrawnArea } from '../../../features/map/draw/DrawnArea.tsx';
import { drawingPart } from '../../../features/map/draw/drawingPart.ts';
import { useListLink } from '../../../features/map/list/useListLink.ts';
import { MapFrame } from '../../../features/map/MapFrame.tsx';
import { useMapMemory } from '../../../features/map/memory/useMapMemory.ts';
import { exactFit, toBox, type Fit } from '../../../features/map/mercator.ts';
import { placesOf } from '../../../features/map/pins/pinIndex.ts';
import { Pins } from '../../../features/map/pins/Pins.tsx';
import { useMarkers } from '../../../features/map/pins/useMarkers.ts';
import { usePins, usePinsInView, usePinsOf } from '../../../features/map/pins/usePins.ts';
import { useMarkerCards } from '../../../features/map/pins/useMarkerCards.tsx';
import { useMapView } from '../../../features/map/useMapView.ts';
import type { SearchPageData } from '../searchPageData.ts';
import type { SearchedList } from '../searchedAt.ts';
import type { BoundSession } from '../session/useSearchSession.ts';
import { ListStrip, useIsNarrow } from './ListStrip.tsx';
import { MapHead } from './MapHead.tsx';
import { boxOfView, cornersOfBox, cornersOfDrawn, isBeyond } from './mapArea.ts';
import styles from './ResultMap.module.css';
import { useMovedMap } from './useMovedMap.ts';

export interface ResultMapProps extends SearchedList {
  data: Pick<SearchPageData, 'type' | 'closed'>;
  /** The filters of the list, its province among them. */
  filters: EstateFilters;
  offer: AlertOffer | undefined;
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

/**
 * What the map shows whole until the visitor moves it: the part that the list is limited to, else all of its estates.
 */
function usePlaces({ drawn, bbox }: EstateFilters, pins: PinsDto | undefined) {
  const corners = useMemo(() => (drawn === undefined ? undefined : cornersOfDrawn(drawn)), [drawn]);
  const [firstBox] = useState(bbox);
  const places = useMemo(
    () => corners ?? (firstBox ? cornersOfBox(firstBox) : pins && placesOf(pins)),
    [corners, firstBox, pins],
  );
  return { corners, places: useLast(places), isBox: !corners && firstBox !== undefined };
}

/** The map is shown again by its memory (features/map/memory). */
const mapEntry = {};

/** Where nothing lies on the map: below what it says and the boxes, on phones also above the strip of cards. */
const fitOf = (isNarrow: boolean): Fit => (isNarrow ? { top: 180, bottom: 160 } : { top: 104, bottom: 48 });

/**
 * All estates of a list on a map, which the list follows. A press on a cluster zooms to it, a press on an estate shows
 * its card. Everything on it is a button: it can be used by keyboard, and without dragging. Its state is restored on
 * the way back.
 */
export function ResultMap({
  data,
  filters,
  offer,
  estates,
  list: listElement,
  search,
  onClose,
  ...searched
}: ResultMapProps) {
  const { type } = data;
  const { t } = useTranslation('map');
  const list = JSON.stringify({ type, filters: withoutFilters(filters, ['bbox']) });
  const kept = useMapMemory(list, filters.bbox !== undefined);
  const { change } = kept;
  const { closed = false } = kept.memory;
  const moved = useMovedMap(search);
  const whole = usePins(list, closed);
  const { corners, places, isBox } = usePlaces(filters, whole.pins);
  const isNarrow = useIsNarrow();
  const [drawing, setDrawing] = useState<'pointer' | 'keyboard'>();
  const [canDraw, loadDrawing] = useRequestedPart(drawingPart, drawing !== undefined);
  const isBusy = drawing !== undefined && !canDraw;
  const map = useMapView(
    places,
    [
      kept.memory.view,
      (next, isQuiet) => {
        change({ view: next });
        if (moved.isOn && !drawing && !corners && !isQuiet) moved.follow(boxOfView(next, map.size));
      },
    ],
    fitOf(isNarrow),
    isBox ? exactFit : undefined,
  );
  const { frame, size, view } = map;
  const pins = usePinsInView(list, whole.pins, map, closed);
  const known = usePinsOf(estates, pins, { type, closed });
  const { markers, seen } = useMarkers(pins, map, { closed, known });
  const { lit, pointAt, light } = useListLink(listElement);
  // It fills the screen there.
  useLayer(isNarrow, onClose, mapEntry);
  const { isChosen, press, focusMap, onKeyDown, cards } = useMarkerCards({ map, markers, ...kept });

  const stopDrawing = () => {
    setDrawing(undefined);
    focusMap();
  };
  const sheet = (leaflet: LeafletMap) => {
    if (drawing)
      return (
        canDraw && (
          <drawingPart.Part
            map={leaflet}
            frame={frame}
            byKeyboard={drawing === 'keyboard'}
            onDone={(drawn) => {
              stopDrawing();
              search.showDrawn(drawn);
            }}
            onCancel={stopDrawing}
          />
        )
      );
    return cards ?? (isNarrow && <ListStrip estates={estates} closed={closed} onShow={light} />);
  };
  return (
    <div className={styles.whole}>
      <MapFrame
        map={map}
        label={t('label.search')}
        isBusy={isBusy}
        onKeyDown={onKeyDown}
        head={
          <MapHead
            count={pins && seen}
            type={type}
            noun={broadNounOf(filters)}
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
            follows={corners || drawing ? undefined : moved}
            closed={
              !drawing && (closed || data.closed || estates.some(({ status }) => isClosed(status)))
                ? {
                    isOn: closed,
                    turn: (on) => {
                      change({ closed: on, chosen: undefined, opened: undefined });
                    },
                  }
                : undefined
            }
            onRetry={() => {
              focusMap();
              whole.retry();
            }}
          />
        }
        tools={
          <DrawButton
            isDrawing={drawing !== undefined}
            isBusy={isBusy}
            onApproach={loadDrawing}
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
            <Pins map={leaflet} markers={markers} isChosen={isChosen} lit={lit} onPress={press} onPoint={pointAt} />
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
