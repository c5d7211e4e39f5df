import { Fragment } from 'react';
import { languageFacts } from '#shared/i18n/languages.ts';
import type { GuideFile } from '#shared/routes/guideUrl.ts';
import type { Service } from '#shared/views/services.ts';
import { useServiceTexts } from '../useServiceTexts.ts';
import styles from './GuideDownload.module.css';

/** The guide as a PDF, and the same in the other languages. @param props.files the page's own first */
export function GuideDownload({ service, files }: { service: Service; files: readonly GuideFile[] }) {
  const t = useServiceTexts(service);
  const [own, ...others] = files;
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
            <a className={styles.button} href={own!.url} hrefLang={own!.language} type="application/pdf">
              {t('guide.download')}
            </a>
          </p>
          {others.length > 0 && (
            <p className={styles.others}>
              {t('guide.languages')}{' '}
              {others.map(({ language, url }, index) => (
                <Fragment key={language}>
                  {index > 0 && <span>{' · '}</span>}
                  <a href={url} type="application/pdf" hrefLang={language} lang={languageFacts[language].tag}>
                    {languageFacts[language].name}
                  </a>
                </Fragment>
              ))}
            </p>
          )}
          <p className={styles.note}>{t('guide.note')}</p>
        </div>
      </div>
    </section>
  );
}
