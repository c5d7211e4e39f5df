import { useEffectEvent, useLayoutEffect } from 'react';
import { addLayer } from './layers.ts';

/**
 * Lets Back close what lies over the page (docs/product.md#layouts). Not needed for popovers and `details`, which are
 * found in the document (disclosures.ts).
 * @param kept for a layer that the page shows again on the way back from another page, or reloaded: what it needs for
 * that, which `history.state` has while the layer is open
 */
export function useLayer(isOpen: boolean, close: () => void, kept?: object): void {
  const onClose = useEffectEvent(close);
  const keptNow = useEffectEvent(() => kept);
  // A layout effect, which runs before the layer is painted: Back may be pressed as soon as it is seen.
  useLayoutEffect(() => {
    if (!isOpen) return;
    return addLayer(() => {
      onClose();
    }, keptNow());
  }, [isOpen]);
}
