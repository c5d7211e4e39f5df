import { useState, type MouseEvent } from 'react';
import { useTranslation } from 'react-i18next';
import { embedOf } from '#shared/domain/embeds.ts';
import { Icon } from '../../../components/icons/Icon.tsx';
import icons from '../../../components/icons/pageIcons.module.css';
import { isPlainClick } from '../../../navigation/isPlainClick.ts';
import { useSite } from '../../../session/SiteContext.ts';
import { PhotoImage } from './PhotoImage.tsx';
import styles from './Player.module.css';
import type { Photo } from './toPhotos.ts';

interface PlayerProps {
  /** Also the anchor of its section. */
  kind: 'tour' | 'video';
  /** As the agent gave it; what no frame may show has no section: PageTools links to it. */
  address: string | undefined;
  poster: Photo | undefined;
}

/** What players need: their scripts and their own storage; not this page. */
const sandbox = 'allow-scripts allow-same-origin allow-popups allow-presentation allow-forms';
const allow = 'fullscreen; autoplay; encrypted-media; picture-in-picture; gyroscope; accelerometer; xr-spatial-tracking';

/** The keyboard goes on in what was asked for. */
const focus = (frame: HTMLIFrameElement | null) => { frame?.focus({ preventScroll: true }); };

/**
 * A virtual tour or a video (spec §2.11). Nothing is asked of its provider before the visitor says so (checklist C8): until
 * then one of the home's own photos stands there, and says whom the click leads to. Without JavaScript it is a link.
 */
export function Player({ kind, address, poster }: PlayerProps) {
  const { t } = useTranslation('estate');
  const { embedOrigins = [] } = useSite();
  const [playing, setPlaying] = useState(false);
  const embed = address === undefined ? null : embedOf(address, embedOrigins);
  if (!embed) return null;
  const play = (event: MouseEvent) => {
    if (!isPlainClick(event)) return;
    event.preventDefault();
    setPlaying(true);
  };
  return (
    <section id={kind} className={styles.section}>
      <h2>{t(`section.${kind}`)}</h2>
      <div className={styles.stage}>
        {playing
          ? <iframe ref={focus} className={styles.frame} src={embed.src} title={t(`photos.${kind}`)} allow={allow} sandbox={sandbox} referrerPolicy="strict-origin-when-cross-origin" />
          : (
              <a className={styles.poster} href={address} onClick={play}>
                {poster && <PhotoImage photo={poster} sizes="(min-width: 60rem) 760px, 92vw" alt="" />}
                <span className={styles.play}><Icon icon={icons[kind]} />{t(`embed.${kind}`)}</span>
              </a>
            )}
      </div>
      <p className={styles.note}>{t('embed.note', { host: embed.host })}</p>
    </section>
  );
}
