import { useTranslation } from 'react-i18next';
import { useRouteLoaderData } from 'react-router';
import { EstateGrid } from '../../components/estateCard/EstateGrid.tsx';
import type { FrameData } from '../../frame/frame.load.ts';
import { RouteLink } from '../../navigation/RouteLink.tsx';
import type { PageProps } from '../../page.ts';
import { Hero } from './Hero.tsx';
import type { HomePageData } from './home.load.ts';
import styles from './HomePage.module.css';
import { Manifesto } from './Manifesto.tsx';
import { OperationTiles } from './OperationTiles.tsx';
import { ProvinceIndex } from './ProvinceIndex.tsx';
import { joinProvinces } from './provinceCounts.ts';

/** The home page (spec §2.8): hero and search, featured homes, the network, the provinces, the ways in. */
export function HomePage({ data: { slides, estates }, language }: PageProps<'Home', HomePageData>) {
  const { t } = useTranslation(['home', 'common']);
  const { provinces } = useRouteLoaderData<FrameData>('frame')!;
  const places = joinProvinces(provinces);
  return (
    <>
      <Hero slides={slides} provinces={places} />
      {estates.length > 0 && (
        <section className={`container section ${styles.featured}`} aria-labelledby="featured">
          <div className={styles.heading}>
            <h2 id="featured">{t('home:featured.title')}</h2>
            <p>{t('home:featured.text')}</p>
          </div>
          <EstateGrid estates={estates} showProvince />
          <p className={styles.more}>
            <RouteLink className="button buttonOutline" to="Search" params={{ type: 'buy' }}>{t('home:featured.more')}</RouteLink>
          </p>
        </section>
      )}
      <Manifesto />
      {places.length > 0 && <ProvinceIndex provinces={places} language={language} />}
      <OperationTiles provinces={places} language={language} />
    </>
  );
}
