import { useTranslation } from 'react-i18next';
import { Breadcrumbs } from '../../components/ui/breadcrumbs/Breadcrumbs.tsx';
import { RouteLink } from '../../app/navigation/RouteLink.tsx';

/** Home › agents › province. */
export function DirectoryBreadcrumbs({ province }: { province?: string }) {
  const { t } = useTranslation('agents');
  return (
    <Breadcrumbs>
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
    </Breadcrumbs>
  );
}
