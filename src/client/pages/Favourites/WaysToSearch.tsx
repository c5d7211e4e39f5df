import { useTranslation } from 'react-i18next';
import { RouteLink } from '../../app/navigation/RouteLink.tsx';

/** To all homes, as the ways on of an EmptyState. */
export function WaysToSearch() {
  const { t } = useTranslation();
  return (
    <>
      <li>
        <RouteLink className="button" to="Search" params={{ type: 'buy' }}>
          {t('footer.buy')}
        </RouteLink>
      </li>
      <li>
        <RouteLink className="button buttonOutline" to="Search" params={{ type: 'rent' }}>
          {t('footer.rent')}
        </RouteLink>
      </li>
    </>
  );
}
