import type { ItemList } from 'schema-dts';
import type { Site } from '#client/app/session/SiteContext.ts';
import { buildUrl, routeTarget } from '#shared/routes/build.ts';
import { breadcrumbList, stepTo, type Step } from './breadcrumbs.ts';
import { absolute, type NodesOf, type StructuredNode, type StructuredPage } from './StructuredPage.ts';

/** The pages of the cards in their order, and nothing more: each describes itself (docs/decisions/052). */
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

/** As Breadcrumbs.tsx of the page: each step but the last leads to the wider list. */
function searchSteps({ data, meta, query, params, site }: StructuredPage<'Search'>): Step[] {
  const { type, province, places = {} } = data;
  const { filters } = query;
  const { town, zone = [], estate_type } = filters;
  const kinds = estate_type ? { estate_type } : {};
  const oneZone = zone.length === 1 ? places[zone[0]!] : undefined;
  const all = meta.listName!;
  const here = oneZone ?? (town && places[town]) ?? province?.name ?? all;
  const ofProvince = { type, ...(province ? { province: province.slug } : {}) };
  const steps: Step[] = [];
  if (province)
    steps.push(stepTo(all, routeTarget<'Search'>({ to: 'Search', params: { type }, query: { filters: kinds } }), site));
  if (province && (town !== undefined || oneZone !== undefined))
    steps.push(
      stepTo(
        province.name,
        routeTarget<'Search'>({ to: 'Search', params: ofProvince, query: { filters: kinds } }),
        site,
      ),
    );
  if (province && town && oneZone)
    steps.push(
      stepTo(
        places[town] ?? province.name,
        routeTarget<'Search'>({ to: 'Search', params: ofProvince, query: { filters: { town, ...kinds } } }),
        site,
      ),
    );
  const place = { ...kinds, ...(town ? { town } : {}), ...(oneZone === undefined ? {} : { zone }) };
  return [...steps, stepTo(here, routeTarget<'Search'>({ to: 'Search', params, query: { filters: place } }), site)];
}

export const searchNodes: NodesOf<'Search'> = (page) => {
  const { data, language, site } = page;
  if (data.gone) return [];
  const paths = data.estates.map(({ provinceSlug, type, slug, key }) =>
    buildUrl({ to: 'Estate', params: { province: provinceSlug, type, slug, ref: key } }, language),
  );
  return [breadcrumbList(searchSteps(page), page), ...itemList(paths, site)];
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
