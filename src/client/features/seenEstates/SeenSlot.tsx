import { useRequestedPart } from '../../app/deferred/useRequestedPart.ts';
import { RecoveryBoundary } from '../../app/repair/RecoveryBoundary.tsx';
import { useHidden } from '../favourites/hidden.ts';
import { useVisited } from '../favourites/visited.ts';
import { seenEstatesPart } from './seenEstatesPart.ts';
import styles from './SeenSlot.module.css';

/** How many are shown. */
const maxShown = 6;

/**
 * The place of the listings that the visitor opened last. The server renders it empty; where the browser knows of some
 * it has its height before it is filled (app/scheme.ts), so that nothing moves.
 */
export function SeenSlot() {
  const hidden = useHidden() ?? [];
  const keys = useVisited()
    .filter((key) => !hidden.includes(key))
    .slice(0, maxShown);
  const isAsked = keys.length > 0;
  return (
    <div className={styles.slot} data-some={isAsked || undefined}>
      <RecoveryBoundary>{isAsked && <Requested keys={keys.join(',')} />}</RecoveryBoundary>
    </div>
  );
}

function Requested({ keys }: { keys: string }) {
  const [isHere] = useRequestedPart(seenEstatesPart, true);
  return isHere && <seenEstatesPart.Part keys={keys} />;
}
