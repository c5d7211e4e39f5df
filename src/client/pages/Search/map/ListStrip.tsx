import { useMemo, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { isClosed } from '#shared/domain/estate.ts';
import type { EstateCardData } from '#shared/views/estateCard/toEstateCard.ts';
import { MapCard } from '../../../features/map/cards/MapCard.tsx';
import styles from '../../../features/map/cards/MapCards.module.css';
import { useSwipe } from '../../../features/map/cards/useSwipe.ts';

interface ListStripProps {
  /** Of the list that the map stands in for. */
  estates: readonly EstateCardData[];
  /** Whether sold and rented ones are on the map. */
  closed: boolean;
  /** Told of the estate whose card has been swiped to. */
  onShow: (key: string | undefined) => void;
}

/**
 * On phones, the cards of the list at the lower edge of its map: the pin of the one that is swiped to is marked. Those
 * of sold and rented estates are there while the map shows their pins.
 */
export function ListStrip({ estates, closed, onShow }: ListStripProps) {
  const { t } = useTranslation('map');
  const onMap = useMemo(() => estates.filter(({ status }) => closed || !isClosed(status)), [estates, closed]);
  const strip = useRef<HTMLUListElement>(null);
  useSwipe(
    strip,
    onMap.map(({ key }) => key),
    onShow,
  );
  return (
    onMap.length > 0 && (
      <section aria-label={t('listed')}>
        <ul ref={strip} className={styles.strip}>
          {onMap.map((estate) => (
            <MapCard key={estate.key} estate={estate} />
          ))}
        </ul>
      </section>
    )
  );
}
