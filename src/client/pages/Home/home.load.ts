import type { Partner } from '#shared/api/homeData.ts';
import type { Agent } from '#shared/domain/agent.ts';
import type { AgentCardData } from '../../components/agentCard/toAgentCard.ts';
import { toEstateCard, type EstateCardData } from '../../components/estateCard/toEstateCard.ts';
import { orEmpty } from '../../app/orEmpty.ts';
import type { LoadContext } from '../../app/page.ts';
import type { HeroSlideData } from './heroSlide.ts';
import type { PostData, QuoteData, WhyUsData } from './homeBlocks.ts';

export interface HomePageData {
  slides: HeroSlideData[];
  estates: EstateCardData[];
  agents: AgentCardData[];
  quotes: QuoteData[];
  whyUs: WhyUsData[];
  posts: PostData[];
  partners: Partner[];
}

/** Featured homes and agents on the home page (docs/product.md#constants). */
const featured = { estates: 9, agents: 3 } as const;

/**
 * Without the CMS its blocks are left out and the rest stays (PD-52); so it is without the agents.
 * The mapping is a chunk of its own: loaders are part of what every page loads first, and a browser seldom maps these.
 */
export async function loadHome({ api, language, signal }: LoadContext<'Home'>): Promise<HomePageData> {
  const [{ toCmsBlocks }, { toAgentCards }, homeData, estates, agents] = await Promise.all([
    import(/* webpackChunkName: "homeBlocks" */ './toHomeBlocks.ts'),
    import(/* webpackChunkName: "agentCards" */ '../../components/agentCard/toAgentCard.ts'),
    api.homeData({ signal }).catch(orEmpty(null)),
    api.estates({ type: 'all', qty: featured.estates, sort: 'random' }, { signal }),
    api.homeAgents(featured.agents, { signal }).catch(orEmpty<Agent[]>([])),
  ]);
  return {
    // The partners stand in another order whenever other homes are drawn.
    ...toCmsBlocks(homeData, estates.results[0]?.reference ?? '', language),
    estates: estates.results.map((estate) => toEstateCard(estate, language)),
    agents: toAgentCards(agents, language),
  };
}
