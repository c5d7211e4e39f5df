import { useEffect, useRef, type RefObject } from 'react';

/**
 * For what stands in place of a form that went through: its heading takes the focus, and the whole of it comes into
 * view, below the page's header. A browser that focuses brings no more than a part of the heading there.
 * @param takesFocus not where another form of the page was sent
 */
export function useThanksFocus(takesFocus = true): RefObject<HTMLHeadingElement | null> {
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => {
    if (!takesFocus) return;
    heading.current?.focus({ preventScroll: true });
    heading.current?.parentElement?.scrollIntoView({ block: 'nearest' });
    // Where there is no room for all of it, its beginning.
    heading.current?.scrollIntoView({ block: 'nearest' });
  }, [takesFocus]);
  return heading;
}
