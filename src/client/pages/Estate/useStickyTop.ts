import { useEffect, useRef, type RefObject } from 'react';

/** Pixels below a sticky element that is as high as the window or higher. */
const gap = 24;

/** Pixels of the page's header, which covers what is behind it: `--header-height` of src/shared/theme/tokens.css. */
const header = 64;

/** Pixels above what is brought into sight: also the label of a field. */
const room = header + 80;

/**
 * Lets a sticky element that is higher than the window scroll until its end is in sight: CSS alone cannot tell its
 * height. What gets the focus out of sight is brought there, which scrolling cannot do to what is stuck, and stays in
 * sight when the element grows; scrolling down leads to the end. Sets `--sticky-top` of the element; where the element
 * fits, the stylesheet's own value holds.
 */
export function useStickyTop<Kind extends HTMLElement>(): RefObject<Kind | null> {
  const ref = useRef<Kind>(null);
  useEffect(() => {
    const element = ref.current!;
    /** Where its end is in sight, and where it is: there or further down. */
    let end = 0;
    let top = 0;
    let scrolled = scrollY;
    const stickAt = (wanted: number) => {
      top = Math.min(gap, Math.max(end, wanted));
      if (end < gap) element.style.setProperty('--sticky-top', `${top}px`);
      else element.style.removeProperty('--sticky-top');
    };
    const place = () => {
      const before = end;
      end = innerHeight - element.offsetHeight - gap;
      const focused = element.contains(document.activeElement) && document.activeElement;
      // Not further up than what has the focus may be.
      const up = focused ? Math.min(before - end, focused.getBoundingClientRect().top - room) : Infinity;
      stickAt(top - Math.max(0, up));
    };
    const onFocus = () => {
      const { top: above, bottom } = document.activeElement!.getBoundingClientRect();
      // What is in sight must not move: it may be under a pointer that is pressed.
      if (bottom < header) stickAt(top + room - above);
    };
    const onScroll = () => {
      const down = scrollY - scrolled;
      scrolled = scrollY;
      if (down > 0 && top > end) stickAt(top - down);
    };
    const observer = new ResizeObserver(place);
    observer.observe(element);
    element.addEventListener('focusin', onFocus);
    addEventListener('resize', place);
    addEventListener('scroll', onScroll);
    return () => {
      observer.disconnect();
      element.removeEventListener('focusin', onFocus);
      removeEventListener('resize', place);
      removeEventListener('scroll', onScroll);
    };
  }, []);
  return ref;
}
