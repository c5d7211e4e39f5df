import { useEffect, useRef } from 'react';
import { addLayer } from './openLayers.ts';

/**
 * Lets Back close what lies over the page (docs/decisions/072). Not needed for popovers and `details`, which are found
 * in the document.
 * @param keptIn key of the router's location, for a layer that is there again on the way back from another page: each
 * page that shows it has its own entry for it
 */
export function useLayer(isOpen: boolean, close: () => void, keptIn?: string): void {
  const latest = useRef(close);
  useEffect(() => {
    latest.current = close;
  });
  useEffect(() => {
    if (!isOpen) return;
    return addLayer({
      close: () => {
        latest.current();
      },
      isKept: keptIn !== undefined,
    });
  }, [isOpen, keptIn]);
}
