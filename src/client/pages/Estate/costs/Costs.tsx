import { memo } from 'react';
import { homeTypes } from '#shared/domain/estate.ts';
import { DeferredPart } from '../../../app/deferred/DeferredPart.tsx';
import type { EstateView } from '#shared/views/estate/toEstateView.ts';
import styles from '../facts/Facts.module.css';
import { letPart, purchasePart } from '../parts.ts';

/**
 * What a home costs beside its price: buying anything else is taxed and financed otherwise. Memoized, since a part
 * whose props change before its script is there would disappear.
 */
export const Costs = memo(function Costs({ estate }: { estate: EstateView }) {
  const { type, estateType, price, rentalFacts } = estate;
  if (type === 'buy' ? !price || !homeTypes.some((home) => home === estateType) : !price && !rentalFacts) return null;
  return (
    <div className={`${styles.facts} ${styles.costs}`}>
      {type === 'buy' && price ? (
        <DeferredPart part={purchasePart} props={{ estate, price }} />
      ) : (
        <DeferredPart part={letPart} props={{ estate }} />
      )}
    </div>
  );
});
