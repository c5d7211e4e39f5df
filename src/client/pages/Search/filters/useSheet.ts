import { afterPaint } from '../../../app/afterPaint.ts';
import { useEffect, useRef, type RefObject, type ToggleEvent } from 'react';

/**
 * Makes everything inert that is neither in an element nor around it.
 * @returns a function that undoes it, where the focus goes back to at once: the rest is styled anew only once it shows
 */
function isolate(element: HTMLElement): () => void {
  const opener = document.activeElement;
  const others: HTMLElement[] = [];
  for (let inner = element; inner.parentElement && inner !== document.body; inner = inner.parentElement) {
    for (const other of inner.parentElement.children)
      if (other !== inner && other instanceof HTMLElement && !other.inert) others.push(other);
  }
  for (const other of others) other.inert = true;
  const release = (some: readonly HTMLElement[]) => {
    for (const other of some) other.inert = false;
  };
  return () => {
    release(others.filter((other) => other.contains(opener)));
    afterPaint(() => {
      release(others);
    });
  };
}

/** The form is a bar at this width and a sheet below it (FilterForm.module.css). */
const roomForBar = '(min-width: 62.5rem)';

/**
 * Keeps the focus in a popover that covers the page, as in a dialog: Tab would leave it for what is behind its
 * backdrop. The browser closes it on Escape and on a press beside it. Without scripts it is a plain popover.
 */
export function useSheet(sheet: RefObject<HTMLElement | null>) {
  const release = useRef<() => void>(undefined);
  const restore = () => {
    release.current?.();
    release.current = undefined;
  };
  // A page that is left with its sheet open gets no toggle event.
  useEffect(() => restore, []);

  const onToggle = ({ newState, target, currentTarget }: ToggleEvent<HTMLElement>) => {
    // React tells of the groups in the form, too.
    if (newState !== 'open' || target !== currentTarget) return;
    const element = sheet.current!;
    const wide = matchMedia(roomForBar);
    const close = () => {
      element.hidePopover();
    };
    const undo = isolate(element);
    wide.addEventListener('change', close);
    release.current = () => {
      wide.removeEventListener('change', close);
      undo();
    };
    element.querySelector<HTMLElement>('button')!.focus();
  };
  // Before it closes: the browser then moves the focus to the button that opened it.
  const onBeforeToggle = ({ newState }: ToggleEvent<HTMLElement>) => {
    if (newState === 'closed') restore();
  };
  return { onToggle, onBeforeToggle };
}
