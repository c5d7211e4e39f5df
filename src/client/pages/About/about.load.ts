import { emptyHomeData } from '#shared/api/homeData.ts';
import { nobody, type NetworkTeam } from '#shared/domain/networkTeam.ts';
import type { LoadContext, RouteLoader } from '../../app/routeDefinition.ts';
import { textMeta } from '../../app/textPage.ts';
import { orEmpty } from '#shared/api/upstreamErrors.ts';
import type { WhyUsData } from '../../components/cms/homeBlocks.ts';
import { toAllWhyUs } from '../../components/cms/toHomeBlocks.ts';

export interface AboutData {
  /** The figures of the CMS, by brand, in the page's language. */
  whyUs: WhyUsData[];
  team: NetworkTeam;
}

async function loadAbout({ api, team: loadTeam, language, signal }: LoadContext<'About'>): Promise<AboutData> {
  const [homeData, team] = await Promise.all([
    api.homeData({ signal }).catch(orEmpty(emptyHomeData)),
    loadTeam().catch(() => nobody),
  ]);
  return { whyUs: toAllWhyUs(homeData, language), team };
}

export const aboutLoader: RouteLoader<'About', AboutData> = { load: loadAbout, meta: textMeta('About', 'about') };
