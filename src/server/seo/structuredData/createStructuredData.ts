import type { LoadedRoute } from '#client/app/loadRoute.ts';
import type { Site } from '#client/app/session/SiteContext.ts';
import type { Language } from '#shared/i18n/languages.ts';
import type { Links } from '#shared/navigation/links.ts';
import type { RouteName } from '#shared/routes/table.ts';
import { serialiseState } from '#shared/state/serialise.ts';
import { estateNodes } from './estate.ts';
import { agentProvincesNodes, agentsNodes, searchNodes } from './lists.ts';
import { aboutNodes, homeNodes } from './organization.ts';
import { profileNodes } from './profile.ts';
import type { NodesOf, StructuredPage } from './StructuredPage.ts';
import { legalNodes, manifestNodes, rentNodes, sellNodes, whistleblowerNodes } from './textPages.ts';

/** What each page describes itself as; null: as nothing, for it is for one visitor, or a form. */
const nodesOf = {
  Home: homeNodes,
  Search: searchNodes,
  Estate: estateNodes,
  EstatePrivate: null,
  Find: null,
  Favourites: null,
  AgentProvinces: agentProvincesNodes,
  Agents: agentsNodes,
  Agent: profileNodes,
  Agency: profileNodes,
  RgpdAccept: null,
  RgpdLead: null,
  RgpdUnsubscribe: null,
  RgpdAcceptDefault: null,
  RgpdCancel: null,
  RgpdCancelRGPD: null,
  AlertSurvey: null,
  AlertUpdate: null,
  Sell: sellNodes,
  Rent: rentNodes,
  About: aboutNodes,
  Manifest: manifestNodes,
  Whistleblower: whistleblowerNodes,
  Accessibility: legalNodes('Accessibility', 'accessibility'),
  Thanks: null,
  Aviso: legalNodes('Aviso', 'legalNotice'),
  Privacidad: legalNodes('Privacidad', 'privacy'),
  Cookies: legalNodes('Cookies', 'cookies'),
  Corresponsabilidad: legalNodes('Corresponsabilidad', 'coResponsibility'),
  RgpdPrivacyAlerts: null,
  RgpdContacts: null,
  AgencyError: null,
} satisfies { [Name in RouteName]: NodesOf<Name> | null };

/** The data of a page belong to its route, which TypeScript cannot see of a name that is known at run time only. */
const builderOf = (name: RouteName): NodesOf<RouteName> | null => nodesOf[name] as NodesOf<RouteName> | null;

export type StructuredDataOf = (page: {
  loaded: LoadedRoute;
  site: Site;
  t: StructuredPage<RouteName>['t'];
}) => string | null;

/**
 * Describes pages in the vocabulary of schema.org (docs/product.md#search-engines, docs/decisions/052).
 * @returns JSON-LD that may stand in a script element; null for a page that has none, and for whatever is private
 */
export const createStructuredData =
  (linksIn: Readonly<Record<Language, Links>>): StructuredDataOf =>
  ({ loaded: { address, meta, data }, site, t }) => {
    const build = builderOf(address.route);
    if (!build || meta.isPrivate) return null;
    const page: StructuredPage<RouteName> = {
      ...address,
      meta,
      data: data as object,
      site,
      t,
      links: linksIn[site.language],
    };
    const graph = build(page);
    return graph.length === 0 ? null : serialiseState({ '@context': 'https://schema.org', '@graph': graph });
  };
