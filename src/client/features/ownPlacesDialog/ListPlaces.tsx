import { useTranslation } from 'react-i18next';
import { OwnPlacesButton } from './OwnPlacesButton.tsx';
import { useHydrated } from '../../app/useHydrated.ts';
import { useOwnPlaces } from '../ownPlaces/ownPlaces.ts';
import styles from './ListPlaces.module.css';

/** What sets the visitor's own places, below a list: its cards then say how far they are. Nothing without scripts. */
export function ListPlaces() {
  const { t } = useTranslation('ownPlaces');
  const hasPlaces = useOwnPlaces().length > 0;
  const isHydrated = useHydrated();
  if (!isHydrated) return null;
  return (
    <div className={styles.places}>
      <p>{t(hasPlaces ? 'lead.set' : 'lead')}</p>
      <OwnPlacesButton />
    </div>
  );
}
