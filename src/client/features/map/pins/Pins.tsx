import { DomEvent, type Map as LeafletMap } from 'leaflet';
import { useEffect, useLayoutEffect, useMemo, useRef, type MouseEvent, type ReactNode } from 'react';
import { createPortal } from 'react-dom';
import { useTranslation } from 'react-i18next';
import type { EstateStatus } from '#shared/domain/estate.ts';
import { formatEuros, formatList, formatNumber } from '#shared/i18n/formats.ts';
import type { Language } from '#shared/i18n/languages.ts';
import { useSite } from '../../../app/session/SiteContext.ts';
import { useFavourites } from '../../favourites/favourites.ts';
// Before what overrides it, in whatever order modules are reached.
import '../leaflet.css';
import icons from '../mapIcons.module.css';
import { keepAt } from '../useLeaflet.ts';
import { useVisited } from '../../favourites/visited.ts';
import { holds, isClosedPin, isCluster, type Marker } from './pinIndex.ts';
import styles from './Pins.module.css';
import { shortCount, shortPrice } from './shortNumbers.ts';
import { minAroundZoom, useAround, type Around } from './useAround.ts';

/** What a pin shows beside its price. */
interface PinMarks {
  favourites: readonly string[];
  visited: readonly string[];
}

interface PinsProps {
  map: LeafletMap;
  markers: readonly Marker[];
  /** Whether its cards are shown. */
  isChosen: (marker: Marker) => boolean;
  /** The estate that the visitor points at in the list. */
  lit: string | undefined;
  onPress: (marker: Marker) => void;
  /** The estates of the marker that the visitor points at; undefined for none. */
  onPoint: (keys: readonly string[] | undefined) => void;
}

/** From these counts on, a cluster is drawn larger. */
const [many, most] = [100, 1_000];

/** What a pin says in place of a price. */
const states = ['reserved', 'sold', 'rented'] as const satisfies readonly EstateStatus[];

const stateOf = ({ pins }: Marker) => states.find((state) => state === pins[0]?.status);

function classOf(marker: Marker, { favourites, visited }: PinMarks): string {
  const { count, pins } = marker;
  const isOver = pins.length > 0 && pins.every(isClosedPin) && styles.over;
  if (isCluster(marker))
    return [styles.cluster, count >= most ? styles.most : count >= many && styles.many, isOver]
      .filter(Boolean)
      .join(' ');
  const { key = '', isExact } = pins[0] ?? {};
  return [
    isExact && styles.exact,
    stateOf(marker) === 'reserved' && styles.reserved,
    isOver,
    visited.includes(key) && !favourites.includes(key) && styles.visited,
  ]
    .filter(Boolean)
    .join(' ');
}

/** The approximate places; one that several estates share is drawn once. */
function placesAround(markers: readonly Marker[], lit: string | undefined): Around[] {
  const places = new Map<string, Around>();
  for (const { pins } of markers)
    for (const pin of pins) {
      const { key, lng, lat, isExact } = pin;
      const place = `${lng}/${lat}`;
      const { isLit = false, isOver = true } = places.get(place) ?? {};
      if (!isExact) places.set(place, { lng, lat, isLit: isLit || key === lit, isOver: isOver && isClosedPin(pin) });
    }
  return [...places.values()];
}

/** What a pin is called by screen readers. */
function useNames(language: Language) {
  const { t } = useTranslation('map');
  return (marker: Marker, { favourites, visited }: PinMarks): string => {
    const { count, pins, lowest } = marker;
    const total = formatNumber(count, language);
    if (lowest !== undefined) return t('clusterFrom', { count, total, price: formatEuros(lowest, language) });
    if (isCluster(marker)) return t('cluster', { count, total });
    const { key = '', price, isLowest } = pins[0] ?? {};
    const home =
      typeof price !== 'number'
        ? t('home')
        : t(isLowest ? 'homeFrom' : 'homeAt', { price: formatEuros(price, language) });
    const state = stateOf(marker);
    const said = [
      state && t(`state.${state}`),
      favourites.includes(key) && t('state.favourite'),
      visited.includes(key) && t('state.visited'),
    ].filter((text) => typeof text === 'string');
    return said.length > 0 ? t('homeWith', { home, states: formatList(said, language) }) : home;
  };
}

