import { useEffect, useRef } from 'react';
import { useLocation, useNavigationType, type Location } from 'react-router';

/**
 * After a navigation the keyboard and the screen reader go on at the new page's heading. Not at the first page: the
 * browser does that. Nor where the map of a list was moved, or its form was changed (`keepsFocus` in the navigation's
 * state): the visitor is there.
 */
export function useHeadingFocus(): void {
  const { pathname, search, state } = useLocation() as Location<{ keepsFocus?: boolean } | null>;
  const type: string = useNavigationType();
  const isKept = type !== 'POP' && state?.keepsFocus === true;
  const page = pathname + search.replace(/[?&]bbox=[^&]*/, '');
  const shown = useRef(page);
  useEffect(() => {
    if (shown.current === page) return;
    shown.current = page;
    if (isKept) return;
    const heading = document.querySelector<HTMLElement>('main h1');
    heading?.setAttribute('tabindex', '-1');
    heading?.focus({ preventScroll: true });
  }, [page, isKept]);
}
