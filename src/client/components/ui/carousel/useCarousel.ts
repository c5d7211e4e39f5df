import { useCallback, useEffect, useRef, useState, type FocusEvent, type KeyboardEvent } from 'react';

/** Scroll positions are fractions on some screens. */
const scrollTolerancePx = 2;

/** The slides' own distances from the first, which is where the track's scroll starts. */
const stopsOf = (track: HTMLElement): number[] => {
  const slides = [...track.children] as HTMLElement[];
  return slides.map((slide) => slide.offsetLeft - slides[0]!.offsetLeft);
};

/** Where the track has to scroll to for the slide after (1) or before (-1) the one it stands at; round the ends. */
export function nextStop(stops: readonly number[], position: number, end: number, direction: 1 | -1): number {
  if (direction === 1)
    return position >= end - scrollTolerancePx ? 0 : (stops.find((stop) => stop > position + scrollTolerancePx) ?? 0);
  return position <= scrollTolerancePx ? end : (stops.findLast((stop) => stop < position - scrollTolerancePx) ?? 0);
}

/**
 * Turns the slides of a track that scrolls by itself (CSS scroll-snap). With an interval it turns alone, unless it is
 * paused, pointed at, focused, out of sight, or the visitor asked for less motion (WCAG 2.2.2,
 * docs/product.md#accessibility).
 * @param interval milliseconds
 */
export function useCarousel(interval?: number) {
  const track = useRef<HTMLUListElement>(null);
  const [playing, setPlaying] = useState(true);
  const [held, setHeld] = useState(false);

  const turn = useCallback((direction: 1 | -1) => {
    const list = track.current!;
    list.scrollTo({ left: nextStop(stopsOf(list), list.scrollLeft, list.scrollWidth - list.clientWidth, direction) });
  }, []);

  useEffect(() => {
    if (!interval || !playing || held) return undefined;
    const calm = matchMedia('(prefers-reduced-motion: reduce)');
    const timer = setInterval(() => {
      if (!document.hidden && !calm.matches) turn(1);
    }, interval);
    return () => {
      clearInterval(timer);
    };
  }, [interval, playing, held, turn]);

  const hold = () => {
    setHeld(true);
  };
  const release = () => {
    setHeld(false);
  };
  return {
    track,
    turn,
    playing,
    /** Whoever presses play means it, though pointer and focus are still there. */
    toggle: () => {
      setPlaying(!playing);
      setHeld(false);
    },
    holding: {
      onPointerEnter: hold,
      onPointerLeave: release,
      onFocus: hold,
      onBlur: ({ currentTarget, relatedTarget }: FocusEvent) => {
        if (!currentTarget.contains(relatedTarget)) release();
      },
    },
    onKeyDown: (event: KeyboardEvent) => {
      // In right-hand order in all three languages.
      const direction = ({ ArrowRight: 1, ArrowLeft: -1 } as const)[event.key];
      if (!direction || event.altKey || event.ctrlKey || event.metaKey) return;
      event.preventDefault();
      turn(direction);
    },
  };
}