/** An item of the list of markers, at its place on the map. */
function Placed({
  map,
  marker,
  isLit,
  children,
}: {
  map: LeafletMap;
  marker: Marker;
  isLit: boolean;
  children: ReactNode;
}) {
  const item = useRef<HTMLLIElement>(null);
  const { lat, lng } = marker;
  useLayoutEffect(() => keepAt(map, item.current!, [lat, lng]), [map, lat, lng]);
  return (
    <li ref={item} className="leaflet-zoom-animated" data-lit={isLit || undefined}>
      {children}
    </li>
  );
}

/** Whether the map was dragged since the last press began. */
function useWasDragged(map: LeafletMap): { current: boolean } {
  const wasDragged = useRef(false);
  useEffect(() => {
    const begin = () => {
      wasDragged.current = false;
    };
    const drag = () => {
      wasDragged.current = true;
    };
    const container = map.getContainer();
    container.addEventListener('pointerdown', begin, { capture: true });
    map.on('dragstart', drag);
    return () => {
      container.removeEventListener('pointerdown', begin, { capture: true });
      map.off('dragstart', drag);
    };
  }, [map]);
  return wasDragged;
}

/** A double click on a pin is two presses, not a zoom. */
function useOwnDoubleClick(list: { current: HTMLElement | null }): void {
  useEffect(() => {
    const element = list.current!;
    DomEvent.on(element, 'dblclick', DomEvent.stopPropagation);
    return () => {
      DomEvent.off(element, 'dblclick', DomEvent.stopPropagation);
    };
  }, [list]);
}

/** The price of a pin, or of a cluster how many it stands for, and in a town from which price on. */
function PinLabel({ marker, isFavourite, language }: { marker: Marker; isFavourite: boolean; language: Language }) {
  const { t } = useTranslation(['map', 'common']);
  const { count, pins, lowest, shift } = marker;
  if (isCluster(marker))
    return (
      <>
        <span>{shortCount(count, language)}</span>
        {lowest !== undefined && (
          <span className={styles.lowest} style={{ marginLeft: shift }}>
            {t('common:card.from', { price: shortPrice(lowest, language) })}
          </span>
        )}
      </>
    );
  const state = stateOf(marker);
  if (state) return <span>{t(`common:card.status.${state}`)}</span>;
  const { price, isLowest } = pins[0] ?? {};
  const short = typeof price === 'number' ? shortPrice(price, language) : t('onRequest');
  return (
    <>
      {isFavourite && <span className={`${icons.heart} ${styles.heart}`} />}
      <span>{isLowest ? t('common:card.from', { price: short }) : short}</span>
    </>
  );
}

/**
 * Estates by their prices, several at one place as clusters; all are buttons. An exact place is marked by the tip of
 * its pin; where it is known to 500 m only, a circle is drawn around.
 */
export function Pins({ map, markers, isChosen, lit, onPress, onPoint }: PinsProps) {
  const { language } = useSite();
  const marks = { favourites: useFavourites() ?? [], visited: useVisited() };
  const list = useRef<HTMLUListElement>(null);
  const nameOf = useNames(language);
  useOwnDoubleClick(list);
  const wasDragged = useWasDragged(map);
  useAround(
    map,
    useMemo(() => (map.getZoom() < minAroundZoom ? [] : placesAround(markers, lit)), [map, markers, lit]),
  );
  const press = (event: MouseEvent, marker: Marker) => {
    // The end of a drag that began on the pin; a press of a key has no detail.
    if (event.detail > 0 && wasDragged.current) return;
    onPress(marker);
  };
  return createPortal(
    <ul
      ref={list}
      className={styles.pins}
      onPointerLeave={() => {
        onPoint(undefined);
      }}
      onBlur={() => {
        onPoint(undefined);
      }}
    >
      {markers.map((marker) => (
        <Placed key={marker.key} map={map} marker={marker} isLit={holds(marker, lit)}>
          <button
            type="button"
            className={classOf(marker, marks)}
            data-marker={marker.key}
            aria-label={nameOf(marker, marks)}
            aria-pressed={isCluster(marker) ? undefined : isChosen(marker)}
            onClick={(event) => {
              press(event, marker);
            }}
            onPointerEnter={() => {
              onPoint(marker.keys);
            }}
            onFocus={() => {
              onPoint(marker.keys);
            }}
          >
            <PinLabel
              marker={marker}
              isFavourite={marks.favourites.includes(marker.pins[0]?.key ?? '')}
              language={language}
            />
          </button>
        </Placed>
      ))}
    </ul>,
    map.getPanes().markerPane,
  );
}
