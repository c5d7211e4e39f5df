import type { Map as LeafletMap } from 'leaflet';
import { useTranslation } from 'react-i18next';
import { areaOfBox } from '#shared/domain/drawnArea.ts';
import type { OperationType } from '#shared/domain/estate.ts';
import { withoutFilters } from '#shared/filters/filterQuery.ts';
import { middleOf } from '#shared/filters/middleOf.ts';
import { broadNounOf } from '#shared/filters/kindGroups.ts';
import type { RouteTarget } from '#shared/routes/build.ts';
import { afterPaint } from '../../../app/afterPaint.ts';
import { AlertLink } from '../../../features/alerts/AlertLink.tsx';
import type { AlertOffer } from '../../../features/alerts/alertOffer.ts';
import { CanariesBox } from '../../../features/map/canaries/CanariesBox.tsx';
import { DrawButton } from '../../../features/map/draw/DrawButton.tsx';
import { DrawnArea } from '../../../features/map/draw/DrawnArea.tsx';
import { drawingPart } from '../../../features/map/draw/drawingPart.ts';
import { MapFrame } from '../../../features/map/frame/MapFrame.tsx';
import { toBox, withoutCanaries } from '../../../features/map/mercator.ts';
import { placesOf } from '../../../features/map/pins/pinIndex.ts';
import { Pins } from '../../../features/map/pins/Pins.tsx';
import type { SearchedList } from '../searchedAt.ts';
import { ListStrip } from './ListStrip.tsx';
import { MapHead, type Toggle } from './MapHead.tsx';
import { boxOfView, isBeyond } from './mapArea.ts';
import styles from './ResultMap.module.css';
import { useResultMap, type MappedList } from './useResultMap.ts';

export interface ResultMapProps extends SearchedList, MappedList {
  offer: AlertOffer | undefined;
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

interface PartProps {
  state: ReturnType<typeof useResultMap>;
  props: ResultMapProps;
}

/** Whether sold or rented estates are shown, and how to change that; undefined where it is no question. */
const closedToggle = ({ closed, hasClosed, change, draw }: PartProps['state']): Toggle | undefined =>
  hasClosed && draw.drawing === undefined
    ? {
        isOn: closed,
        turn: (on) => {
          change({ closed: on, chosen: undefined, opened: undefined });
        },
      }
    : undefined;

/** What stands above the map: how many estates it shows, and what may be changed about that. */
function Head({ state, props }: PartProps) {
  const { data, filters } = props;
  const { map, seen, whole, corners, moved, focusMap, draw, isSlim } = state;
  const isDrawing = draw.drawing !== undefined;
  const isElsewhere =
    seen?.count === 0 &&
    whole.pins &&
    filters.province !== undefined &&
    isBeyond(map.view, map.size, placesOf(whole.pins));
  return (
    <MapHead
      seen={seen}
      type={data.type}
      noun={broadNounOf(filters)}
      failed={whole.failed}
      wider={
        isElsewhere && !corners && !isDrawing
          ? searchEverywhere(props, data.type, boxOfView(map.view, map.size))
          : undefined
      }
      follows={corners || isDrawing ? undefined : moved}
      closed={closedToggle(state)}
      isSlim={isSlim}
      onRetry={() => {
        focusMap();
        whole.retry();
      }}
      onReturn={() => {
        focusMap();
        if (whole.pins) map.showAll(withoutCanaries(placesOf(whole.pins)));
      }}
    />
  );
}

/** What lies over the map: the tools for drawing, or the card of what is chosen, or on phones the strip of cards. */
function Sheet({ state, props: { search, estates }, leaflet }: PartProps & { leaflet: LeafletMap }) {
  const { map, draw, chosen, hasStrip, closed, listLink, canaries, focusMap } = state;
  if (draw.drawing && !draw.canDraw) return null;
  if (draw.drawing)
    return (
      <drawingPart.Part
        map={leaflet}
        frame={map.frame}
        byKeyboard={draw.drawing === 'keyboard'}
        onDone={(drawn) => {
          draw.stop();
          search.showDrawn(drawn);
        }}
        onCancel={draw.stop}
      />
    );
  return (
    <>
      {canaries && (
        <CanariesBox
          count={canaries.count}
          onPress={() => {
            focusMap();
            afterPaint(() => {
              map.fitBounds(canaries.places);
            });
          }}
        />
      )}
      {chosen.cards ?? (hasStrip && <ListStrip estates={estates} closed={closed} onShow={listLink.light} />)}
    </>
  );
}

/** Keeps the search as an alert, with the part of the map that shows unless it is limited to another. */
function SaveLink({ state: { map }, props: { offer, filters } }: PartProps) {
  const { t } = useTranslation('map');
  if (!offer) return null;
  const isLimited = filters.drawn !== undefined || middleOf(filters) !== undefined;
  const shown = isLimited ? {} : { drawn: areaOfBox(toBox(map.view, map.size)) };
  const query = { ...offer.query, filters: { ...offer.query.filters, ...shown } };
  return (
    <AlertLink className="button buttonOutline" offer={{ ...offer, query }}>
      {t('save')}
    </AlertLink>
  );
}

/**
 * All estates of a list on a map, which the list follows. A press on a cluster zooms to it, a press on an estate shows
 * its card. Everything on it is a button: it can be used by keyboard, and without dragging.
 */
export function ResultMap(props: ResultMapProps) {
  const { t } = useTranslation('map');
  const state = useResultMap(props);
  const { map, markers, chosen, listLink, corners, draw, change } = state;
  const isDrawing = draw.drawing !== undefined;
  return (
    <div className={styles.whole}>
      <MapFrame
        map={map}
        markers={markers}
        label={t('label.search')}
        isBusy={draw.isBusy}
        onKeyDown={chosen.onKeyDown}
        head={<Head state={state} props={props} />}
        tools={
          <DrawButton
            isDrawing={isDrawing}
            isBusy={draw.isBusy}
            onApproach={draw.load}
            onPress={(byKeyboard) => {
              change({ chosen: undefined, opened: undefined });
              draw.setDrawing(isDrawing ? undefined : byKeyboard ? 'keyboard' : 'pointer');
            }}
          />
        }
        sheet={(leaflet) => <Sheet state={state} props={props} leaflet={leaflet} />}
      >
        {(leaflet) => (
          <>
            <Pins
              map={leaflet}
              markers={markers}
              isChosen={chosen.isChosen}
              lit={listLink.lit}
              onPress={chosen.press}
              onPoint={listLink.pointAt}
              cards={props.estates}
            />
            {corners && !isDrawing && <DrawnArea map={leaflet} corners={corners} />}
          </>
        )}
      </MapFrame>
      {/* Outside the frame, whose handlers would hear what is typed in the dialog. */}
      <SaveLink state={state} props={props} />
    </div>
  );
}
