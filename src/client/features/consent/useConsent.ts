import { useCallback, useSyncExternalStore } from 'react';
import { consentVersionOf, type OptionalServices } from '#shared/domain/optionalServices.ts';
import { currentConsent, subscribeToConsent, type ConsentRecord } from './consentRecord.ts';

/** The visitor's decision on these services; null before one. Read again on every rendering, so on every navigation. */
export function useConsent(services: OptionalServices): ConsentRecord | null {
  const version = consentVersionOf(services);
  return useSyncExternalStore(
    subscribeToConsent,
    useCallback(() => currentConsent(version), [version]),
  );
}
