import { useRequestedPart } from '../../app/deferred/useRequestedPart.ts';
import { RecoveryBoundary } from '../../app/repair/RecoveryBoundary.tsx';
import type { EstateCardData } from '#shared/views/estateCard/toEstateCard.ts';
import { useIsHidden } from '../favourites/hidden.ts';
import { useIsVisited } from '../favourites/visited.ts';
import { usePlacesText } from '../ownPlaces/storedPlaces.ts';
import type { CardMarkProps } from './extras/CardMark.tsx';
import { cardMarkPart } from './extras/cardMarkPart.ts';

interface CardMarksProps {
  estate: Pick<EstateCardData, 'key' | 'title'>;
}

/**
 * What this browser keeps of a listing: over its card that the visitor has seen it, or has hidden it, below it how far
 * the visitor's own places are (docs/product.md#search). Never in the server's HTML.
 */
export function CardMarks({ estate }: CardMarksProps) {
  const isVisited = useIsVisited(estate.key);
  const isHidden = useIsHidden(estate.key);
  const hasPlaces = usePlacesText() !== '';
  if (!isVisited && !isHidden && !hasPlaces) return null;
  return (
    <RecoveryBoundary>
      <Mark estate={estate} {...{ isVisited, isHidden, hasPlaces }} />
    </RecoveryBoundary>
  );
}

type MarkProps = CardMarksProps & Omit<CardMarkProps, 'estateKey' | 'title'>;

function Mark({ estate: { key, title }, ...marks }: MarkProps) {
  const [isHere] = useRequestedPart(cardMarkPart, true);
  return isHere && <cardMarkPart.Part estateKey={key} title={title} {...marks} />;
}
