import { memo } from 'react';
import type { EstateView } from '#shared/views/estate/toEstateView.ts';
import { DeferredPart } from '../../../app/deferred/DeferredPart.tsx';
import { priceNotesPart } from '../parts.ts';
import styles from './PriceNotes.module.css';

/** What there is to say of a price, beside it. Memoized, as Costs is. */
export const PriceNotes = memo(function PriceNotes({ estate }: { estate: EstateView }) {
  if (!estate.price) return null;
  return (
    <div className={styles.notes}>
      <DeferredPart part={priceNotesPart} props={{ estate }} />
    </div>
  );
});
