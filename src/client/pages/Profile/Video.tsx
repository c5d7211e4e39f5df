import { useTranslation } from 'react-i18next';
import { embedOf } from '#shared/domain/embeds.ts';
import { useSite } from '../../app/session/SiteContext.ts';
import type { PortraitData } from '#shared/views/agentCard/toAgentCard.ts';
import { Icon } from '../../components/ui/icons/Icon.tsx';
import icons from '../../components/ui/icons/pageIcons.module.css';
import { PlayOnClick } from '../../components/ui/player/PlayOnClick.tsx';
import styles from './Video.module.css';

interface VideoProps {
  address: string;
  name: string;
  picture: PortraitData | undefined;
}

/** The video: embedded when its provider is supported, else a link. */
export function Video({ address, name, picture }: VideoProps) {
  const { t } = useTranslation('profile');
  const { embedOrigins = [] } = useSite();
  const embed = embedOf(address, embedOrigins);
  const action = t('video.open', { name });
  return (
    <section className={styles.video}>
      <h2>{t('section.video')}</h2>
      {embed ? (
        <PlayOnClick
          embed={embed}
          address={address}
          icon={icons.video}
          action={action}
          title={t('video.title', { name })}
          note={t('video.note', { host: embed.host })}
          poster={
            picture && (
              <img
                src={picture.src}
                srcSet={picture.srcSet}
                sizes={picture.srcSet && '40rem'}
                width="600"
                height="600"
                alt=""
                loading="lazy"
                decoding="async"
              />
            )
          }
        />
      ) : (
        <>
          <a className="button buttonOutline" href={address} target="_blank" rel="noopener external">
            <Icon icon={icons.video} />
            <span>{action}</span>
          </a>
          <p className={styles.note}>{t('video.elsewhere', { host: new URL(address).hostname })}</p>
        </>
      )}
    </section>
  );
}
