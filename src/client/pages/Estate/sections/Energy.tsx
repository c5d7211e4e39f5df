import { memo } from 'react';
import { DeferredPart } from '../../../app/deferred/DeferredPart.tsx';
import { energyPart } from '../parts.ts';
import type { EnergyCertificateProps } from './EnergyCertificate.tsx';

/** The energy certificate. Memoized, since a part whose props change before its script is there would disappear. */
export const Energy = memo(function Energy(props: EnergyCertificateProps) {
  return <DeferredPart part={energyPart} props={props} />;
});
