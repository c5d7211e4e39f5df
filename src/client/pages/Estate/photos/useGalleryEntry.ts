import { useEffect } from 'react';
import { onHistoryStep } from '../../../app/navigation/historySteps.ts';

/** The state of an entry of the history: the router's own, and the picture where the gallery lies over the page. */
type EntryState = { idx?: number; gallery?: number } | null;

const stateNow = (): EntryState => history.state as EntryState;

/**
 * While the gallery is open the history has one more entry, so that Back leaves the gallery and not the page. Opening
 * makes it, and whatever closes the gallery goes back over it. It has the page's address and the router's state, so it
 * is the same page: the router is not told of the steps between the two, which it would answer by loading everything
 * again.
 */
export function useGalleryEntry(
  shown: number | null,
  show: (index: number | null) => void,
): { enter: (index: number) => void; leave: () => void } {
  // Reloaded, or come back to, with the gallery open.
  useEffect(() => {
    show(stateNow()?.gallery ?? null);
  }, [show]);
  useEffect(() => {
    const from = stateNow();
    return onHistoryStep((event) => {
      const to = event.state as EntryState;
      if (from?.idx !== to?.idx || (from?.gallery ?? to?.gallery) === undefined) return false;
      show(to?.gallery ?? null);
      return true;
    });
  }, [shown, show]);
  return {
    enter: (index) => {
      history.pushState({ ...stateNow(), gallery: index }, '');
      show(index);
    },
    leave: () => {
      if (stateNow()?.gallery === undefined) show(null);
      else history.back();
    },
  };
}
