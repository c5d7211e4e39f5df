import { useEffect, useState, type RefObject } from 'react';
import styles from './ResultMap.module.css';

/** The reference of a card's estate: how its address ends. */
function referenceOf(card: Element): string | undefined {
  const path = card.querySelector('h2 a, h3 a')?.getAttribute('href')?.split(/[?#]/)[0];
  return path?.split('/').at(-1)?.toUpperCase();
}

/**
 * Links the list with its map: what is pointed at or focused in one of them is marked in the other.
 * @returns the estate that is pointed at, and how the map tells of its own
 */
export function useListLink(
  list: RefObject<HTMLElement | null>,
): [lit: string | undefined, point: (reference: string | undefined) => void] {
  const [inList, setInList] = useState<string>();
  const [onMap, setOnMap] = useState<string>();
  useEffect(() => {
    const element = list.current;
    if (!element) return;
    const listening = new AbortController();
    const { signal } = listening;
    const point = ({ target }: Event) => {
      const card = target instanceof Element ? target.closest('article') : null;
      setInList(card ? referenceOf(card) : undefined);
    };
    const leave = () => {
      setInList(undefined);
    };
    element.addEventListener('pointerover', point, { signal });
    element.addEventListener('focusin', point, { signal });
    element.addEventListener('pointerleave', leave, { signal });
    element.addEventListener('focusout', leave, { signal });
    return () => {
      listening.abort();
    };
  }, [list]);
  useEffect(() => {
    const cards = onMap === undefined ? [] : [...(list.current?.querySelectorAll('article') ?? [])];
    const card = cards.find((one) => referenceOf(one) === onMap);
    card?.classList.add(styles.lit!);
    return () => {
      card?.classList.remove(styles.lit!);
    };
  }, [list, onMap]);
  return [inList, setOnMap];
}
