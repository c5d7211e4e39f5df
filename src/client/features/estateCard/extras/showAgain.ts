import { showEstate } from '../../favourites/hidden.ts';

/** Shows a hidden listing again; the link of its card gets the focus, since what was pressed is gone. */
export function showAgain(key: string, card: Element | null): void {
  showEstate(key);
  requestAnimationFrame(() => card?.querySelector<HTMLElement>(':is(h2, h3) > a')?.focus());
}
