import loadable from '@loadable/component';
import { createDeferredPart } from '../../app/deferred/createDeferredPart.ts';
import type { HeroPictureProps } from './HeroPicture.tsx';

/** Only networks that chose it load it, with its styles. */
export const heroPicturePart = createDeferredPart<HeroPictureProps>(
  loadable(() => import(/* webpackChunkName: "deferred-heroPicture" */ './HeroPicture.tsx'), {
    resolveComponent: (m) => m.HeroPicture,
  }),
  [],
);
