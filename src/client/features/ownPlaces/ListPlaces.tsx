import { useTranslation } from 'react-i18next';
import { OwnPlacesButton } from './OwnPlacesButton.tsx';
import styles from './ListPlaces.module.css';

/** What sets the visitor's own places, below a list: its cards then say how far they are. */
export function ListPlaces() {
  const { t } = useTranslation('ownPlaces');
  return (
    <div className={styles.places}>
      <p>{t('lead')}</p>
      <OwnPlacesButton />
    </div>
  );
}
