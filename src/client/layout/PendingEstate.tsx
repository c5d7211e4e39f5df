import { useNavigation } from 'react-router';
import { languages } from '#shared/i18n/languages.ts';
import { resolveUrl } from '#shared/routes/resolveUrl.ts';
import styles from './PendingEstate.module.css';

/**
 * A skeleton of a listing's page while it loads. It covers the page that is left, which keeps its state in case the
 * visitor turns back; shown only when waiting can be noticed.
 */
export function PendingEstate() {
  const { state, location } = useNavigation();
  const next = state === 'loading' ? resolveUrl(location.pathname, location.search, languages) : null;
  if (next?.kind !== 'match' || next.address.route !== 'Estate') return null;
  return (
    <div className={styles.cover} aria-hidden="true">
      <div className={`container ${styles.page}`}>
        <div className={`skeleton ${styles.photos}`} />
        <div className={`skeleton ${styles.tools}`} />
        <div className={styles.columns}>
          <div>
            <div className={`skeleton ${styles.title}`} />
            <div className={`skeleton ${styles.line}`} />
            <div className={`skeleton ${styles.line}`} />
          </div>
          <div className={`skeleton ${styles.card}`} />
        </div>
      </div>
    </div>
  );
}
