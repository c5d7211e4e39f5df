import { useTranslation } from 'react-i18next';
import type { PageProps } from '../../app/routeDefinition.ts';
import { useSite } from '../../app/session/SiteContext.ts';
import { Flock } from '../../components/ui/bird/Flock.tsx';
import { Breadcrumbs } from '../../components/ui/breadcrumbs/Breadcrumbs.tsx';
import type { AboutData } from './about.load.ts';
import styles from './AboutPage.module.css';
import { Closing } from './Closing.tsx';
import { Figures } from './Figures.tsx';
import { ForeignNote } from './ForeignNote.tsx';
import { Network } from './Network.tsx';
import { Story } from './Story.tsx';
import { Team } from './Team.tsx';

/** Who the network is (docs/product.md#about). */
export function AboutPage({ data }: PageProps<'About', AboutData>) {
  const { t } = useTranslation('about');
  const {
    brandName: brand,
    figures: { founded, donated },
  } = useSite();
  const { people, history } = data.team;
  const lead = [t('lead', { brand }), ...(founded === undefined ? [] : [t('since', { founded })])];
  return (
    <article>
      <header className="container">
        <Breadcrumbs page={t('title')} />
        <div className={styles.opening}>
          <div className={styles.words}>
            <p className={styles.eyebrow}>{t('eyebrow')}</p>
            <h1>{t('heading')}</h1>
            <p className={styles.lead}>{lead.join(' ')}</p>
          </div>
          <div className={styles.scene}>
            <Flock />
          </div>
        </div>
      </header>
      <ForeignNote team={data.team} />
      {history && <Story history={history} />}
      <Figures whyUs={data.whyUs} />
      <Network />
      <Team members={people} />
      {donated !== undefined && (
        <section className={`container section ${styles.donation}`} aria-labelledby="donation">
          <h2 id="donation">{t('donation.title', { share: donated })}</h2>
          <p>{t('donation.text')}</p>
        </section>
      )}
      <Closing />
    </article>
  );
}
