import { useId } from 'react';
import type { EstateCardData } from '#shared/views/estateCard/toEstateCard.ts';
import { RouteLink } from '../../app/navigation/RouteLink.tsx';
import styles from './Favourites.module.css';

interface EstateLinesProps {
  title: string;
  text?: string;
  estates: readonly EstateCardData[];
  /** What its button says, and its accessible name with the listing's title. */
  action: string;
  nameOf: (title: string) => string;
  /** @param button of the line, which may go */
  onPress: (key: string, button: HTMLButtonElement) => void;
}

/** Listings as a line each, below the others: the way to them, and the way back to the list. */
export function EstateLines({ title, text, estates, action, nameOf, onPress }: EstateLinesProps) {
  const heading = useId();
  if (estates.length === 0) return null;
  return (
    <section className={styles.discarded} aria-labelledby={heading}>
      <h2 id={heading}>{title}</h2>
      {text !== undefined && <p className={styles.note}>{text}</p>}
      <ul>
        {estates.map(({ key, provinceSlug, type, slug, title: name }) => (
          <li key={key}>
            <RouteLink to="Estate" params={{ province: provinceSlug, type, slug, ref: key }}>
              {name}
            </RouteLink>
            <button
              type="button"
              className={styles.tool}
              data-undo={key}
              aria-label={nameOf(name)}
              onClick={({ currentTarget }) => {
                onPress(key, currentTarget);
              }}
            >
              {action}
            </button>
          </li>
        ))}
      </ul>
    </section>
  );
}
