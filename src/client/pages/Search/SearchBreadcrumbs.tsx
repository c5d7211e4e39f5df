import type { EstateFilters } from '#shared/filters/table.ts';
import { Breadcrumbs } from '../../components/ui/breadcrumbs/Breadcrumbs.tsx';
import { RouteLink } from '../../app/navigation/RouteLink.tsx';
import type { SearchPageData } from './searchPageData.ts';
import { searchPlace } from './searchPlace.ts';

interface SearchBreadcrumbsProps {
  /** The list of the whole country, by its kind. */
  listName: string | undefined;
  data: Pick<SearchPageData, 'type' | 'province' | 'places'>;
  filters: EstateFilters;
}

/** Home › for sale › province › town: each but the last leads to the wider list. */
export function SearchBreadcrumbs({ listName, data, filters }: SearchBreadcrumbsProps) {
  const { type, province, places = {} } = data;
  const { town, zone = [], estate_type } = filters;
  // The wider lists are of the same kinds.
  const ofKinds = estate_type ? { query: { filters: { estate_type } }, rel: 'nofollow' } : {};
  const oneZone = zone.length === 1 ? places[zone[0]!] : undefined;
  const here = oneZone ?? (town && places[town]) ?? province?.name ?? listName;
  return (
    <Breadcrumbs>
      {province && (
        <li>
          <RouteLink to="Search" params={{ type }} {...ofKinds}>
            {listName}
          </RouteLink>
        </li>
      )}
      {province && (town !== undefined || oneZone !== undefined) && (
        <li>
          <RouteLink to="Search" params={{ type, province: province.slug }} {...ofKinds}>
            {province.name}
          </RouteLink>
        </li>
      )}
      {province && town && oneZone && (
        <li>
          <RouteLink
            to="Search"
            params={{ type, province: province.slug }}
            query={{ filters: { town, ...(estate_type ? { estate_type } : {}) } }}
            rel={ofKinds.rel}
          >
            {searchPlace(data, { town })}
          </RouteLink>
        </li>
      )}
      <li aria-current="page">{here}</li>
    </Breadcrumbs>
  );
}
