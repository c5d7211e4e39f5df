import { useTranslation } from 'react-i18next';
import { networkFigures } from '#shared/domain/networkFigures.ts';
import type { PageProps } from '../../app/routeDefinition.ts';
import { useSite } from '../../app/session/SiteContext.ts';
import { Flock } from '../../components/ui/bird/Flock.tsx';
import { Breadcrumbs } from '../../components/ui/breadcrumbs/Breadcrumbs.tsx';
import type { AboutData } from './about.load.ts';
import styles from './AboutPage.module.css';
import { Closing } from './Closing.tsx';
import { Figures } from './Figures.tsx';
import { Network } from './Network.tsx';
import { Story } from './Story.tsx';
import { teamOf } from './team.ts';
import { Team } from './Team.tsx';

/** Who the network is (docs/product.md#about). */
export function AboutPage({ data }: PageProps<'About', AboutData>) {
  const { t } = useTranslation('about');
  const { brandName: brand, brandKey } = useSite();
  return (
    <article>
      <header className="container">
        <Breadcrumbs label={t('breadcrumbs.label')} home={t('breadcrumbs.home')} page={t('title')} />
        <div className={styles.opening}>
          <div className={styles.words}>
            <p className={styles.eyebrow}>{t('eyebrow')}</p>
            <h1>{t('heading')}</h1>
            <p className={styles.lead}>{t('lead', { brand, founded: networkFigures.founded })}</p>
          </div>
          <div className={styles.scene}>
            <Flock />
          </div>
        </div>
      </header>
      <Story />
      <Figures whyUs={data.whyUs} />
      <Network />
      <Team members={teamOf(brandKey)} />
      <section className={`container section ${styles.donation}`} aria-labelledby="donation">
        <h2 id="donation">{t('donation.title', { share: networkFigures.donated })}</h2>
        <p>{t('donation.text')}</p>
      </section>
      <Closing />
    </article>
  );
}
