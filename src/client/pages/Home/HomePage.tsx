import { useMemo } from 'react';
import { useRouteLoaderData } from 'react-router';
import type { ProvincesData } from '../../features/search/provinceCounts.ts';
import { ReturnSlot } from '../../features/returning/ReturnSlot.tsx';
import { SeenSlot } from '../../features/seenEstates/SeenSlot.tsx';
import { DeferredPart } from '../../app/deferred/DeferredPart.tsx';
import type { PageProps } from '../../app/routeDefinition.ts';
import { Hero } from './Hero.tsx';
import type { HomePageData } from './home.load.ts';
import styles from './HomePage.module.css';
import { homeRestPart } from './homeRestPart.ts';

/** The home page (docs/product.md#home): the search, which shows without scrolling, then the blocks. */
export function HomePage({ data, language }: PageProps<'Home', HomePageData>) {
  const { provinces: places } = useRouteLoaderData<ProvincesData>('layout')!;
  const rest = useMemo(() => ({ data, places, language }), [data, places, language]);
  return (
    <div className={styles.page}>
      <Hero slides={data.slides} />
      <ReturnSlot />
      <SeenSlot />
      <DeferredPart part={homeRestPart} props={rest} />
    </div>
  );
}
