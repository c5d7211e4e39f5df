import { useEffect, useRef } from 'react';
import { useLocation } from 'react-router';

/**
 * After a navigation the keyboard and the screen reader go on at the new page's heading. Not at the first page: the
 * browser does that. Nor where the map of a list was moved: the visitor is on the map.
 */
export function useHeadingFocus(): void {
  const { pathname, search } = useLocation();
  const page = pathname + search.replace(/[?&]bbox=[^&]*/, '');
  const shown = useRef(page);
  useEffect(() => {
    if (shown.current === page) return;
    shown.current = page;
    const heading = document.querySelector<HTMLElement>('main h1');
    heading?.setAttribute('tabindex', '-1');
    heading?.focus({ preventScroll: true });
  }, [page]);
}
