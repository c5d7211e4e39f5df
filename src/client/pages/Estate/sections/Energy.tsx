import loadable from '@loadable/component';
import { memo } from 'react';
import { createDeferredPart } from '../../../app/deferred/createDeferredPart.ts';
import { DeferredPart } from '../../../app/deferred/DeferredPart.tsx';
import type { EnergyCertificateProps } from './EnergyCertificate.tsx';

/** Below what shows first, and nothing in it to click. */
export const energyPart = createDeferredPart<EnergyCertificateProps>(
  loadable(() => import(/* webpackChunkName: "deferred-energy" */ './EnergyCertificate.tsx'), {
    resolveComponent: (m) => m.EnergyCertificate,
  }),
  ['facts'],
);

/** The energy certificate. Memoized, since a part whose props change before its script is there would disappear. */
export const Energy = memo(function Energy(props: EnergyCertificateProps) {
  return <DeferredPart part={energyPart} props={props} />;
});
