import loadable from '@loadable/component';
import { createDeferredPart } from '../../../app/deferred/createDeferredPart.ts';
import type { ComparisonProps } from './Comparison.tsx';

/** Its texts are those of the estate's page. */
export const comparisonPart = createDeferredPart<ComparisonProps>(
  loadable(() => import(/* webpackChunkName: "deferred-comparison" */ './Comparison.tsx'), {
    resolveComponent: (m) => m.Comparison,
  }),
  ['facts', 'estate'],
);
