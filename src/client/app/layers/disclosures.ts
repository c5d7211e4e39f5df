import { dropClick } from './dropClick.ts';
import { addLayer } from './layers.ts';

/** The oldest browsers that we serve have no popovers, and refuse the selector. */
const hasPopovers = (): boolean => CSS.supports('selector(:popover-open)');

/** Whether an element is open and over the page: `details` that unfold in their place are part of it. */
const isOver = (element: HTMLElement): boolean =>
  element instanceof HTMLDetailsElement
    ? element.open && getComputedStyle(element.lastElementChild!).position === 'absolute'
    : hasPopovers() && element.matches(':popover-open');

function close(element: HTMLElement): void {
  // Another page is there already.
  if (!element.isConnected) return;
  if (!(element instanceof HTMLDetailsElement)) return element.hidePopover();
  if (element.contains(document.activeElement)) element.querySelector('summary')?.focus();
  element.open = false;
}

/** Where a press is none beside an open element: its bar of menus, or its form. */
const areaOf = (element: HTMLElement): HTMLElement => element.closest<HTMLElement>('header, form') ?? element;

/**
 * Adds every popover and menu of the document to the layers while it is open: both work without scripts, so there is no
 * component that knows. A press beside them closes them, and does nothing else.
 */
export function watchDisclosures(): void {
  const open = new Map<HTMLElement, () => void>();
  const look = () => {
    for (const [element, remove] of open) {
      if (element.isConnected && isOver(element)) continue;
      open.delete(element);
      remove();
    }
    for (const element of document.querySelectorAll<HTMLElement>('details[open], [popover]')) {
      if (open.has(element) || !isOver(element)) continue;
      open.set(
        element,
        addLayer(() => {
          close(element);
        }),
      );
    }
  };
  // The event does not bubble.
  document.addEventListener('toggle', look, true);
  // Before they close.
  const press = ({ target }: PointerEvent) => {
    const shown = [...open.keys()].filter(isOver);
    if (shown.length > 0 && !shown.some((element) => areaOf(element).contains(target as Node))) dropClick();
  };
  document.addEventListener('pointerdown', press, true);
  look();
}
