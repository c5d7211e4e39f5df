import { useState, type MouseEvent, type ReactNode } from 'react';
import type { Embed } from '#shared/domain/embeds.ts';
import { isPlainClick } from '../../../app/navigation/isPlainClick.ts';
import { Icon } from '../icons/Icon.tsx';
import styles from './PlayOnClick.module.css';

interface PlayOnClickProps {
  embed: Embed;
  /** Where it stands on its provider's own pages: the link without JavaScript. */
  address: string;
  icon: string | undefined;
  /** What the click does, and what the frame is. */
  action: string;
  title: string;
  /** Whom the click leads to. */
  note: string;
  /** What stands there until then. */
  poster: ReactNode;
}

/** What players need: their scripts and their own storage; not this page. */
const sandbox = 'allow-scripts allow-same-origin allow-popups allow-presentation allow-forms';
const allow =
  'fullscreen; autoplay; encrypted-media; picture-in-picture; gyroscope; accelerometer; xr-spatial-tracking';

/** The keyboard goes on in what was asked for. */
const focus = (frame: HTMLIFrameElement | null) => {
  frame?.focus({ preventScroll: true });
};

/**
 * A video or a virtual tour of somebody else's. Nothing is asked of its provider before the visitor says so
 * (docs/product.md#compliance): until then a picture of ours stands there, and says whom the click leads to. Without
 * JavaScript it is a link.
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
              {action}
            </span>
          </a>
        )}
      </div>
      <p className={styles.note}>{note}</p>
    </>
  );
}
