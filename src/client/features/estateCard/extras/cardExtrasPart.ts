import loadable from '@loadable/component';
import { createDeferredPart } from '../../../app/deferred/createDeferredPart.ts';
import type { CardExtrasProps } from './CardExtras.tsx';

/** Fetched with the first input on a card: the list itself holds one picture a home, and no phone numbers. */
export const cardExtrasPart = createDeferredPart<CardExtrasProps>(
  loadable(() => import(/* webpackChunkName: "deferred-cardExtras" */ './CardExtras.tsx'), {
    resolveComponent: (m) => m.CardExtras,
  }),
  ['cardExtras'],
);
