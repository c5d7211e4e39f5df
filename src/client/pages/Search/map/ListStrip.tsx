import { useEffect, useMemo, useRef, useSyncExternalStore } from 'react';
import { useTranslation } from 'react-i18next';
import { isClosed } from '#shared/domain/estate.ts';
import type { EstateCardData } from '#shared/views/estateCard/toEstateCard.ts';
import { MapCard } from '../../../features/map/cards/MapCard.tsx';
import styles from '../../../features/map/cards/MapCards.module.css';

/** Where the map takes the list's place (ListWithMap.module.css). */
const narrow = '(max-width: 43.74rem)';

const subscribe = (tell: () => void): (() => void) => {
  const query = matchMedia(narrow);
  query.addEventListener('change', tell);
  return () => {
    query.removeEventListener('change', tell);
  };
};

export const useIsNarrow = (): boolean =>
  useSyncExternalStore(
    subscribe,
    () => matchMedia(narrow).matches,
    () => false,
  );

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
  const shown = useRef(onShow);
  useEffect(() => {
    shown.current = onShow;
  });
  useEffect(() => {
    const list = strip.current;
    if (!list) return;
    const tell = () => {
      const [first, second] = list.querySelectorAll('li');
      // From one card to the next, the gap between them included.
      const step = first && second ? second.offsetLeft - first.offsetLeft : 0;
      shown.current(step === 0 ? undefined : onMap[Math.round(list.scrollLeft / step)]?.key);
    };
    list.addEventListener('scroll', tell, { passive: true });
    return () => {
      list.removeEventListener('scroll', tell);
      shown.current(undefined);
    };
  }, [onMap]);
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
