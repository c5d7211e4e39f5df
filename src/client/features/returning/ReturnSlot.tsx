import { useRequestedPart } from '../../app/deferred/useRequestedPart.ts';
import { RecoveryBoundary } from '../../app/repair/RecoveryBoundary.tsx';
import { useSite } from '../../app/session/SiteContext.ts';
import { useFavourites } from '../favourites/favourites.ts';
import styles from '../seenEstates/SeenSlot.module.css';
import { useLastSearch } from './lastSearch.ts';
import type { ReturningProps } from './Returning.tsx';
import { returningPart } from './returningPart.ts';

/**
 * The place of what a visitor comes back to: the last search and the favourites. The server renders it empty; where the
 * browser holds some it has its height before it is filled (app/scheme.ts), so that nothing moves.
 */
export function ReturnSlot() {
  const hasFavourites = useSite().favourites;
  const search = useLastSearch();
  const favourites = useFavourites();
  const keys = (hasFavourites && favourites) || [];
  const isAsked = search !== null || keys.length > 0;
  return (
    <div className={styles.back} data-some={isAsked || undefined}>
      <RecoveryBoundary>{isAsked && <Requested search={search} keys={keys.join(',')} />}</RecoveryBoundary>
    </div>
  );
}

function Requested(props: ReturningProps) {
  const [isHere] = useRequestedPart(returningPart, true);
  return isHere && <returningPart.Part {...props} />;
}
