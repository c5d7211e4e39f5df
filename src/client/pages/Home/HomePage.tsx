import { useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import { useRouteLoaderData } from 'react-router';
import { EstateGrid } from '../../features/estateCard/EstateGrid.tsx';
import type { ProvincesData } from '../../features/search/provinceCounts.ts';
import { DeferredPart } from '../../app/deferred/DeferredPart.tsx';
import { RouteLink } from '../../app/navigation/RouteLink.tsx';
import type { PageProps } from '../../app/routeDefinition.ts';
import { Hero } from './Hero.tsx';
import type { HomePageData } from './home.load.ts';
import styles from './HomePage.module.css';
import { homeRestPart } from './homeRestPart.ts';

/** The home page (docs/product.md#home): the search and listings first, then the other blocks. */
export function HomePage({ data, language }: PageProps<'Home', HomePageData>) {
  const { t } = useTranslation('home');
  const { provinces: places } = useRouteLoaderData<ProvincesData>('layout')!;
  const rest = useMemo(() => ({ data, places, language }), [data, places, language]);
  return (
    <>
      <Hero slides={data.slides} />
      {data.estates.length > 0 && (
        <section className="container section" aria-labelledby="featured">
          <div className={styles.heading}>
            <h2 id="featured">{t('featured.title')}</h2>
            <p>{t('featured.text')}</p>
          </div>
          <EstateGrid estates={data.estates} showProvince />
          <p className={styles.more}>
            <RouteLink className="button buttonOutline" to="Search" params={{ type: 'buy' }}>
              {t('featured.more')}
            </RouteLink>
          </p>
        </section>
      )}
      <DeferredPart part={homeRestPart} props={rest} />
    </>
  );
}
