import { useEffect, useRef, type RefObject, type ToggleEvent } from 'react';

/** Takes all that is neither in an element nor around it out of reach. @returns what gives it back */
function isolate(element: HTMLElement): () => void {
  const others: HTMLElement[] = [];
  for (let inner = element; inner.parentElement && inner !== document.body; inner = inner.parentElement) {
    for (const other of inner.parentElement.children)
      if (other !== inner && other instanceof HTMLElement && !other.inert) others.push(other);
  }
  for (const other of others) other.inert = true;
  return () => {
    for (const other of others) other.inert = false;
  };
}

/** From here on there is room for a bar, and what was open as a sheet is none (FilterForm.module.css). */
const roomForBar = '(min-width: 1000px)';

/**
 * A popover that covers the page, as a sheet does, keeps the keyboard to itself like a dialog: Tab would walk on behind its
 * backdrop. Escape and a press beside it close it, which the browser sees to. Without scripts it is a plain popover.
 */
export function useSheet(sheet: RefObject<HTMLElement | null>) {
  const release = useRef<() => void>(undefined);
  const giveBack = () => {
    release.current?.();
    release.current = undefined;
  };
  // A page that is left with its sheet open is told of no toggle.
  useEffect(() => giveBack, []);

  const onToggle = ({ newState }: ToggleEvent<HTMLElement>) => {
    if (newState !== 'open') return;
    const element = sheet.current!;
    const wide = matchMedia(roomForBar);
    const close = () => {
      element.hidePopover();
    };
    const back = isolate(element);
    wide.addEventListener('change', close);
    release.current = () => {
      wide.removeEventListener('change', close);
      back();
    };
    element.querySelector<HTMLElement>('button')!.focus();
  };
  // Before it closes, for the browser then gives the focus back to the button that opened it.
  const onBeforeToggle = ({ newState }: ToggleEvent<HTMLElement>) => {
    if (newState === 'closed') giveBack();
  };
  return { onToggle, onBeforeToggle };
}
