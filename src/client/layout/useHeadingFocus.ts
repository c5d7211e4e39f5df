import { useEffect, useRef } from 'react';
import { useLocation } from 'react-router';
import { newsletterParam, urlWithout } from '../app/navigation/urlWithout.ts';
import { useKeepsFocus } from '../app/navigation/useKeepsFocus.ts';

/**
 * After a navigation the keyboard and the screen reader go on at the new page's heading. Not at the first page: the
 * browser does that. Nor where the map of a list was moved, or its form was changed: the visitor is there.
 */
export function useHeadingFocus(): void {
  const isKept = useKeepsFocus();
  const page = urlWithout(['bbox', newsletterParam], useLocation());
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
