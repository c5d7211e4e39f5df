import { useSyncExternalStore } from 'react';
import type { OpportunityAnswer } from '#shared/api/lead.ts';

/** What was sent since the document was loaded: the sheet and the page show the same enquiry. */
const sent = new Map<string, OpportunityAnswer>();
/** Rises with each change, also of a draft in a sheet that was closed. */
let changes = 0;
const listeners = new Set<() => void>();

const subscribe = (listener: () => void): (() => void) => {
  listeners.add(listener);
  return () => {
    listeners.delete(listener);
  };
};

const notifyListeners = (): void => {
  changes += 1;
  for (const listener of listeners) listener();
};

/** The answer to an enquiry, if it was sent; the server never knows of one. */
export function useSentEnquiry(key: string): OpportunityAnswer | undefined {
  return useSyncExternalStore(
    subscribe,
    () => sent.get(key),
    () => undefined,
  );
}

/** Changes when a form has to be read again from its draft. */
export const useDraftChanges = (): number =>
  useSyncExternalStore(
    subscribe,
    () => changes,
    () => 0,
  );

/** @param answer null: to write once more */
export function setSentEnquiry(key: string, answer: OpportunityAnswer | null): void {
  if (answer) sent.set(key, answer);
  else sent.delete(key);
  notifyListeners();
}

/** A sheet was closed: what was typed in it is in the draft. */
export const notifyDraftChanged = notifyListeners;
