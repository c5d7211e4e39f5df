import { hideFailed } from '../../components/ui/hideFailed.ts';
import { CardItem } from './CardItem.tsx';
import styles from './EstateGrid.module.css';
import { useCardExtras } from './extras/useCardExtras.tsx';
import type { EstateCardData } from '#shared/views/estateCard/toEstateCard.ts';
import { useChosenCard } from './useChosenCard.ts';

interface EstateGridProps {
  estates: readonly EstateCardData[];
  /** Of several provinces a card says where its zone is (docs/product.md#estate-card). */
  showAround?: boolean;
  /** Whether a choice leaves a hash, as in a search (docs/product.md#search). */
  keepsChoice?: boolean;
  /** The cards' heading level: one below what the list stands under. */
  heading?: 'h2' | 'h3';
  /** How many pictures may show without scrolling: not lazy, the first of them with priority. */
  eager?: number;
  /** Shows no more than this many (docs/product.md#search). */
  max?: number;
}

const loadOf = (index: number, eager: number) => {
  if (index >= eager) return 'lazy';
  return index === 0 ? 'first' : 'eager';
};

/**
 * A grid of cards: two a row on small screens, three on large ones (docs/product.md#search); one where two would be
 * cramped.
 */
export function EstateGrid({
  estates,
  showAround = false,
  keepsChoice = !showAround,
  heading = 'h3',
  eager = 0,
  max,
}: EstateGridProps) {
  const { list, keepChoice } = useChosenCard(keepsChoice);
  const { handlers, show } = useCardExtras(estates);
  return (
    <ul ref={list} className={styles.grid} onErrorCapture={hideFailed} onClickCapture={keepChoice} {...handlers}>
      {estates.slice(0, max).map((estate, index) => (
        <CardItem
          key={estate.key}
          card={{ estate, heading, showAround, load: loadOf(index, eager) }}
          extras={show(estate)}
        />
      ))}
    </ul>
  );
}
