import { Fragment, type ReactNode } from 'react';
import { homeBlocks, type HomeBlock } from '#shared/domain/networkLook.ts';
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

/**
 * The home page below its hero (docs/product.md#home), in the network's order. Reviews that follow the manifesto stand
 * beside it. A block without data is left out (PD-52).
 */
export function HomeRest({
  data: { estates, agents, quotes, whyUs, posts, partners },
  places,
  language,
}: HomeRestProps) {
  const { brandKey, links, look } = useSite();
  const ours = whyUsOf(whyUs, brandKey);
  const order = look?.blocks ?? homeBlocks;
  const reviews = quotes.length > 0 && <Reviews quotes={quotes} whyUs={ours} language={language} />;
  // The rating stands with the reviews.
  const hasRating = reviews !== false && order.includes('reviews');
  const figures = ours?.figures.filter(({ name }) => name !== 'rating' || !hasRating) ?? [];
  const isBeside = order[order.indexOf('reviews') - 1] === 'manifesto';
  const blocks: Record<HomeBlock, ReactNode> = {
    manifesto: (
      <div className={styles.opening}>
        <Manifesto />
        {isBeside && reviews}
      </div>
    ),
    reviews: !isBeside && reviews,
    homes: estates.length > 0 && <FeaturedEstates estates={estates} />,
    agents: agents.length > 0 && <FeaturedAgents agents={agents} />,
    operations: <OperationTiles provinces={places} language={language} hasMap={order.includes('provinces')} />,
    network: <Experience />,
    provinces: <CitiesMap provinces={places} language={language} />,
    figures: figures.length > 0 && <WhyUs figures={figures} language={language} />,
    magazine: posts.some((post) => leads(post, links.magazine !== undefined)) && <Magazine posts={posts} />,
    partners: partners.length > 0 && <Partners partners={partners} />,
    newsletter: <Newsletter />,
  };
  return order.map((name) => <Fragment key={name}>{blocks[name]}</Fragment>);
}
