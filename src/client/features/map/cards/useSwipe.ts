import { useEffect, useRef, type RefObject } from 'react';

/**
 * Tells which card of a strip (`.strip` of MapCards.module.css) is swiped to.
 * @param onShow told of its key; of none when the strip goes away
 */
export function useSwipe(
  strip: RefObject<HTMLElement | null>,
  keys: readonly string[],
  onShow: (key: string | undefined) => void,
): void {
  const shown = useRef(onShow);
  useEffect(() => {
    shown.current = onShow;
  });
  const joined = keys.join(',');
  useEffect(() => {
    const list = strip.current;
    if (!list) return;
    const tell = () => {
      const [first, second] = list.querySelectorAll('li');
      // From one card to the next, the gap between them included.
      const step = first && second ? second.offsetLeft - first.offsetLeft : 0;
      shown.current(step === 0 ? undefined : joined.split(',')[Math.round(list.scrollLeft / step)]);
    };
    list.addEventListener('scroll', tell, { passive: true });
    return () => {
      list.removeEventListener('scroll', tell);
      shown.current(undefined);
    };
  }, [strip, joined]);
}
