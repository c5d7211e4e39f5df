import { useTranslation } from 'react-i18next';
import { RouteLink } from '../../app/navigation/RouteLink.tsx';

/** Links to the listings for sale and to rent, as the next steps of an EmptyState. */
export function SearchLinks() {
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
