import { useTranslation } from 'react-i18next';
import { RouteLink } from '../../app/navigation/RouteLink.tsx';
import styles from '../../components/ui/breadcrumbs/Breadcrumbs.module.css';
import type { ProfileView } from '#shared/views/profile/profileView.ts';

/** The way back up: all provinces with agents, those of the province. */
export function ProfileBreadcrumbs({ profile: { kind, name, province } }: { profile: ProfileView }) {
  const { t } = useTranslation('profile');
  const tab = kind === 'agency' ? { query: { tab: 'agencies' as const } } : {};
  return (
    <nav className={styles.breadcrumbs} aria-label={t('breadcrumbs.label')}>
      <ol>
        <li>
          <RouteLink to="Home" params={{}}>
            {t('breadcrumbs.home')}
          </RouteLink>
        </li>
        <li>
          <RouteLink to="AgentProvinces" params={{}}>
            {t('breadcrumbs.agents')}
          </RouteLink>
        </li>
        {province && (
          <li>
            <RouteLink to="Agents" params={{ province: province.slug }} {...tab}>
              {province.name}
            </RouteLink>
          </li>
        )}
        <li aria-current="page" translate="no">
          {name}
        </li>
      </ol>
    </nav>
  );
}
