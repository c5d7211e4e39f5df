import { useTranslation } from 'react-i18next';
import { broadNounOf, kindsLike } from '#shared/filters/kindGroups.ts';
import styles from '../../../components/ui/breadcrumbs/Breadcrumbs.module.css';
import { RouteLink } from '../../../app/navigation/RouteLink.tsx';
import { placeParts } from '../placeParts.ts';
import type { EstateView } from '../toEstateView.ts';

/**
 * All listings of the operation, those of the province, and the place of this estate as text. The lists are of its
 * group: without a kind they are of homes. Structured data name them without it (server/seo/structuredData/estate.ts).
 */
export function Breadcrumbs({ estate: { type, province, zone, similar } }: { estate: EstateView }) {
  const { t } = useTranslation('estate');
  const ofGroup = {
    query: { filters: kindsLike(similar.filters) },
    rel: broadNounOf(similar.filters) === 'homes' ? undefined : 'nofollow',
  };
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
          <RouteLink to="Search" params={{ type }} {...ofGroup}>
            {t(`breadcrumbs.${type}`)}
          </RouteLink>
        </li>
        <li>
          <RouteLink to="Search" params={{ province: province.slug, type }} {...ofGroup}>
            {province.name}
          </RouteLink>
        </li>
        {here && <li>{here}</li>}
      </ol>
    </nav>
  );
}
