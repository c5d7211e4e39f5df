import { useEffect, useRef, type MouseEvent, type RefObject } from 'react';
import { useLocation } from 'react-router';
import { isPlainClick } from '../../app/navigation/isPlainClick.ts';

/**
 * `{slug}/{key}`: the end of a card's link, and the list's hash after the card was chosen
 * (docs/product.md#search).
 */
const hashOf = (link: HTMLAnchorElement): string => `#${link.pathname.split('/').slice(-2).join('/')}`;

/**
 * Remembers in the list's own address which card was opened, and returns to that card (docs/product.md#search, PD-38),
 * after which the address is that of the list again.
 * The address is changed behind the router's back, which must not take it for a navigation.
 */
export function useChosenCard(enabled: boolean): {
  list: RefObject<HTMLUListElement | null>;
  keepChoice: (event: MouseEvent) => void;
} {
  const list = useRef<HTMLUListElement>(null);
  const { hash, key } = useLocation();

  const keepChoice = (event: MouseEvent) => {
    const link = (event.target as Element).closest<HTMLAnchorElement>(':is(h2, h3) > a');
    if (enabled && link && isPlainClick(event)) history.replaceState(history.state, '', hashOf(link));
  };

  useEffect(() => {
    if (!enabled || !/^#[^/]+\/[^/]+$/.test(hash)) return;
    // A frame later: by then the page's heading has taken the focus, and the scroll position of the visit before is
    // back.
    const frame = requestAnimationFrame(() => {
      const link = [...(list.current?.querySelectorAll('a') ?? [])].find((candidate) => hashOf(candidate) === hash);
      if (!link) return;
      link.focus({ preventScroll: true });
      const { top, bottom } = link.closest('li')!.getBoundingClientRect();
      if (top < 0 || bottom > innerHeight) link.closest('li')!.scrollIntoView({ block: 'center' });
      // Its work is done: a copied address is that of the list.
      history.replaceState(history.state, '', location.pathname + location.search);
    });
    return () => {
      cancelAnimationFrame(frame);
    };
  }, [enabled, hash, key]);

  return { list, keepChoice };
}
