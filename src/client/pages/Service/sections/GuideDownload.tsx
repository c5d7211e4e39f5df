import { languageFacts, languagesOf, type Language } from '#shared/i18n/languages.ts';
import { guideUrl } from '#shared/routes/guideUrl.ts';
import { useSite } from '../../../app/session/SiteContext.ts';
import type { Service } from '#shared/views/services.ts';
import { useServiceTexts } from '../useServiceTexts.ts';
import styles from './GuideDownload.module.css';

/** The guide as a PDF, and the same in the other languages. */
export function GuideDownload({ service, language }: { service: Service; language: Language }) {
  const t = useServiceTexts(service);
  const others = languagesOf(useSite()).filter((other) => other !== language);
  return (
    <section className={styles.band} aria-labelledby="guide">
      <div className={`container section ${styles.layout}`}>
        <div className={styles.cover} aria-hidden="true">
          <span>{t('guide.title')}</span>
        </div>
        <div className={styles.words}>
          <p className={styles.kind}>{t('guide.heading')}</p>
          <h2 id="guide">{t('guide.title')}</h2>
          <p>{t('guide.text')}</p>
          <p>
            <a className={styles.button} href={guideUrl(service, language)} type="application/pdf">
              {t('guide.download')}
            </a>
          </p>
          {others.length > 0 && (
            <p className={styles.others}>
              {t('guide.languages')}{' '}
              {others.map((other) => (
                <a
                  key={other}
                  href={guideUrl(service, other)}
                  type="application/pdf"
                  hrefLang={other}
                  lang={languageFacts[other].tag}
                >
                  {languageFacts[other].name}
                </a>
              ))}
            </p>
          )}
          <p className={styles.note}>{t('guide.note')}</p>
        </div>
      </div>
    </section>
  );
}
