import { useRequestedPart } from '../../app/deferred/useRequestedPart.ts';
import { RecoveryBoundary } from '../../app/repair/RecoveryBoundary.tsx';
import type { EstateCardData } from '#shared/views/estateCard/toEstateCard.ts';
import { useIsHidden } from '../favourites/hidden.ts';
import { useIsVisited } from '../favourites/visited.ts';
import { cardMarkPart } from './extras/cardMarkPart.ts';

interface CardMarksProps {
  estate: Pick<EstateCardData, 'key' | 'title'>;
}

/**
 * What this browser knows of a listing, over its card, whose place and size stay: that the visitor has seen it, or has
 * hidden it (docs/product.md#search). Never in the server's HTML.
 */
export function CardMarks({ estate }: CardMarksProps) {
  const isVisited = useIsVisited(estate.key);
  const isHidden = useIsHidden(estate.key);
  if (!isVisited && !isHidden) return null;
  return (
    <RecoveryBoundary>
      <Mark estate={estate} isHidden={isHidden} />
    </RecoveryBoundary>
  );
}

function Mark({ estate: { key, title }, isHidden }: CardMarksProps & { isHidden: boolean }) {
  const [isHere] = useRequestedPart(cardMarkPart, true);
  return isHere && <cardMarkPart.Part estateKey={key} title={title} isHidden={isHidden} />;
}
