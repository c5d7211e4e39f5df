import { useTranslation } from 'react-i18next';
import { networkFigures } from '#shared/domain/networkFigures.ts';
import { useSite } from '../../app/session/SiteContext.ts';
import styles from './AboutPage.module.css';

const { founded } = networkFigures;

const years = [
  ['start', founded],
  ['cities', 2013],
  ['tools', 2016],
  ['islands', 2019],
  ['school', 2022],
  ['site', 2025],
] as const;

/** How the network began, and its years. */
export function Story() {
  const { t } = useTranslation('about');
  const { brandName: brand } = useSite();
  return (
    <section className={`container section ${styles.story}`} aria-labelledby="story">
      <div className={styles.beginning}>
        <h2 id="story">{t('story.title')}</h2>
        <p>{t('story.first', { founded })}</p>
        <p>{t('story.second', { brand })}</p>
      </div>
      <ol className={styles.years}>
        {years.map(([id, year]) => (
          <li key={id}>
            <b>{year}</b>
            <span>{t(`year.${id}`)}</span>
          </li>
        ))}
      </ol>
    </section>
  );
}
