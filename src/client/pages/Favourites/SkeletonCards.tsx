import { ListLoading } from '../../components/ui/listLoading/ListLoading.tsx';
import grid from '../../features/estateCard/EstateGrid.module.css';
import styles from './Favourites.module.css';

/** Two rows of the grid: further ones are below the fold. */
const maxCards = 6;

/** Skeletons of the cards that load. @param count how many there will be, when that is known */
export function SkeletonCards({ count = 3 }: { count: number | undefined }) {
  return (
    <div className={styles.loading} aria-busy="true">
      <ListLoading />
      <div className={grid.grid} aria-hidden="true">
        {Array.from({ length: Math.min(count, maxCards) }, (_, index) => (
          <div key={index} className={`skeleton ${styles.card}`} />
        ))}
      </div>
    </div>
  );
}
