import { useTranslation } from 'react-i18next';
import { embedOf } from '#shared/domain/embeds.ts';
import icons from '../../../components/ui/icons/pageIcons.module.css';
import { PlayOnClick } from '../../../components/ui/player/PlayOnClick.tsx';
import { useSite } from '../../../app/session/SiteContext.ts';
import { PhotoImage } from './PhotoImage.tsx';
import styles from './Player.module.css';
import type { Photo } from '#shared/views/estate/toPhotos.ts';

interface PlayerProps {
  /** Also the anchor of its section. */
  kind: 'tour' | 'video';
  /** As the agent gave it; what no frame may show has no section: PageTools links to it. */
  address: string | undefined;
  poster: Photo | undefined;
}

/**
 * A virtual tour or a video (docs/product.md#estate-page), behind a photo of the estate until the visitor starts it.
 */
export function Player({ kind, address, poster }: PlayerProps) {
  const { t } = useTranslation('estate');
  const { embedOrigins = [] } = useSite();
  const embed = address === undefined ? null : embedOf(address, embedOrigins);
  if (!embed || address === undefined) return null;
  return (
    <section id={kind} className={styles.section}>
      <h2>{t(`section.${kind}`)}</h2>
      <PlayOnClick
        embed={embed}
        address={address}
        icon={icons[kind]}
        action={t(`embed.${kind}`)}
        title={t(`photos.${kind}`)}
        note={t('embed.note', { host: embed.host })}
        poster={poster && <PhotoImage photo={poster} sizes="(min-width: 60rem) 760px, 92vw" alt="" />}
      />
    </section>
  );
}
