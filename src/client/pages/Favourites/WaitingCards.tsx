import { useTranslation } from 'react-i18next';
import grid from '../../components/estateCard/EstateGrid.module.css';
import styles from './Favourites.module.css';

/** Two rows of the grid: more are below the fold. */
const most = 6;

/** Stands where cards are on their way. @param count how many there will be, when that is known */
export function WaitingCards({ count = 3 }: { count: number | undefined }) {
  const { t } = useTranslation();
  return (
    <div className={styles.waiting} aria-busy="true">
      <p className="visuallyHidden" role="status">
        {t('loading')}
      </p>
      <div className={grid.grid} aria-hidden="true">
        {Array.from({ length: Math.min(count, most) }, (_, index) => (
          <div key={index} className={`skeleton ${styles.card}`} />
        ))}
      </div>
    </div>
  );
}
