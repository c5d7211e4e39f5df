import { emptyHomeData } from '#shared/api/homeData.ts';
import type { NetworkTeam } from '#shared/domain/networkTeam.ts';
import { buildAlternates } from '#shared/routes/build.ts';
import type { PageMeta } from '#shared/seo/head.ts';
import type { LoadContext, MetaContext, RouteLoader } from '../../app/routeDefinition.ts';
import { loadTeam } from '../../app/session/networkTeam.ts';
import { orEmpty } from '../../app/upstreamErrors.ts';
import type { WhyUsData } from '../../components/cms/homeBlocks.ts';
import { toAllWhyUs } from '../../components/cms/toHomeBlocks.ts';

export interface AboutData {
  /** The figures of the CMS, by brand, in the page's language. */
  whyUs: WhyUsData[];
  team: NetworkTeam;
}

async function loadAbout({ api, language, signal }: LoadContext<'About'>): Promise<AboutData> {
  const [homeData, team] = await Promise.all([
    api.homeData({ signal }).catch(orEmpty(emptyHomeData)),
    loadTeam(language),
  ]);
  return { whyUs: toAllWhyUs(homeData, language), team };
}

const aboutMeta = (_: AboutData, { t, site }: MetaContext<'About'>): PageMeta => ({
  title: t('about:title'),
  description: t('about:meta.description', { brand: site.brandName }),
  alternates: buildAlternates({ to: 'About', params: {} }),
});

export const aboutLoader: RouteLoader<'About', AboutData> = { load: loadAbout, meta: aboutMeta };
