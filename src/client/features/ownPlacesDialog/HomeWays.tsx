import { useTranslation } from 'react-i18next';
import { OwnPlacesButton } from './OwnPlacesButton.tsx';
import { idOf, useOwnPlaces } from '../ownPlaces/ownPlaces.ts';
import { useWayText } from '../ownPlaces/useWayText.ts';
import type { Spot } from '../ownPlaces/wayTo.ts';

/** How far the visitor's own places are from a home, and what sets them. */
export function HomeWays({ home }: { home: Spot }) {
  const { t } = useTranslation('ownPlaces');
  const places = useOwnPlaces();
  const textOf = useWayText(home);
  const ways = places.map((place) => ({ id: idOf(place), name: place.name, ...textOf(place) }));
  return (
    // Without scripts there is nothing to set, and nothing set.
    <section data-scripted="">
      <h3>{t('heading')}</h3>
      {ways.length === 0 ? (
        <p>{t('lead')}</p>
      ) : (
        <dl>
          {ways.map(({ id, name, time, distance }) => (
            <div key={id}>
              <dt translate="no">{name}</dt>
              <dd>{time ? `${time} · ${distance}` : distance}</dd>
            </div>
          ))}
        </dl>
      )}
      <OwnPlacesButton />
    </section>
  );
}
