import { useTranslation } from 'react-i18next';
import { opensNewTab } from '#shared/navigation/links.ts';
import { useSite } from '../../app/session/SiteContext.ts';
import { ChannelText } from './ChannelText.tsx';
import styles from './WhistleblowerPage.module.css';

const ways = ['access.mail', 'access.post', 'access.meeting'] as const;

/** The ways to report: the external provider's channel where one is configured, and mail, post and a meeting. */
export function Access({ lang }: { lang: string | undefined }) {
  const { t } = useTranslation('whistleblower');
  const { ethicsChannel } = useSite().links;
  return (
    <section className={styles.access} aria-labelledby="access" lang={lang}>
      <h2 id="access">{t('access.title')}</h2>
      {ethicsChannel !== undefined && <ExternalChannel url={ethicsChannel} />}
      <ul>
        {ways.map((way) => (
          <li key={way}>
            <ChannelText id={way} />
          </li>
        ))}
      </ul>
      <p className={styles.note}>{t('access.anonymity')}</p>
    </section>
  );
}

function ExternalChannel({ url }: { url: string }) {
  const { t } = useTranslation('whistleblower');
  const newTab = opensNewTab(url);
  return (
    <>
      <p>
        {/* The provider must not learn from which page its visitor came. */}
        <a className="button" href={url} rel="noopener noreferrer" target={newTab ? '_blank' : undefined}>
          {t('access.button')}
        </a>
      </p>
      {newTab && <p className={styles.note}>{t('access.note')}</p>}
      <p className={styles.also}>{t('access.also')}</p>
    </>
  );
}
