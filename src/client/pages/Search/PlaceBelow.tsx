import loadable from '@loadable/component';
import { memo, useMemo } from 'react';
import { createDeferredPart } from '../../app/deferred/createDeferredPart.ts';
import { DeferredPart } from '../../app/deferred/DeferredPart.tsx';
import type { PlaceFactsProps } from './PlaceFacts.tsx';

export const placeFactsPart = createDeferredPart<PlaceFactsProps>(
  loadable(() => import(/* webpackChunkName: "deferred-place" */ './PlaceFacts.tsx'), {
    resolveComponent: (m) => m.PlaceFacts,
  }),
  ['searchPlace'],
);

/**
 * Below the list. Memoized, since a part that renders again before its script is there would disappear.
 */
export const PlaceBelow = memo(function PlaceBelow({ data, town, language }: PlaceFactsProps) {
  const props = useMemo(() => ({ data, town, language }), [data, town, language]);
  return <DeferredPart part={placeFactsPart} props={props} />;
});
