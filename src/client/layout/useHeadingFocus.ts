import { useEffect, useRef } from 'react';
import { useLocation } from 'react-router';

/**
 * After a navigation the keyboard and the screen reader go on at the new page's heading. Not at the first page: the
 * browser does that.
 */
export function useHeadingFocus(): void {
  const { pathname, search } = useLocation();
  const shown = useRef(pathname + search);
  useEffect(() => {
    if (shown.current === pathname + search) return;
    shown.current = pathname + search;
    const heading = document.querySelector<HTMLElement>('main h1');
    heading?.setAttribute('tabindex', '-1');
    heading?.focus({ preventScroll: true });
  }, [pathname, search]);
}
