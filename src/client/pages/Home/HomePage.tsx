import type { PageProps } from '../../page.ts';
import type { HomePageData } from './home.load.ts';
import { EstateGrid } from '../../components/estateCard/EstateGrid.tsx';

export function HomePage({ data }: PageProps<'Home', HomePageData>) {
  return (<><h1>Home</h1><EstateGrid estates={data.estates} showProvince /></>);
}
