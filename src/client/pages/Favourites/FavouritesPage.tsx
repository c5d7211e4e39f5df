import type { PageProps } from '../../app/routeDefinition.ts';
import type { FavouritesPageData } from './favourites.load.ts';
import styles from './Favourites.module.css';
import { OwnList } from './OwnList.tsx';
import { SharedList } from './SharedList.tsx';

/** The visitor's favourites (PD-39), or a list that somebody shares by its link. */
export function FavouritesPage({
  data: { shared },
  query: { keys = [] },
  language,
}: PageProps<'Favourites', FavouritesPageData>) {
  return (
    <div className={`container ${styles.page}`}>
      {shared ? <SharedList estates={shared} keys={keys} /> : <OwnList language={language} />}
    </div>
  );
}
