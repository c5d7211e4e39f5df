import { useEffect, useRef, type RefObject } from 'react';
import { useLocation } from 'react-router';
import { whenInteracted } from '../app/deferred/whenInteracted.ts';

/**
 * The panel of narrow screens, a popover that its button opens. The focus moves into it, stays in it and its button
 * while it is open, and returns to the button; a navigation closes it.
 * @param id of the popover, by which its button names it
 */
export function useDrawer(id: string): RefObject<HTMLElement | null> {
  const drawer = useRef<HTMLElement>(null);
  const { key } = useLocation();
  useEffect(() => {
    // Left out by the oldest browsers that we serve, where the panel is always there.
    (drawer.current as Partial<HTMLElement> | null)?.hidePopover?.call(drawer.current);
  }, [key]);
  useEffect(() => {
    const button = document.querySelector<HTMLElement>(`[popovertarget="${id}"]`);
    let end: (() => void) | null | undefined;
    void whenInteracted()
      .then(() => import(/* webpackChunkName: "loaders" */ './drawerFocus.ts'))
      .then(({ keepFocusIn }) => {
        if (button && drawer.current && end !== null) end = keepFocusIn(drawer.current, button);
      })
      // The panel works without.
      .catch(() => {});
    return () => {
      end?.();
      end = null;
    };
  }, [id]);
  return drawer;
}
