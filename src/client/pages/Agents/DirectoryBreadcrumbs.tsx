import { useTranslation } from 'react-i18next';
import styles from '../../components/ui/breadcrumbs/Breadcrumbs.module.css';
import { RouteLink } from '../../app/navigation/RouteLink.tsx';

/** Home › agents › province. */
export function DirectoryBreadcrumbs({ province }: { province?: string }) {
  const { t } = useTranslation('agents');
  return (
    <nav className={styles.breadcrumbs} aria-label={t('breadcrumbs.label')}>
      <ol>
        <li>
          <RouteLink to="Home" params={{}}>
            {t('breadcrumbs.home')}
          </RouteLink>
        </li>
        {province === undefined ? (
          <li aria-current="page">{t('breadcrumbs.agents')}</li>
        ) : (
          <li>
            <RouteLink to="AgentProvinces" params={{}}>
              {t('breadcrumbs.agents')}
            </RouteLink>
          </li>
        )}
        {province !== undefined && <li aria-current="page">{province}</li>}
      </ol>
    </nav>
  );
}
