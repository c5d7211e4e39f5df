import { useEffect, useSyncExternalStore } from 'react';
import { sessionSeconds } from '#shared/api/sessionSeconds.ts';
import { sessionKeys } from '#shared/domain/storedKeyNames.ts';
import { operationTypes, type OperationType } from '#shared/domain/estate.ts';
import { subscribeToNothing } from '../useHydrated.ts';
import { readSession, writeSession } from './sessionCache.ts';

const lastType = (): OperationType | undefined =>
  operationTypes.find((type) => type === readSession(sessionKeys.estatesType));
const noServerValue = () => undefined;

/**
 * Whether the visitor is after buying or renting (docs/product.md#session): as the page says, else as the last page of
 * the session that did. The server does not know the session: what it sends for a page that says nothing is the same
 * for everybody.
 */
export function useEstatesType(ofPage: OperationType | undefined): OperationType | undefined {
  // Only navigations change it, and they render the layout anew.
  const last = useSyncExternalStore(subscribeToNothing, lastType, noServerValue);
  useEffect(() => {
    if (ofPage) writeSession(sessionKeys.estatesType, ofPage, sessionSeconds.day);
  }, [ofPage]);
  return ofPage ?? last;
}
