import { useEffect, useMemo, type MouseEvent } from 'react';
import { useTranslation } from 'react-i18next';
import { useLocation, useNavigate } from 'react-router';
import { RouteLink } from '../app/navigation/RouteLink.tsx';
import { Bird } from '../components/ui/bird/Bird.tsx';
import { errorMeta, type ErrorKind } from './errorMeta.ts';
import styles from './ErrorNotice.module.css';
import { ErrorSearch } from './ErrorSearch.tsx';
import { useDocumentHead } from './useDocumentHead.ts';

export interface ErrorNoticeProps {
  kind: ErrorKind;
}

/** Where the page may show the next time. Elsewhere the visitor goes on by a search. */
const retried: readonly ErrorKind[] = ['unavailable', 'defect', 'newVersion', 'offline'];

/** What happened, in plain words, and the next steps. */
export function ErrorNotice({ kind }: ErrorNoticeProps) {
  const { t } = useTranslation('error');
  useDocumentHead(useMemo(() => errorMeta(kind, t), [kind, t]));
  return (
    <section className={`container ${styles.notice}`}>
      <div className={styles.sky} aria-hidden="true">
        <Bird className={styles.bird} />
      </div>
      <div className={styles.words}>
        <h1>{t(`${kind}.title`)}</h1>
        <p className={styles.text}>{t(`${kind}.text`)}</p>
        {retried.includes(kind) ? <Retry kind={kind} /> : <Onward />}
      </div>
    </section>
  );
}

/** Loads the page again, without a connection once it is back. */
function Retry({ kind }: { kind: ErrorKind }) {
  const { t } = useTranslation();
  const again = useAgain(kind === 'offline');
  return (
    <p className={styles.ways}>
      {/* An empty href is the page itself: a plain reload, which works without JavaScript too. */}
      <a className="button" href="" data-reload onClick={again}>
        {t('error.retry')}
      </a>
      <RouteLink to="Search" params={{ type: 'buy' }}>
        {t('footer.buy')}
      </RouteLink>
      <RouteLink to="Search" params={{ type: 'rent' }}>
        {t('footer.rent')}
      </RouteLink>
    </p>
  );
}

/**
 * Without a connection a reload would lose the site: the router tries instead, on a click and when the line is back.
 */
function useAgain(isOffline: boolean): ((event: MouseEvent) => void) | undefined {
  const navigate = useNavigate();
  const { pathname, search, hash } = useLocation();
  useEffect(() => {
    if (!isOffline) return;
    const again = () => void navigate(pathname + search + hash, { replace: true });
    addEventListener('online', again);
    return () => {
      removeEventListener('online', again);
    };
  }, [isOffline, navigate, pathname, search, hash]);
  if (!isOffline) return undefined;
  return (event) => {
    event.preventDefault();
    void navigate(pathname + search + hash, { replace: true });
  };
}

function Onward() {
  const { t } = useTranslation('error');
  return (
    <>
      <p className={styles.ways}>
        <RouteLink className="button" to="Home" params={{}}>
          {t('return')}
        </RouteLink>
      </p>
      <ErrorSearch />
    </>
  );
}
