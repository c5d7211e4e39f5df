import { embedOf } from '#shared/domain/embeds.ts';
import { useSite } from '../../../app/session/SiteContext.ts';
import { Icon } from '../../../components/ui/icons/Icon.tsx';
import icons from '../../../components/ui/icons/pageIcons.module.css';
import { PlayOnClick } from '../../../components/ui/player/PlayOnClick.tsx';
import type { Service } from '#shared/views/services.ts';
import type { PictureData } from '../toServiceData.ts';
import { useServiceTexts } from '../useServiceTexts.ts';
import styles from './Video.module.css';

interface VideoProps {
  service: Service;
  address: string;
  picture: PictureData | undefined;
}

/** The operator's video about the service: played on a click, or a link where its provider is not supported. */
export function Video({ service, address, picture }: VideoProps) {
  const t = useServiceTexts(service);
  const { embedOrigins = [] } = useSite();
  const embed = embedOf(address, embedOrigins);
  return (
    <section className={styles.video} aria-labelledby="video">
      <h2 id="video">{t('video.title')}</h2>
      {embed ? (
        <PlayOnClick
          embed={embed}
          address={address}
          icon={icons.video}
          action={t('video.open')}
          title={t('video.frame')}
          note={t('video.note', { host: embed.host })}
          poster={
            picture && (
              <img
                src={picture.src}
                srcSet={picture.srcSet}
                sizes={picture.srcSet && '40rem'}
                width="800"
                height="450"
                alt=""
                loading="lazy"
                decoding="async"
              />
            )
          }
        />
      ) : (
        <p>
          <a className="button buttonOutline" href={address} target="_blank" rel="noopener external">
            <Icon icon={icons.video} />
            {t('video.open')}
          </a>
          <span className={styles.note}>{t('video.elsewhere', { host: new URL(address).hostname })}</span>
        </p>
      )}
    </section>
  );
}
