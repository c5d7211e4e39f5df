import { useTranslation } from 'react-i18next';
import { RouteLink } from '../../app/navigation/RouteLink.tsx';
import { Breadcrumbs } from '../../components/ui/breadcrumbs/Breadcrumbs.tsx';
import type { ProfileView } from '#shared/views/profile/profileView.ts';

/** The way back up: all provinces with agents, those of the province. */
export function ProfileBreadcrumbs({ profile: { kind, name, province } }: { profile: ProfileView }) {
  const { t } = useTranslation('profile');
  const tab = kind === 'agency' ? { query: { tab: 'agencies' as const } } : {};
  return (
    <Breadcrumbs>
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
    </Breadcrumbs>
  );
}
