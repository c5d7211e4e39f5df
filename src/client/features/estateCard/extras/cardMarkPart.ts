import loadable from '@loadable/component';
import { createDeferredPart } from '../../../app/deferred/createDeferredPart.ts';
import type { CardMarkProps } from './CardMark.tsx';

/** Loaded where a list has listings that the visitor has seen or hidden. */
export const cardMarkPart = createDeferredPart<CardMarkProps>(
  loadable(() => import(/* webpackChunkName: "deferred-cardMark" */ './CardMark.tsx'), {
    resolveComponent: (m) => m.CardMark,
  }),
  ['cardExtras'],
);
