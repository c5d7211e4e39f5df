import type { Partner } from '#shared/api/homeData.ts';
import { formatNumber } from '#shared/i18n/formats.ts';
import { buildAlternates } from '#shared/routes/build.ts';
import type { PageMeta } from '#shared/seo/head.ts';
import { toAgentCards, type AgentCardData } from '#shared/views/agentCard/toAgentCard.ts';
import { toEstateCard, type EstateCardData } from '#shared/views/estateCard/toEstateCard.ts';
import { orEmpty } from '#shared/api/upstreamErrors.ts';
import type { LoadContext, MetaContext, RouteLoader } from '../../app/routeDefinition.ts';
import type { HeroSlideData } from '../../components/cms/heroSlide.ts';
import type { PostData, QuoteData, WhyUsData } from '../../components/cms/homeBlocks.ts';
import { toCmsBlocks } from '../../components/cms/toHomeBlocks.ts';

export interface HomePageData {
  slides: HeroSlideData[];
  estates: EstateCardData[];
  agents: AgentCardData[];
  quotes: QuoteData[];
  whyUs: WhyUsData[];
  posts: PostData[];
  partners: Partner[];
}

/** Featured estates and agents on the home page (docs/product.md#constants). */
const featured = { estates: 9, agents: 3 } as const;

/**
 * Without the CMS its blocks are left out and the rest stays (PD-52); so it is without the agents, or without the drawn
 * estates. When agents and estates fail together, the API is away, and so is the page.
 */
async function loadHome({ api, language, languages, signal }: LoadContext<'Home'>): Promise<HomePageData> {
  const [homeData, [estates, agents]] = await Promise.all([
    api.homeData({ signal }).catch(orEmpty(null)),
    Promise.allSettled([
      api.estates({ type: 'all', qty: featured.estates, sort: 'random' }, { signal }),
      api.homeAgents(featured.agents, { signal }),
    ]),
  ]);
  if (estates.status === 'rejected' && agents.status === 'rejected') throw estates.reason;
  const drawn = estates.status === 'fulfilled' ? estates.value.results : orEmpty([])(estates.reason);
  const people = agents.status === 'fulfilled' ? agents.value : orEmpty([])(agents.reason);
  return {
    // The partners stand in another order whenever other estates are drawn.
    ...toCmsBlocks(homeData, drawn[0]?.reference ?? '', { language, languages }),
    estates: drawn.map((estate) => toEstateCard(estate, language)),
    agents: toAgentCards(people, language),
  };
}

function homeMeta(_: HomePageData, { language, t, site, languages }: MetaContext<'Home'>): PageMeta {
  const { rating } = site.figures;
  const description = [
    t('home:meta.description', { brand: site.brandName }),
    ...(rating === undefined ? [] : [t('home:meta.rating', { rating: formatNumber(rating, language) })]),
  ];
  return {
    title: null,
    description: description.join(' '),
    alternates: buildAlternates({ to: 'Home', params: {} }, languages),
  };
}

export const homeLoader: RouteLoader<'Home', HomePageData> = { load: loadHome, meta: homeMeta };
