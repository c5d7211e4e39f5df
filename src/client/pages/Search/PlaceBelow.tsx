import { memo, useMemo } from 'react';
import { DeferredPart } from '../../app/deferred/DeferredPart.tsx';
import type { PlaceFactsProps } from './PlaceFacts.tsx';
import { placeFactsPart } from './placeFactsPart.ts';

/** Memoized, since a part that renders again before its script is there would disappear. */
export const PlaceBelow = memo(function PlaceBelow({ data, town, language }: PlaceFactsProps) {
  const props = useMemo(() => ({ data, town, language }), [data, town, language]);
  return <DeferredPart part={placeFactsPart} props={props} />;
});
