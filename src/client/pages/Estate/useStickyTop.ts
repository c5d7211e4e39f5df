import { useEffect, useRef, type RefObject } from 'react';

/** Pixels below a sticky element that is as high as the window or higher. */
const gap = 24;

/**
 * Lets a sticky element that is higher than the window scroll until its end is in sight: CSS alone cannot tell its
 * height. Sets `--sticky-top` of the element; where the element fits, the stylesheet's own value holds.
 */
export function useStickyTop<Kind extends HTMLElement>(): RefObject<Kind | null> {
  const ref = useRef<Kind>(null);
  useEffect(() => {
    const element = ref.current!;
    const place = () => {
      const top = innerHeight - element.offsetHeight - gap;
      if (top < gap) element.style.setProperty('--sticky-top', `${top}px`);
      else element.style.removeProperty('--sticky-top');
    };
    const observer = new ResizeObserver(place);
    observer.observe(element);
    addEventListener('resize', place);
    return () => {
      observer.disconnect();
      removeEventListener('resize', place);
    };
  }, []);
  return ref;
}
