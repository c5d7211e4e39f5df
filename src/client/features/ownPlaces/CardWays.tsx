import { useEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';
import styles from './CardWays.module.css';
import { locate } from './locate.ts';
import { idOf, useOwnPlaces } from './ownPlaces.ts';
import { useWayText } from './useWayText.ts';
import type { Spot } from './wayTo.ts';

/** How far the visitor's own places are, on a card, once it is known where its home stands. */
export function CardWays({ estateKey }: { estateKey: string }) {
  const [home, setHome] = useState<Spot>();
  useEffect(() => {
    let isShown = true;
    void locate(estateKey).then((spot) => {
      if (isShown) setHome(spot);
    });
    return () => {
      isShown = false;
    };
  }, [estateKey]);
  return home && <Ways home={home} />;
}

function Ways({ home }: { home: Spot }) {
  const { t } = useTranslation('ownPlaces');
  const places = useOwnPlaces();
  const textOf = useWayText(home);
  return (
    <ul className={styles.ways} aria-label={t('title')}>
      {places.map((place) => {
        const { time, distance } = textOf(place);
        return (
          <li key={idOf(place)}>
            <span translate="no">{place.name}</span> <span>{time ?? distance}</span>
          </li>
        );
      })}
    </ul>
  );
}
