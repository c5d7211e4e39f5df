import { emptyHomeData, type Partner } from '#shared/api/homeData.ts';
import type { Agent } from '#shared/domain/agent.ts';
import { toEstateCard, type EstateCardData } from '../../components/estateCard/toEstateCard.ts';
import { orEmpty } from '../../orEmpty.ts';
import type { LoadContext } from '../../page.ts';
import { toHeroSlide, type HeroSlideData } from './heroSlide.ts';
import { shufflePartners, toAgentCard, toAllWhyUs, toPosts, toQuotes, type AgentCardData, type PostData, type QuoteData, type WhyUsData } from './toHomeBlocks.ts';

export interface HomePageData {
  slides: HeroSlideData[];
  estates: EstateCardData[];
  agents: AgentCardData[];
  quotes: QuoteData[];
  whyUs: WhyUsData[];
  posts: PostData[];
  partners: Partner[];
}

/** Featured homes and agents on the home page (spec §9). */
const featured = { estates: 9, agents: 3 } as const;

/** Without the CMS its blocks are left out and the rest stays (decision 52); so it is without the agents. */
export async function loadHome({ api, language, signal }: LoadContext<'Home'>): Promise<HomePageData> {
  const [homeData, estates, agents] = await Promise.all([
    api.homeData({ signal }).catch(orEmpty(emptyHomeData)),
    api.estates({ type: 'all', qty: featured.estates, sort: 'random' }, { signal }),
    api.homeAgents(featured.agents, { signal }).catch(orEmpty<Agent[]>([])),
  ]);
  return {
    slides: homeData.slides.map((slide) => toHeroSlide(slide, language)),
    estates: estates.results.map((estate) => toEstateCard(estate, language)),
    agents: agents.map((agent) => toAgentCard(agent, language)),
    quotes: toQuotes(homeData, language),
    whyUs: toAllWhyUs(homeData, language),
    posts: toPosts(homeData, language),
    // In another order whenever other homes are drawn.
    partners: shufflePartners(homeData, estates.results[0]?.reference ?? ''),
  };
}
