import { formatList } from '#shared/i18n/formats.ts';
import { buildAlternates, routeTarget } from '#shared/routes/build.ts';
import type { PageMeta } from '#shared/seo/head.ts';
import type { MetaContext } from '../../app/page.ts';
import type { AgentsPageData } from './agents.load.ts';

/** Names that a description has room for. */
const mostNames = 3;

/**
 * Names who is there, and as what (docs/product.md#directory). The canonical page is the unsorted list of agents (PD-6), its number
 * kept; filtered lists stay out of search engines (docs/product.md#search-engines–S13).
 */
export function agentsMeta(
  { province, totals, agents, agencies }: AgentsPageData,
  { t, language, params, query }: MetaContext<'Agents'>,
): PageMeta {
  const { tab, page, language: spoken, zone } = query;
  const names = [...agents, ...agencies].slice(0, mostNames).map(({ name }) => name);
  const title = t(`agents:meta.title.${tab}`, { province: province.name });
  const values = { title, names: formatList(names, language) };
  const filters = { ...(spoken === undefined ? {} : { language: spoken }), ...(zone === undefined ? {} : { zone }) };
  return {
    title: page > 1 ? t('agents:meta.titlePage', { title, page }) : title,
    description:
      names.length === 0
        ? t('agents:meta.nobody', values)
        : t(totals[tab] > mostNames ? 'agents:meta.some' : 'agents:meta.all', values),
    alternates: buildAlternates(
      routeTarget<'Agents'>({ to: 'Agents', params, query: { ...filters, page: tab === 'agents' ? page : 1 } }),
    ),
    switchTo: buildAlternates(routeTarget<'Agents'>({ to: 'Agents', params, query })),
    noindex: totals[tab] === 0 || spoken !== undefined || zone !== undefined,
  };
}
