import { startTransition, useEffect, useState, type RefObject } from 'react';
import styles from './ListLink.module.css';

/** The key of a card's estate: how its address ends. */
function keyOf(card: Element): string | undefined {
  const path = card.querySelector('h2 a, h3 a')?.getAttribute('href')?.split(/[?#]/)[0];
  return path?.split('/').at(-1);
}

interface ListLink {
  /** The estate that is pointed at in the list. */
  lit: string | undefined;
  light: (key: string | undefined) => void;
  /** Marks the cards of the estates that are pointed at on the map; a press that comes with it goes first. */
  pointAt: (keys: readonly string[] | undefined) => void;
}

/** Links the list with its map: what is pointed at or focused in one of them is marked in the other. */
export function useListLink(list: RefObject<HTMLElement | null>): ListLink {
  const [inList, setInList] = useState<string>();
  const [onMap, setOnMap] = useState<readonly string[]>();
  useEffect(() => {
    const element = list.current;
    if (!element) return;
    const listening = new AbortController();
    const { signal } = listening;
    const point = ({ target }: Event) => {
      const card = target instanceof Element ? target.closest('article') : null;
      setInList(card ? keyOf(card) : undefined);
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
    const cards = [...(list.current?.querySelectorAll('article') ?? [])];
    const marked = cards.filter((card) => onMap?.includes(keyOf(card) ?? ''));
    for (const card of marked) card.classList.add(styles.lit!);
    return () => {
      for (const card of marked) card.classList.remove(styles.lit!);
    };
  }, [list, onMap]);
  const pointAt = (keys: readonly string[] | undefined) => {
    startTransition(() => {
      setOnMap(keys);
    });
  };
  return { lit: inList, light: setInList, pointAt };
}
