import { useId } from 'react';
import { embedOf } from '#shared/domain/embeds.ts';
import { useSite } from '../../../app/session/SiteContext.ts';
import { Icon } from '../icons/Icon.tsx';
import icons from '../icons/pageIcons.module.css';
import { PlayOnClick } from './PlayOnClick.tsx';
import styles from './Video.module.css';

interface VideoProps {
  address: string;
  heading: string;
  /** Of the link and of the frame. */
  action: string;
  title: string;
  /** That a press loads its player from a host, and that a link leads to one. */
  note: (host: string) => string;
  elsewhere: (host: string) => string;
  /** Shown until the press. */
  picture: { src: string; srcSet?: string } | undefined;
  /** Of the picture as it is shown, in CSS pixels. */
  width: number;
  height: number;
}

/** A section with a video: played on a click, or a link where its provider is not supported. */
export function Video({ address, heading, action, title, note, elsewhere, picture, width, height }: VideoProps) {
  const { embedOrigins = [] } = useSite();
  const headingId = useId();
  const embed = embedOf(address, embedOrigins);
  return (
    <section className={styles.video} aria-labelledby={headingId}>
      <h2 id={headingId}>{heading}</h2>
      {embed ? (
        <PlayOnClick
          embed={embed}
          address={address}
          icon={icons.video}
          action={action}
          title={title}
          note={note(embed.host)}
          poster={
            picture && (
              <img
                src={picture.src}
                srcSet={picture.srcSet}
                sizes={picture.srcSet && '40rem'}
                width={width}
                height={height}
                alt=""
                loading="lazy"
                decoding="async"
              />
            )
          }
        />
      ) : (
        <>
          <p className={styles.link}>
            <a className="button buttonOutline" href={address} target="_blank" rel="noopener external">
              <Icon icon={icons.video} />
              <span>{action}</span>
            </a>
          </p>
          <p className={styles.note}>{elsewhere(new URL(address).hostname)}</p>
        </>
      )}
    </section>
  );
}
