import { useTranslation } from 'react-i18next';
import { Bird } from '../components/ui/bird/Bird.tsx';
import { RouteLink } from '../app/navigation/RouteLink.tsx';
import type { SearchInstead } from '#shared/routes/address.ts';
import type { ErrorKind } from './errorMeta.ts';
import styles from './ErrorNotice.module.css';

/** What happened, in plain words, and the next steps. */
export function ErrorNotice({ kind, instead }: { kind: ErrorKind; instead?: SearchInstead | null }) {
  const { t } = useTranslation();
  const retries = kind === 'unavailable' || kind === 'defect' || kind === 'newVersion';
  return (
    <section className={`container ${styles.notice}`}>
      <div className={styles.sky} aria-hidden="true">
        <Bird className={styles.bird} />
      </div>
      <div className={styles.words}>
        <h1>{t(`error.${kind}.title`)}</h1>
        <p className={styles.text}>{t(`error.${kind}.text`)}</p>
        <p className={styles.ways}>
          {instead && (
            <RouteLink className="button" to="Search" {...instead}>
              {t('error.unknownFilter.instead')}
            </RouteLink>
          )}
          {/* An empty href is the page itself: a plain reload, which works without JavaScript too. */}
          {!instead &&
            (retries ? (
              <a className="button" href="" data-reload>
                {t('error.retry')}
              </a>
            ) : (
              <RouteLink className="button" to="Home" params={{}}>
                {t('error.return')}
              </RouteLink>
            ))}
          <RouteLink to="Search" params={{ type: 'buy' }}>
            {t('footer.buy')}
          </RouteLink>
          <RouteLink to="Search" params={{ type: 'rent' }}>
            {t('footer.rent')}
          </RouteLink>
        </p>
      </div>
    </section>
  );
}
