import { placeNameIn } from '#shared/i18n/placeNames.ts';
import { formatList } from '#shared/i18n/formats.ts';
import { buildAlternates, routeTarget } from '#shared/routes/build.ts';
import { titleWithPlace } from '#shared/seo/titles.ts';
import type { PageMeta } from '#shared/seo/head.ts';
import { toDirectory } from '#shared/views/directory/toDirectory.ts';
import type { LoadContext, MetaContext, RouteLoader } from '../../app/routeDefinition.ts';
import { httpError } from '../../app/httpResponses.ts';
import type { AgentsPageData } from './agentsPageData.ts';

/** Whether it is a province with agents (docs/product.md#guards). */
const isAgentProvince = async ({ api, params, signal }: LoadContext<'Agents'>): Promise<boolean> =>
  (await api.agentProvinces({ signal })).some(({ slug }) => slug === params.province);

/**
 * A province's agents and agencies (docs/product.md#directory). A page past the last is a 404 (PD-23). Filters that no
 * agent matches leave the list empty, with 404 where nobody could ever match one (PD-68).
 */
async function loadAgents({ api, language, params, query, signal }: LoadContext<'Agents'>): Promise<AgentsPageData> {
  const [provinces, agents, agencies] = await Promise.all([
    api.agentProvinces({ signal }),
    api.agents(params.province, { signal }),
    api.agencies(params.province, { signal }),
  ]);
  // The guard has found it; if it has disappeared since, its slug is shown.
  const { slug, name } = provinces.find((province) => province.slug === params.province) ?? {
    slug: params.province,
    name: params.province,
  };
  const directory = toDirectory({ agents, agencies, query, language });
  if (query.page > Math.max(1, directory.pages)) throw httpError(404);
  return { province: { slug, name: placeNameIn(name, language) }, ...directory };
}

/** Names in a description, where it has room for them. */
const maxNames = 3;
const maxDescription = 160;

/**
 * The head names the first agents or agencies (docs/product.md#directory). The canonical page is the unsorted list of
 * agents (PD-6), its number kept; filtered lists stay out of search engines (docs/product.md#search-engines).
 */
function agentsMeta(
  { province, totals, agents, agencies }: AgentsPageData,
  { t, language, params, query, site, languages }: MetaContext<'Agents'>,
): PageMeta {
  const { tab, page, name: typed, language: spoken, zone } = query;
  const names = [...agents, ...agencies].slice(0, maxNames).map(({ name }) => name);
  const heading = t(`agents:meta.title.${tab}`, { province: province.name });
  const naming = (count: number): string =>
    t(totals[tab] > count ? `agents:meta.some.${tab}` : 'agents:meta.all', {
      title: heading,
      names: formatList(names.slice(0, count), language),
    });
  const filters = {
    ...(typed === undefined ? {} : { name: typed }),
    ...(spoken === undefined ? {} : { language: spoken }),
    ...(zone === undefined ? {} : { zone }),
  };
  return {
    title: titleWithPlace(province.name, site.brandName, (place) => {
      const title = t(`agents:meta.title.${tab}`, { province: place });
      return page > 1 ? t('agents:meta.titlePage', { title, page }) : title;
    }),
    description:
      names.length === 0
        ? t('agents:meta.nobody', { title: heading })
        : (names.map((_, cut) => naming(names.length - cut)).find(({ length }) => length <= maxDescription) ??
          naming(1)),
    alternates: buildAlternates(
      routeTarget<'Agents'>({ to: 'Agents', params, query: { ...filters, page: tab === 'agents' ? page : 1 } }),
      languages,
    ),
    switchTo: buildAlternates(routeTarget<'Agents'>({ to: 'Agents', params, query }), languages),
    noindex: totals[tab] === 0 || typed !== undefined || spoken !== undefined || zone !== undefined,
  };
}

export const agentsLoader: RouteLoader<'Agents', AgentsPageData> = {
  guard: isAgentProvince,
  load: loadAgents,
  status: ({ hasUnknownFilter }) => (hasUnknownFilter ? 404 : 200),
  meta: agentsMeta,
};
