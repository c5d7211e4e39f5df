import { useTranslation } from 'react-i18next';
import { useRouteLoaderData } from 'react-router';
import { EstateGrid } from '../../components/estateCard/EstateGrid.tsx';
import type { FrameData } from '../../frame/frame.load.ts';
import { RouteLink } from '../../navigation/RouteLink.tsx';
import type { PageProps } from '../../page.ts';
import { useSite } from '../../session/SiteContext.ts';
import { CitiesMap } from './CitiesMap.tsx';
import { Experience } from './Experience.tsx';
import { FeaturedAgents } from './FeaturedAgents.tsx';
import { Hero } from './Hero.tsx';
import type { HomePageData } from './home.load.ts';
import styles from './HomePage.module.css';
import { Magazine } from './Magazine.tsx';
import { Manifesto } from './Manifesto.tsx';
import { OperationTiles } from './OperationTiles.tsx';
import { Partners } from './Partners.tsx';
import { joinProvinces } from './provinceCounts.ts';
import { Reviews } from './Reviews.tsx';
import { whyUsOf } from './homeBlocks.ts';
import { WhyUs } from './WhyUs.tsx';

/** The home page (spec §2.8). Homes come before all that is said about them; a block without data is left out (decision 52). */
export function HomePage({ data: { slides, estates, agents, quotes, whyUs, posts, partners }, language }: PageProps<'Home', HomePageData>) {
  const { t } = useTranslation(['home', 'common']);
  const { brandKey } = useSite();
  const { provinces } = useRouteLoaderData<FrameData>('frame')!;
  const places = joinProvinces(provinces);
  const ours = whyUsOf(whyUs, brandKey);
  return (
    <>
      <Hero slides={slides} provinces={places} />
      {estates.length > 0 && (
        <section className="container section" aria-labelledby="featured">
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
      {quotes.length > 0 && <Reviews quotes={quotes} whyUs={ours} language={language} />}
      {agents.length > 0 && <FeaturedAgents agents={agents} />}
      <OperationTiles provinces={places} language={language} />
      <CitiesMap provinces={places} language={language} />
      <Experience />
      {ours && ours.figures.length > 0 && <WhyUs whyUs={ours} language={language} />}
      {posts.length > 0 && <Magazine posts={posts} />}
      {partners.length > 0 && <Partners partners={partners} />}
    </>
  );
}
