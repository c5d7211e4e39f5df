import { Fragment } from 'react';
import { useTranslation } from 'react-i18next';
import { useLocation, type Location } from 'react-router';
import { withPrefix } from '#shared/routes/build.ts';
import { useSite } from '../../app/session/SiteContext.ts';
import { useHydrated } from '../../app/useHydrated.ts';
import type { FromSentence } from '../../features/search/fromSentence.ts';
import styles from './SearchPage.module.css';

/** What a sentence said that is not in the list's filters, and what else it may mean: once the visitor came by one. */
export function SentenceNotice() {
  const { t } = useTranslation('search');
  const { language } = useSite();
  const { state } = useLocation() as Location<Partial<FromSentence> | null>;
  // The browser keeps the state of an entry over a reload, which the server does not see.
  const isHydrated = useHydrated();
  const { ignored = [], others = [] } = (isHydrated && state) || {};
  if (ignored.length === 0 && others.length === 0) return null;
  return (
    <div className={styles.notice} role="status">
      {ignored.length > 0 && <p>{t('ignored', { words: ignored.join(', ') })}</p>}
      {others.length > 0 && (
        <p>
          <span>{t('otherReading')}</span>
          {others.map(({ name, url }) => (
            <Fragment key={url}>
              {' '}
              <a href={withPrefix(url, language)} rel="nofollow">
                {name}
              </a>
            </Fragment>
          ))}
        </p>
      )}
    </div>
  );
}
