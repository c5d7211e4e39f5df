import { useRef, useState, type TouchEvent } from 'react';

/** Pixels that a finger moves sideways to swipe; less is a tap. */
export const minSwipe = 24;

interface EarlySwipes {
  onTouchStart: (event: TouchEvent<HTMLElement>) => void;
  onTouchEnd: (event: TouchEvent<HTMLElement>) => void;
}

/**
 * Counts the swipes over the picture of a card that begin before its strip of pictures is there (CardPictures.tsx), so
 * that it opens at the picture they lead to.
 * @param keyOf the estate of the card that an element is in
 * @returns pictures to turn on, by key
 */
export function useEarlySwipes(
  keyOf: (event: TouchEvent<HTMLElement>) => string | undefined,
): [ReadonlyMap<string, number>, EarlySwipes] {
  const [turns, setTurns] = useState<ReadonlyMap<string, number>>(new Map());
  const start = useRef<{ x: number; y: number }>(undefined);
  return [
    turns,
    {
      onTouchStart: ({ target, currentTarget, changedTouches, touches }) => {
        const { clientX: x, clientY: y } = changedTouches[0]!;
        // The strip, and what lies over it, answer to fingers themselves.
        const isEarly = touches.length <= 1 && (target as Element).closest('ul, button') === currentTarget;
        start.current = isEarly ? { x, y } : undefined;
      },
      onTouchEnd: (event) => {
        const key = keyOf(event);
        if (!start.current || key === undefined) return;
        const { clientX, clientY } = event.changedTouches[0]!;
        const [x, y] = [clientX - start.current.x, clientY - start.current.y];
        if (Math.abs(x) < minSwipe || Math.abs(x) < Math.abs(y)) return;
        setTurns((known) => new Map([...known, [key, Math.max((known.get(key) ?? 0) - Math.sign(x), 0)]]));
      },
    },
  ];
}
