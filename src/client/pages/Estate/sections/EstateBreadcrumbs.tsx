import { useTranslation } from 'react-i18next';
import { Breadcrumbs } from '../../../components/ui/breadcrumbs/Breadcrumbs.tsx';
import { RouteLink } from '../../../app/navigation/RouteLink.tsx';
import { listOfGroup } from '../listOfGroup.ts';
import { placeParts } from '#shared/views/estate/placeParts.ts';
import type { EstateView } from '#shared/views/estate/toEstateView.ts';

/**
 * All listings of the operation, those of the province, and those of the place of this estate. The lists are of its
 * group. Structured data name them without it (server/seo/structuredData/estate.ts).
 */
export function EstateBreadcrumbs({ estate }: { estate: EstateView }) {
  const { t } = useTranslation('estate');
  const { type, province, zone, placeFilters } = estate;
  const ofGroup = listOfGroup(estate);
  const [, here] = placeParts(province.name, zone);
  return (
    <Breadcrumbs>
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
      {here && (
        <li>
          {placeFilters ? (
            <RouteLink
              to="Search"
              params={{ province: province.slug, type }}
              rel={ofGroup.rel}
              query={{ filters: { ...placeFilters, ...ofGroup.query.filters } }}
            >
              {here}
            </RouteLink>
          ) : (
            here
          )}
        </li>
      )}
    </Breadcrumbs>
  );
}
