import { Bird } from '../ui/bird/Bird.tsx';
import styles from './Portrait.module.css';
import type { PortraitData } from '#shared/views/agentCard/toAgentCard.ts';

/** The theme's colours that a card may set its bird and its name in (docs/product.md#validation). */
export type CardColour = 'primary' | 'secondary' | 'info' | 'dark';

interface PortraitProps {
  photo?: PortraitData | undefined;
  /** How wide it is, as an image's `sizes`; the element that holds it decides. */
  sizes: string;
  /** A bird on its edge, in this colour. */
  bird?: CardColour | undefined;
  /** What the page is opened for: fetched at once. */
  eager?: boolean | undefined;
  className?: string | undefined;
}

/** A round face. The bird waits beneath: it shows while a picture loads, when there is none and when it fails. */
export function Portrait({ photo, sizes, bird, eager = false, className }: PortraitProps) {
  return (
    <span className={`${styles.portrait} ${className ?? ''}`}>
      <span className={styles.face}>
        <Bird />
        {photo && (
          <img
            src={photo.src}
            srcSet={photo.srcSet}
            sizes={photo.srcSet && sizes}
            width="160"
            height="160"
            alt=""
            {...(eager ? { fetchPriority: 'high' } : { loading: 'lazy', decoding: 'async' })}
            onError={({ currentTarget }) => {
              currentTarget.hidden = true;
            }}
          />
        )}
      </span>
      {bird && (
        <span className={styles.badge} data-colour={bird}>
          <Bird />
        </span>
      )}
    </span>
  );
}
