import loadable from '@loadable/component';
import { memo } from 'react';
import { createDeferredPart } from '../../../app/deferred/createDeferredPart.ts';
import { DeferredPart } from '../../../app/deferred/DeferredPart.tsx';

export const listLoadingPart = createDeferredPart<object>(
  loadable(() => import(/* webpackChunkName: "deferred-loading" */ './LoadingText.tsx'), {
    resolveComponent: (m) => m.LoadingText,
  }),
  [],
);

const noProps = {};

/** Says that a list loads. Memoized, since a part that renders again before its script is there would disappear. */
export const ListLoading = memo(function ListLoading() {
  return <DeferredPart part={listLoadingPart} props={noProps} />;
});
