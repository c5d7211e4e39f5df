import type { Language } from '#shared/i18n/languages.ts';
import { useSite } from '../../app/session/SiteContext.ts';
import { CitiesMap } from './CitiesMap.tsx';
import { Experience } from './Experience.tsx';
import { FeaturedAgents } from './FeaturedAgents.tsx';
import { FeaturedEstates } from './FeaturedEstates.tsx';
import type { HomePageData } from './home.load.ts';
import { leads, whyUsOf } from '../../components/cms/homeBlocks.ts';
import { Magazine } from './Magazine.tsx';
import { Manifesto } from './Manifesto.tsx';
import { Newsletter } from './Newsletter.tsx';
import { OperationTiles } from './OperationTiles.tsx';
import { Partners } from './Partners.tsx';
import type { ProvinceCounts } from '../../features/search/provinceCounts.ts';
import { Reviews } from './Reviews.tsx';
import styles from './HomeRest.module.css';
import { WhyUs } from './WhyUs.tsx';

export interface HomeRestProps {
  data: HomePageData;
  places: readonly ProvinceCounts[];
  language: Language;
}

/** The home page below its hero (docs/product.md#home). A block without data is left out (PD-52). */
export function HomeRest({
  data: { estates, agents, quotes, whyUs, posts, partners },
  places,
  language,
}: HomeRestProps) {
  const { brandKey, links } = useSite();
  const ours = whyUsOf(whyUs, brandKey);
  return (
    <>
      <div className={styles.opening}>
        <Manifesto />
        {quotes.length > 0 && <Reviews quotes={quotes} whyUs={ours} language={language} />}
      </div>
      {estates.length > 0 && <FeaturedEstates estates={estates} />}
      {agents.length > 0 && <FeaturedAgents agents={agents} />}
      <OperationTiles provinces={places} language={language} />
      <Experience />
      <CitiesMap provinces={places} language={language} />
      {ours && ours.figures.length > 0 && <WhyUs whyUs={ours} language={language} />}
      {posts.some((post) => leads(post, links.magazine !== undefined)) && <Magazine posts={posts} />}
      {partners.length > 0 && <Partners partners={partners} />}
      <Newsletter />
    </>
  );
}
