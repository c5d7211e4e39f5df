import { useEffect } from 'react';

/** Pixels of a movement that is meant: a finger at rest trembles. */
const meant = 12;

/** From the last movement on, in milliseconds: a reader has come to rest. */
export const restMs = 600;

/**
 * Marks the document while a reader scrolls down, so that the bar of a phone's list gives way to the listings; a
 * movement up brings it back, and so does rest (SearchPage.module.css).
 */
export function useLowerBar(): void {
  useEffect(() => {
    const { documentElement } = document;
    let from = scrollY;
    let timer: ReturnType<typeof setTimeout> | undefined;
    const rest = () => {
      from = scrollY;
      documentElement.removeAttribute('data-reading');
    };
    const onScroll = () => {
      clearTimeout(timer);
      timer = setTimeout(rest, restMs);
      const way = scrollY - from;
      if (Math.abs(way) < meant) return;
      from = scrollY;
      documentElement.toggleAttribute('data-reading', way > 0);
    };
    addEventListener('scroll', onScroll, { passive: true });
    return () => {
      removeEventListener('scroll', onScroll);
      clearTimeout(timer);
      documentElement.removeAttribute('data-reading');
    };
  }, []);
}
