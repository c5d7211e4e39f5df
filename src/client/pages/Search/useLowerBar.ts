import { useEffect } from 'react';

/** Pixels of a movement that is meant: a finger at rest trembles. */
const meant = 12;

/**
 * Marks the document while a reader scrolls down, so that the bar of a phone's list gives way to the listings; the
 * first movement up brings it back (SearchPage.module.css).
 */
export function useLowerBar(): void {
  useEffect(() => {
    const { documentElement } = document;
    let from = scrollY;
    const onScroll = () => {
      const way = scrollY - from;
      if (Math.abs(way) < meant) return;
      from = scrollY;
      documentElement.toggleAttribute('data-reading', way > 0);
    };
    addEventListener('scroll', onScroll, { passive: true });
    return () => {
      removeEventListener('scroll', onScroll);
      documentElement.removeAttribute('data-reading');
    };
  }, []);
}
