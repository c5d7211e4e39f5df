import loadable from '@loadable/component';
import { createDeferredPart } from '../../../app/deferred/createDeferredPart.ts';
import type { DrawingProps } from './Drawing.tsx';

/** What an area is drawn with, fetched when the visitor begins. */
export const drawingPart = createDeferredPart<DrawingProps>(
  loadable(() => import(/* webpackChunkName: "deferred-drawing" */ './Drawing.tsx'), {
    resolveComponent: (m) => m.Drawing,
  }),
  ['map'],
);
