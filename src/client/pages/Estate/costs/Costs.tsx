import { memo } from 'react';
import { hasCosts } from '#shared/views/estate/hasCosts.ts';
import { DeferredPart } from '../../../app/deferred/DeferredPart.tsx';
import type { EstateView } from '#shared/views/estate/toEstateView.ts';
import styles from '../facts/Facts.module.css';
import { letPart, purchasePart } from '../parts.ts';
import { sectionIds } from '../sectionIds.ts';

/**
 * What a home costs beside its price. Memoized, since a part whose props change before its script is there would
 * disappear.
 */
export const Costs = memo(function Costs({ estate }: { estate: EstateView }) {
  const { type, price } = estate;
  if (!hasCosts(estate)) return null;
  return (
    <div id={sectionIds.costs} className={`${styles.facts} ${styles.costs}`}>
      {type === 'buy' && price ? (
        <DeferredPart part={purchasePart} props={{ estate, price }} />
      ) : (
        <DeferredPart part={letPart} props={{ estate }} />
      )}
    </div>
  );
});
