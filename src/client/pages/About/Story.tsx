import { useTranslation } from 'react-i18next';
import type { NetworkHistory } from '#shared/domain/networkTeam.ts';
import styles from './AboutPage.module.css';

/** How the network began, and its years. */
export function Story({ history: { text, years, lang } }: { history: NetworkHistory }) {
  const { t } = useTranslation('about');
  return (
    <section className={`container section ${styles.story}`} aria-labelledby="story">
      <div className={styles.beginning}>
        <h2 id="story">{t('story.title')}</h2>
        {text.map((paragraph) => (
          <p key={paragraph} lang={lang}>
            {paragraph}
          </p>
        ))}
      </div>
      <ol className={styles.years}>
        {years.map(({ year, text: what }) => (
          <li key={year}>
            <b>{year}</b>
            <span lang={lang}>{what}</span>
          </li>
        ))}
      </ol>
    </section>
  );
}
