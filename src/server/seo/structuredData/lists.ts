import type { ItemList } from 'schema-dts';
import type { Site } from '#client/app/session/SiteContext.ts';
import { buildUrl, routeTarget } from '#shared/routes/build.ts';
import { searchTrail } from '#shared/views/searchTrail.ts';
import { breadcrumbList, stepTo } from './breadcrumbs.ts';
import { absolute, type NodesOf, type StructuredNode } from './StructuredPage.ts';

/** The pages of the cards in their order, and nothing more: each describes itself (docs/decisions/019). */
function itemList(paths: readonly string[], site: Site): StructuredNode[] {
  if (paths.length === 0) return [];
  const list: ItemList = {
    '@type': 'ItemList',
    itemListElement: paths.map((path, index) => ({
      '@type': 'ListItem' as const,
      position: index + 1,
      url: absolute(path, site),
    })),
  };
  return [list];
}

export const searchNodes: NodesOf<'Search'> = (page) => {
  const { data, meta, query, language, site } = page;
  if (data.gone) return [];
  const paths = data.estates.map(({ provinceSlug, type, slug, key }) =>
    buildUrl({ to: 'Estate', params: { province: provinceSlug, type, slug, ref: key } }, language),
  );
  const trail = searchTrail(data, query.filters, meta.listName!, language);
  const steps = trail.map(({ name, target }) => stepTo(name, target, site));
  return [breadcrumbList(steps, page), ...itemList(paths, site)];
};

export const agentProvincesNodes: NodesOf<'AgentProvinces'> = ({ t, site }) => [
  breadcrumbList([stepTo(t('agents:breadcrumbs.agents'), { to: 'AgentProvinces', params: {} }, site)], { t, site }),
];

const profilePath = (to: 'agent' | 'agency', slug: string, { language }: Site): string =>
  to === 'agent'
    ? buildUrl({ to: 'Agent', params: { agent: slug } }, language)
    : buildUrl({ to: 'Agency', params: { agency: slug } }, language);

/** A directory: the profiles of its cards; who has no page is not in the list. */
export const agentsNodes: NodesOf<'Agents'> = ({ data, params, query: { tab }, site, t }) => {
  const paths = [
    ...data.agents.flatMap(({ slug }) => (slug === undefined ? [] : [profilePath('agent', slug, site)])),
    ...data.agencies.map(({ page }) => profilePath(page.to, page.slug, site)),
  ];
  const steps = [
    stepTo(t('agents:breadcrumbs.agents'), { to: 'AgentProvinces', params: {} }, site),
    stepTo(data.province.name, routeTarget<'Agents'>({ to: 'Agents', params, query: { tab } }), site),
  ];
  return [breadcrumbList(steps, { t, site }), ...itemList(paths, site)];
};
