import { Fragment } from 'react';
import { useTranslation } from 'react-i18next';
import { useLocation, type Location } from 'react-router';
import { withPrefix } from '#shared/routes/build.ts';
import { useSite } from '../../app/session/SiteContext.ts';
import { useHydrated } from '../../app/useHydrated.ts';
import type { FromSentence, OtherReading } from '../../features/search/fromSentence.ts';
import styles from './SearchPage.module.css';

function Lists({ title, lists }: { title: string; lists: readonly OtherReading[] }) {
  const { language } = useSite();
  if (lists.length === 0) return null;
  return (
    <p>
      <span>{title}</span>
      {lists.map(({ name, url }) => (
        <Fragment key={url}>
          {' '}
          <a href={withPrefix(url, language)} rel="nofollow">
            {name}
          </a>
        </Fragment>
      ))}
    </p>
  );
}

/**
 * Once the visitor came by a sentence: what it said that is not in the list's filters, what is nearest to that, and
 * what else it may mean.
 */
export function SentenceNotice() {
  const { t } = useTranslation('search');
  const { state } = useLocation() as Location<Partial<FromSentence> | null>;
  // The browser keeps the state of an entry over a reload, which the server does not see.
  const isHydrated = useHydrated();
  const { ignored = [], others = [], nearest = [] } = (isHydrated && state) || {};
  if (ignored.length === 0 && others.length === 0) return null;
  return (
    <div className={styles.notice} role="status">
      {ignored.length > 0 && <p>{t('ignored', { words: ignored.join(', ') })}</p>}
      <Lists title={t('nearest')} lists={nearest} />
      <Lists title={t('otherReading')} lists={others} />
    </div>
  );
}
