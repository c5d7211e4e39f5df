import { useTranslation } from 'react-i18next';
import { formatPhone } from '#shared/i18n/formats.ts';
import { Bird } from '../../components/bird/Bird.tsx';
import { Carousel } from '../../components/carousel/Carousel.tsx';
import { Icon } from '../../components/icons/Icon.tsx';
import icons from '../../components/icons/pageIcons.module.css';
import styles from './FeaturedAgents.module.css';
import type { AgentCardData } from './homeBlocks.ts';
import { useCarouselTexts } from './useCarouselTexts.ts';

/** Some of the network's faces (spec §2.8), each with the way to reach them. */
export function FeaturedAgents({ agents }: { agents: readonly AgentCardData[] }) {
  const { t } = useTranslation('home');
  const texts = useCarouselTexts(t('agents.label'));
  return (
    <section className={styles.band} aria-labelledby="agents">
      <div className="container section">
        <div className={styles.heading}>
          <h2 id="agents">{t('agents.title')}</h2>
          <p>{t('agents.text')}</p>
        </div>
        <Carousel texts={texts} trackClass={styles.track} controlsClass={agents.length > 3 ? styles.controls : `${styles.controls} ${styles.fits}`}>
          {agents.map((agent) => <AgentCard key={agent.id} agent={agent} />)}
        </Carousel>
      </div>
    </section>
  );
}

function AgentCard({ agent: { name, photo, place, zones, brand, phone, email } }: { agent: AgentCardData }) {
  const { t } = useTranslation('home');
  return (
    <li className={styles.card}>
      <span className={styles.face}>
        <Bird />
        {photo && <img src={photo.src} srcSet={photo.srcSet} sizes="9rem" width="144" height="144" alt="" loading="lazy" decoding="async" />}
      </span>
      <div className={styles.words}>
        <h3>{name}</h3>
        {place && <p><b>{place}</b>{zones.length > 0 && <> · {zones.join(', ')}</>}</p>}
        {brand && <p className={styles.brand}>{brand}</p>}
      </div>
      <p className={styles.ways}>
        {phone && <a href={`tel:${phone}`}><Icon icon={icons.phone} />{formatPhone(phone)}</a>}
        {email && <a href={`mailto:${email}`} aria-label={t('agents.writeTo', { name })}><Icon icon={icons.mail} />{t('agents.write')}</a>}
      </p>
    </li>
  );
}
