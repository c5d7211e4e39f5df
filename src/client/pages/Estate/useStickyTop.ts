import { useEffect, useRef, type RefObject } from 'react';

/** Pixels of the page's header, which covers what is behind it: `--header-height` of src/shared/theme/tokens.css. */
const header = 64;

/** Pixels between a sticky element and the header, or the window's lower edge. */
const gap = 24;

/** Where the stylesheet lets the element stick: its upper half in sight. */
const rest = header + gap;

/** Pixels above what is brought into sight: also the label of a field. */
const room = header + 80;

/**
 * A sticky element that is higher than the window shows its upper half. While a visitor is in it, with the pointer or
 * the focus, it follows the page's scrolling between its two ends, and what gets the focus out of sight is brought into
 * it: scrolling cannot do that to what is stuck. Sets `--sticky-top` of the element; at rest the stylesheet's own value
 * holds.
 */
export function useStickyTop<Kind extends HTMLElement>(): RefObject<Kind | null> {
  const ref = useRef<Kind>(null);
  useEffect(() => {
    const element = ref.current!;
    /** Where its lower end is in sight, and where it sticks: there or further down. */
    let end = rest;
    let top = rest;
    let scrolled = scrollY;
    const stickAt = (wanted: number) => {
      top = Math.min(rest, Math.max(end, wanted));
      if (top < rest) element.style.setProperty('--sticky-top', `${top}px`);
      else element.style.removeProperty('--sticky-top');
    };
    // What is in sight must not move: it may be under a pointer that is pressed.
    const showFocused = () => {
      if (!element.contains(document.activeElement)) return;
      const { top: above, bottom } = document.activeElement!.getBoundingClientRect();
      if (bottom < header) stickAt(top + room - above);
      else if (above > innerHeight) stickAt(top - (bottom + gap - innerHeight));
    };
    const place = () => {
      end = innerHeight - element.offsetHeight - gap;
      stickAt(top);
      showFocused();
    };
    const onScroll = () => {
      const down = scrollY - scrolled;
      scrolled = scrollY;
      const isUsed = element.contains(document.activeElement) || element.matches(':hover');
      stickAt(isUsed ? top - down : top + Math.abs(down));
    };
    const observer = new ResizeObserver(place);
    observer.observe(element);
    element.addEventListener('focusin', showFocused);
    addEventListener('resize', place);
    addEventListener('scroll', onScroll);
    return () => {
      observer.disconnect();
      element.removeEventListener('focusin', showFocused);
      removeEventListener('resize', place);
      removeEventListener('scroll', onScroll);
    };
  }, []);
  return ref;
}
