import { DomEvent, type Map as LeafletMap } from 'leaflet';
import {
  useEffect,
  useEffectEvent,
  useLayoutEffect,
  useMemo,
  useRef,
  useState,
  type MouseEvent,
  type ReactNode,
} from 'react';
import { createPortal } from 'react-dom';
import { useTranslation } from 'react-i18next';
import { formatEuros, formatList, formatNumber } from '#shared/i18n/formats.ts';
import type { Language } from '#shared/i18n/languages.ts';
import type { EstateCardData } from '#shared/views/estateCard/toEstateCard.ts';
import { afterPaint } from '../../../app/afterPaint.ts';
import { useSite } from '../../../app/session/SiteContext.ts';
import { useFavourites } from '../../favourites/favourites.ts';
// Before what overrides it, in whatever order modules are reached.
import '../leaflet.css';
import icons from '../mapIcons.module.css';
import { keepAt } from '../useLeaflet.ts';
import { useVisited } from '../../favourites/visited.ts';
import { holds, isClosedPin, isCluster, type Marker } from './pinIndex.ts';
import { many, most } from './markerSizes.ts';
import styles from './Pins.module.css';
import { PointedCard } from './PointedCard.tsx';
import { shortCount } from './shortNumbers.ts';
import { minAroundZoom, useAround, type Around } from './useAround.ts';
import { stateOf, useLabelText } from './useLabels.ts';

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
  /** Estates whose cards are here: those of the others are asked for. */
  cards?: readonly EstateCardData[];
}

const noCards: readonly EstateCardData[] = [];

function classOf(marker: Marker, { favourites, visited }: PinMarks): string {
  const { count, pins } = marker;
  const isOver = pins.length > 0 && pins.every(isClosedPin) && styles.over;
  if (isCluster(marker))
    return [styles.cluster, count >= most ? styles.most : count >= many && styles.many, isOver]
      .filter(Boolean)
      .join(' ');
  const { key = '', isExact } = pins[0] ?? {};
  const isNumber = marker.label === 'none';
  return [
    isNumber && styles.number,
    isExact && !isNumber && styles.exact,
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

/** Tells that the map begins to move. */
function useMoves(map: LeafletMap, tell: () => void): void {
  const told = useEffectEvent(tell);
  useEffect(() => {
    const begin = () => {
      told();
    };
    map.on('movestart', begin);
    return () => {
      map.off('movestart', begin);
    };
  }, [map]);
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

/** What a marker shows: the number of its estates, its price or both. */
function PinLabel({ marker, text, isFavourite }: { marker: Marker; text: string; isFavourite: boolean }) {
  const { language } = useSite();
  const { count, label, shift } = marker;
  if (!isCluster(marker) && label !== 'none')
    return (
      <>
        {isFavourite && <span className={`${icons.heart} ${styles.heart}`} />}
        <span>{text}</span>
      </>
    );
  return (
    <>
      <span>{shortCount(count, language)}</span>
      {isCluster(marker) && text !== '' && label !== 'none' && (
        <span className={styles.lowest} data-above={label === 'second' || undefined} style={{ marginLeft: shift }}>
          {text}
        </span>
      )}
    </>
  );
}

/**
 * Estates by their prices, several at one place as clusters; all are buttons. An exact place is marked by the tip of
 * its pin; where it is known to 500 m only, a circle is drawn around.
 */
export function Pins({ map, markers, isChosen, lit, onPress, onPoint, cards = noCards }: PinsProps) {
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
  const textOf = useLabelText(language);
  const [pointed, setPointed] = useState<string>();
  useMoves(map, () => {
    setPointed(undefined);
  });
  const press = (event: MouseEvent, marker: Marker) => {
    // The end of a drag that began on the pin; a press of a key has no detail.
    if (event.detail > 0 && wasDragged.current) return;
    setPointed(undefined);
    // Looks pressed before what the press does: the map that moves takes a phone longer than a frame.
    const { currentTarget } = event;
    currentTarget.classList.add(styles.pressed!);
    afterPaint(() => {
      currentTarget.classList.remove(styles.pressed!);
      onPress(marker);
    });
  };
  const leave = () => {
    setPointed(undefined);
    onPoint(undefined);
  };
  return createPortal(
    <ul ref={list} className={styles.pins} onPointerLeave={leave} onBlur={leave}>
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
            onPointerEnter={({ pointerType }) => {
              onPoint(marker.keys);
              // A finger does not point: it presses.
              if (pointerType !== 'touch') setPointed(marker.key);
            }}
            onFocus={({ currentTarget }) => {
              onPoint(marker.keys);
              if (currentTarget.matches(':focus-visible')) setPointed(marker.key);
            }}
          >
            <PinLabel
              marker={marker}
              text={textOf(marker)}
              isFavourite={marks.favourites.includes(marker.pins[0]?.key ?? '')}
            />
          </button>
          {marker.key === pointed && !isChosen(marker) && <PointedCard map={map} marker={marker} cards={cards} />}
        </Placed>
      ))}
    </ul>,
    map.getPanes().markerPane,
  );
}
