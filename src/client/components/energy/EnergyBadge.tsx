import type { EnergyRating } from '#shared/domain/estate.ts';
import styles from './EnergyBadge.module.css';

/** The class that sets `--energy` and `--on-energy`, for components that draw the whole scale. */
export const energyClass = (rating: EnergyRating): string | undefined => styles[rating.toLowerCase()];

/**
 * The letter of an energy certificate in its colour (PD-37). The letter is text, so that it does not hang on the
 * colour.
 * @param label the same as a sentence, for those who hear the page
 */
export function EnergyBadge({ rating, label }: { rating: EnergyRating; label: string }) {
  return (
    <span className={`${styles.badge} ${energyClass(rating)}`} role="img" aria-label={label}>
      {rating}
    </span>
  );
}
