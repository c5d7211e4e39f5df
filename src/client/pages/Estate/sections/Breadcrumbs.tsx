import { useTranslation } from 'react-i18next';
import styles from '../../../components/ui/breadcrumbs/Breadcrumbs.module.css';
import { RouteLink } from '../../../app/navigation/RouteLink.tsx';
import { placeParts } from '../placeParts.ts';
import type { EstateView } from '../toEstateView.ts';

/** All listings of the operation, those of the province, and the place of this estate as text. */
export function Breadcrumbs({ estate: { type, province, zone } }: { estate: EstateView }) {
  const { t } = useTranslation('estate');
  const [, here] = placeParts(province.name, zone);
  return (
    <nav className={styles.breadcrumbs} aria-label={t('breadcrumbs.label')}>
      <ol>
        <li>
          <RouteLink to="Home" params={{}}>
            {t('breadcrumbs.home')}
          </RouteLink>
        </li>
        <li>
          <RouteLink to="Search" params={{ type }}>
            {t(`breadcrumbs.${type}`)}
          </RouteLink>
        </li>
        <li>
          <RouteLink to="Search" params={{ province: province.slug, type }}>
            {province.name}
          </RouteLink>
        </li>
        {here && <li>{here}</li>}
      </ol>
    </nav>
  );
}
