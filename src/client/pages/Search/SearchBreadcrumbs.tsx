import type { EstateFilters } from '#shared/filters/table.ts';
import { searchTrail } from '#shared/views/searchTrail.ts';
import { useSite } from '../../app/session/SiteContext.ts';
import { RouteLink } from '../../app/navigation/RouteLink.tsx';
import { Breadcrumbs } from '../../components/ui/breadcrumbs/Breadcrumbs.tsx';
import type { SearchPageData } from './searchPageData.ts';

interface SearchBreadcrumbsProps {
  /** The list of the whole country, by its kind. */
  listName: string | undefined;
  data: Pick<SearchPageData, 'type' | 'province' | 'places'>;
  filters: EstateFilters;
}

/** Home › for sale › province › town: each but the last leads to the wider list. */
export function SearchBreadcrumbs({ listName = '', data, filters }: SearchBreadcrumbsProps) {
  const { language } = useSite();
  const steps = searchTrail(data, filters, listName, language);
  // Filtered lists are not indexed, so no crawler need follow.
  const rel = filters.estate_type ? 'nofollow' : undefined;
  return (
    <Breadcrumbs>
      {steps.slice(0, -1).map(({ name, target }, index) => (
        <li key={index}>
          <RouteLink {...target} rel={rel}>
            {name}
          </RouteLink>
        </li>
      ))}
      <li aria-current="page">{steps.at(-1)!.name}</li>
    </Breadcrumbs>
  );
}
