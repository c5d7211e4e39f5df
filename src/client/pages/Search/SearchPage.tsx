import type { PageProps } from '../../page.ts';
import type { SearchPageData } from './search.load.ts';
import { EstateGrid } from '../../components/estateCard/EstateGrid.tsx';

export function SearchPage({ data }: PageProps<'Search', SearchPageData>) {
  return (<><h1>{data.total}</h1><EstateGrid estates={data.estates} /></>);
}
