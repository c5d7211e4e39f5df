import { useTranslation } from 'react-i18next';
import { AgentCard } from '../../components/agentCard/AgentCard.tsx';
import type { AgentCardData } from '#shared/views/agentCard/toAgentCard.ts';
import { Carousel } from '../../components/ui/carousel/Carousel.tsx';
import { RouteLink } from '../../app/navigation/RouteLink.tsx';
import heading from './BlockHeading.module.css';
import styles from './FeaturedAgents.module.css';
import { useCarouselTexts } from './useCarouselTexts.ts';

/** Some of the network's faces (docs/product.md#home), each with the way to reach them. */
export function FeaturedAgents({ agents }: { agents: readonly AgentCardData[] }) {
  const { t } = useTranslation('homeRest');
  const texts = useCarouselTexts(t('agents.label'));
  return (
    <section className={styles.band} aria-labelledby="agents">
      <div className="container section">
        <div className={heading.heading}>
          <h2 id="agents">{t('agents.title')}</h2>
          <p>{t('agents.text')}</p>
          <p>
            <RouteLink className={heading.all} to="AgentProvinces" params={{}}>
              {t('agents.all')}
            </RouteLink>
          </p>
        </div>
        <Carousel
          texts={texts}
          trackClass={styles.track}
          controlsClass={agents.length > 3 ? styles.controls : `${styles.controls} ${styles.fits}`}
        >
          {agents.map((agent) => (
            <li key={agent.id} className={styles.slide}>
              <AgentCard agent={agent} heading="h3" />
            </li>
          ))}
        </Carousel>
      </div>
    </section>
  );
}
