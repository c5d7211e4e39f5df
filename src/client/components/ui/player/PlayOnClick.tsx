import { useState, type MouseEvent, type ReactNode } from 'react';
import type { Embed } from '#shared/domain/embeds.ts';
import { isPlainClick } from '../../../app/navigation/isPlainClick.ts';
import { Icon } from '../icons/Icon.tsx';
import styles from './PlayOnClick.module.css';

interface PlayOnClickProps {
  embed: Embed;
  /** The video's page at its provider: the link without JavaScript. */
  address: string;
  icon: string | undefined;
  /** The texts of the link and of the frame. */
  action: string;
  title: string;
  /** Names the provider. */
  note: string;
  /** Shown until the click. */
  poster: ReactNode;
}

/** What players need: their scripts and their own storage; no access to this page. */
const sandbox = 'allow-scripts allow-same-origin allow-popups allow-presentation allow-forms';
const allow =
  'fullscreen; autoplay; encrypted-media; picture-in-picture; gyroscope; accelerometer; xr-spatial-tracking';

/** Moves focus into the player. */
const focus = (frame: HTMLIFrameElement | null) => {
  frame?.focus({ preventScroll: true });
};

/**
 * A video or virtual tour of a third party. No request goes to its provider before the visitor clicks
 * (docs/product.md#compliance): until then a poster shows, and names the provider. Without JavaScript it is a link.
 */
export function PlayOnClick({ embed, address, icon, action, title, note, poster }: PlayOnClickProps) {
  const [playing, setPlaying] = useState(false);
  const play = (event: MouseEvent) => {
    if (!isPlainClick(event)) return;
    event.preventDefault();
    setPlaying(true);
  };
  return (
    <>
      <div className={styles.stage}>
        {playing ? (
          <iframe
            ref={focus}
            className={styles.frame}
            src={embed.src}
            title={title}
            allow={allow}
            sandbox={sandbox}
            referrerPolicy="strict-origin-when-cross-origin"
          />
        ) : (
          <a className={styles.poster} href={address} onClick={play}>
            {poster}
            <span className={styles.play}>
              <Icon icon={icon} />
              <span>{action}</span>
            </span>
          </a>
        )}
      </div>
      <p className={styles.note}>{note}</p>
    </>
  );
}
