import loadable from '@loadable/component';
import { createDeferredPart } from '../../../app/deferred/createDeferredPart.ts';
import type { PurchaseProps } from './Purchase.tsx';
import type { LetProps } from './Let.tsx';

/** What buying costs: below what shows first, and with a calculation of its own. */
export const purchasePart = createDeferredPart<PurchaseProps>(
  loadable(() => import(/* webpackChunkName: "deferred-purchase" */ './Purchase.tsx'), {
    resolveComponent: (m) => m.Purchase,
  }),
  ['costs'],
);

/** What the law asks to be told of a rental, and what moving in costs. */
export const letPart = createDeferredPart<LetProps>(
  loadable(() => import(/* webpackChunkName: "deferred-let" */ './Let.tsx'), {
    resolveComponent: (m) => m.Let,
  }),
  ['costs'],
);
