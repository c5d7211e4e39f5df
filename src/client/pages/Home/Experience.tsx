import { useTranslation } from 'react-i18next';
import { useSite } from '../../app/session/SiteContext.ts';
import styles from './Experience.module.css';

const points = ['homes', 'facts', 'person'] as const;

/**
 * What the network's technology does for a visitor, and the way to their own area where there is one
 * (docs/product.md#home).
 */
export function Experience() {
  const { t } = useTranslation('homeRest');
  const { links } = useSite();
  return (
    <section className={styles.band} aria-labelledby="experience">
      <div className={`container section ${styles.layout}`}>
        <div className={styles.words}>
          <h2 id="experience">{t('experience.title')}</h2>
          <p>{t('experience.text')}</p>
          {links.register && (
            <>
              <p>{t('experience.area')}</p>
              <p>
                <a className={`button ${styles.button}`} href={links.register}>
                  {t('experience.register')}
                </a>
              </p>
            </>
          )}
        </div>
        <ol className={styles.points}>
          {points.map((point) => (
            <li key={point}>
              <h3>{t(`experience.${point}.title`)}</h3>
              <p>{t(`experience.${point}.text`)}</p>
            </li>
          ))}
        </ol>
      </div>
    </section>
  );
}
