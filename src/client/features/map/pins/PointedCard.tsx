import type { Map as LeafletMap } from 'leaflet';
import { useEffect, useLayoutEffect, useRef, useState } from 'react';
import { createPortal } from 'react-dom';
import { useTranslation } from 'react-i18next';
import { ApiError } from '#shared/api/ApiError.ts';
import { hidesPrice } from '#shared/domain/estate.ts';
import { formatEuros } from '#shared/i18n/formats.ts';
import { coverSrc } from '#shared/views/estateCard/cardCover.ts';
import { toEstateCard, type EstateCardData } from '#shared/views/estateCard/toEstateCard.ts';
import { createBrowserApi } from '../../../app/session/createBrowserApi.ts';
import { useSite } from '../../../app/session/SiteContext.ts';
import { useCardTexts } from '../../estateCard/useCardTexts.ts';
import { keepAt } from '../useLeaflet.ts';
import { readRem } from './markerSizes.ts';
import type { Marker } from './pinIndex.ts';
import styles from './PointedCard.module.css';

/** Milliseconds that a pointer rests before its estate is asked for: it passes many on its way. */
export const restMs = 150;

/** Pixels above a marker that its card needs. */
const room = 240;

/** The estate of a marker that its card shows: of several the one with the lowest price, if there is one. */
const shownOf = ({ pins, lowest }: Marker): string | undefined =>
  (pins.find(({ price }) => price === lowest) ?? pins[0])?.key;

/** The card of an estate: of those that are here, or asked for. */
function useCard(key: string | undefined, cards: readonly EstateCardData[]): EstateCardData | undefined {
  const { language } = useSite();
  const [loaded, setLoaded] = useState<EstateCardData>();
  const here = cards.find((card) => card.key === key);
  const isHere = here !== undefined;
  useEffect(() => {
    if (isHere || key === undefined) return;
    const abort = new AbortController();
    const load = async () => {
      try {
        const estate = await createBrowserApi().estate(key, { signal: abort.signal });
        if (!abort.signal.aborted) setLoaded(toEstateCard(estate, language));
      } catch (error) {
        // The marker's own price is still there.
        if (!(error instanceof ApiError)) throw error;
      }
    };
    const timer = setTimeout(() => void load(), restMs);
    return () => {
      clearTimeout(timer);
      abort.abort();
    };
  }, [isHere, key, language]);
  return here ?? (loaded?.key === key ? loaded : undefined);
}

interface PointedCardProps {
  map: LeafletMap;
  marker: Marker;
  cards: readonly EstateCardData[];
}

/**
 * Picture and price of the marker that is pointed at, beside it and within the map. The name of the marker's button
 * says the same to screen readers.
 */
export function PointedCard({ map, marker, cards }: PointedCardProps) {
  const estate = useCard(shownOf(marker), cards);
  return estate ? <Card map={map} marker={marker} estate={estate} /> : null;
}

function Card({ map, marker, estate }: { map: LeafletMap; marker: Marker; estate: EstateCardData }) {
  const { t } = useTranslation(['map', 'common']);
  const { language } = useSite();
  const texts = useCardTexts();
  const card = useRef<HTMLDivElement>(null);
  const { lat, lng } = marker;
  useLayoutEffect(() => keepAt(map, card.current!, [lat, lng]), [map, lat, lng]);
  const { cover, price, status, title, area, rooms } = estate;
  const { x, y } = map.latLngToContainerPoint([lat, lng]);
  const half = Math.min(6.5 * readRem(), 130);
  const width = map.getSize().x;
  const shift = Math.max(0, half + 8 - x) + Math.min(0, width - half - 8 - x);
  const from = marker.lowest === undefined ? undefined : formatEuros(marker.lowest, language);
  const said =
    from !== undefined
      ? t('common:card.from', { price: from })
      : price !== undefined
        ? texts.price(price, estate)
        : hidesPrice(status)
          ? texts.status(status)
          : texts.onRequest();
  return createPortal(
    <div ref={card} className={`leaflet-zoom-animated ${styles.place}`} aria-hidden="true">
      <div
        className={styles.card}
        data-below={y < room || undefined}
        style={{ width: 2 * half, marginLeft: shift - half }}
      >
        {cover && <img src={coverSrc(cover)} alt="" width="208" height="117" />}
        <p className={styles.price}>{said}</p>
        <p className={styles.title}>{title}</p>
        <p className={styles.facts}>
          {[texts.area(area), rooms ? texts.rooms(rooms) : ''].filter(Boolean).join(' · ')}
        </p>
      </div>
    </div>,
    map.getPanes().popupPane,
  );
}
