import type { ComponentProps, ReactNode } from 'react';
import styles from './Carousel.module.css';
import { useCarousel } from './useCarousel.ts';

export interface CarouselTexts {
  /** What the slides are. */
  label: string;
  previous: string;
  next: string;
  pause: string;
  play: string;
}

interface CarouselProps {
  texts: CarouselTexts;
  /** Milliseconds after which it turns by itself; never without. */
  interval?: number;
  className?: string | undefined;
  /** The widths of the slides and the gaps between them: a class of the page's. */
  trackClass?: string | undefined;
  /** What else the track listens to. */
  trackEvents?: Pick<ComponentProps<'ul'>, `on${string}` & keyof ComponentProps<'ul'>>;
  /** Where the buttons stand. */
  controlsClass?: string | undefined;
  /** A list item each. */
  children: ReactNode;
}

/**
 * Slides beside each other on a track that the browser scrolls and snaps: fingers, wheels and keys move it, and without
 * JavaScript its scrollbar does. The buttons and the turning come on top.
 */
export function Carousel({
  texts: { label, previous, next, pause, play },
  interval,
  className,
  trackClass,
  trackEvents,
  controlsClass,
  children,
}: CarouselProps) {
  const { track, turn, playing, toggle, holding, onKeyDown } = useCarousel(interval);
  return (
    <div className={`${styles.carousel} ${className ?? ''}`} role="group" aria-label={label} {...holding}>
      <ul
        {...trackEvents}
        ref={track}
        className={`${styles.track} ${trackClass ?? ''}`}
        tabIndex={0}
        aria-label={label}
        onKeyDown={onKeyDown}
      >
        {children}
      </ul>
      <div className={`${styles.controls} ${controlsClass ?? ''}`}>
        {interval !== undefined && (
          <button
            type="button"
            className={playing ? styles.pause : styles.play}
            aria-label={playing ? pause : play}
            onClick={toggle}
          />
        )}
        <button
          type="button"
          className={styles.previous}
          aria-label={previous}
          onClick={() => {
            turn(-1);
          }}
        />
        <button
          type="button"
          aria-label={next}
          onClick={() => {
            turn(1);
          }}
        />
      </div>
    </div>
  );
}
