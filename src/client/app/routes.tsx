import loadable from '@loadable/component';
import type { RouteName } from '#shared/routes/table.ts';
import { importLoaders } from './importLoaders.ts';
import { isAgency } from '../pages/Agency/agency.guard.ts';
import type { AgencyPageData } from '../pages/Agency/agency.load.ts';
import { agencyMeta } from '../pages/Agency/agency.meta.ts';
import { isAgent } from '../pages/Agent/agent.guard.ts';
import type { AgentPageData } from '../pages/Agent/agent.load.ts';
import { agentMeta } from '../pages/Agent/agent.meta.ts';
import type { AgentProvincesPageData } from '../pages/Agents/agentProvinces.load.ts';
import { agentProvincesMeta } from '../pages/Agents/agentProvinces.meta.ts';
import { isAgentProvince } from '../pages/Agents/agents.guard.ts';
import type { AgentsPageData } from '../pages/Agents/agents.load.ts';
import { agentsMeta } from '../pages/Agents/agents.meta.ts';
import type { EstatePageData } from '../pages/Estate/estate.load.ts';
import { estateMeta, estatePrivateMeta } from '../pages/Estate/estate.meta.ts';
import type { FavouritesPageData } from '../pages/Favourites/favourites.load.ts';
import { favouritesMeta } from '../pages/Favourites/favourites.meta.ts';
import type { HomePageData } from '../pages/Home/home.load.ts';
import { homeMeta } from '../pages/Home/home.meta.ts';
import { homeRestPart } from '../pages/Home/homeRestPart.ts';
import { legalNoticeMeta, privacyMeta } from '../pages/Legal/legal.meta.ts';
import type { SearchPageData } from '../pages/Search/search.load.ts';
import { searchMeta } from '../pages/Search/search.meta.ts';
import type { RgpdAcceptData } from '../pages/Rgpd/rgpdAccept.load.ts';
import { rgpdAcceptMeta } from '../pages/Rgpd/rgpdAccept.meta.ts';
import { thanksMeta } from '../pages/Thanks/thanks.meta.ts';
import type { PageDefinition } from './page.ts';

/** Binds a page's data type between its loader, its meta and its component. */
const page = <Name extends RouteName, Data>(definition: PageDefinition<Name, Data>): PageDefinition<Name, Data> =>
  definition;

/** Of a page that is its texts alone. */
const loadNothing = () => Promise.resolve({});

/** Every route's page: its chunk, loader (in the chunk of loaders), head, texts and layout. A route without one does not compile. */
export const pages = {
  Home: page<'Home', HomePageData>({
    Page: loadable(() => import(/* webpackChunkName: "home" */ '../pages/Home/HomePage.tsx'), {
      resolveComponent: (m) => m.HomePage,
    }),
    load: async (context) => (await importLoaders()).loadHome(context),
    meta: homeMeta,
    later: [homeRestPart],
    namespaces: ['home'],
    layout: 'default',
  }),
  Search: page<'Search', SearchPageData>({
    Page: loadable(() => import(/* webpackChunkName: "search" */ '../pages/Search/SearchPage.tsx'), {
      resolveComponent: (m) => m.SearchPage,
    }),
    load: async (context) => (await importLoaders()).loadSearch(context),
    meta: searchMeta,
    namespaces: ['search'],
    layout: 'default',
    estatesType: (_, { params }) => params.type,
  }),
  Estate: page<'Estate', EstatePageData>({
    Page: loadable(() => import(/* webpackChunkName: "estate" */ '../pages/Estate/EstatePage.tsx'), {
      resolveComponent: (m) => m.EstatePage,
    }),
    load: async (context) => (await importLoaders()).loadEstate(context),
    meta: estateMeta,
    namespaces: ['estate', 'agentCard'],
    layout: 'default',
    estatesType: (data) => data.estate.type,
  }),
  EstatePrivate: page<'EstatePrivate', EstatePageData>({
    Page: loadable(() => import(/* webpackChunkName: "estatePrivate" */ '../pages/Estate/EstatePrivatePage.tsx'), {
      resolveComponent: (m) => m.EstatePrivatePage,
    }),
    load: async (context) => (await importLoaders()).loadEstatePrivate(context),
    meta: estatePrivateMeta,
    namespaces: ['estate', 'agentCard'],
    layout: 'landing',
    estatesType: (data) => data.estate.type,
  }),
  Favourites: page<'Favourites', FavouritesPageData>({
    Page: loadable(() => import(/* webpackChunkName: "favourites" */ '../pages/Favourites/FavouritesPage.tsx'), {
      resolveComponent: (m) => m.FavouritesPage,
    }),
    load: async (context) => (await importLoaders()).loadFavourites(context),
    meta: favouritesMeta,
    namespaces: ['favourites'],
    layout: 'default',
  }),
  AgentProvinces: page<'AgentProvinces', AgentProvincesPageData>({
    Page: loadable(() => import(/* webpackChunkName: "agentProvinces" */ '../pages/Agents/AgentProvincesPage.tsx'), {
      resolveComponent: (m) => m.AgentProvincesPage,
    }),
    load: async (context) => (await importLoaders()).loadAgentProvinces(context),
    meta: agentProvincesMeta,
    namespaces: ['agents'],
    layout: 'default',
  }),
  Agents: page<'Agents', AgentsPageData>({
    Page: loadable(() => import(/* webpackChunkName: "agents" */ '../pages/Agents/AgentsPage.tsx'), {
      resolveComponent: (m) => m.AgentsPage,
    }),
    guard: isAgentProvince,
    load: async (context) => (await importLoaders()).loadAgents(context),
    meta: agentsMeta,
    namespaces: ['agents', 'agentCard'],
    layout: 'default',
  }),
  Agent: page<'Agent', AgentPageData>({
    Page: loadable(() => import(/* webpackChunkName: "agent" */ '../pages/Agent/AgentPage.tsx'), {
      resolveComponent: (m) => m.AgentPage,
    }),
    guard: isAgent,
    load: async (context) => (await importLoaders()).loadAgent(context),
    meta: agentMeta,
    namespaces: ['profile', 'agentCard'],
    layout: 'default',
  }),
  Agency: page<'Agency', AgencyPageData>({
    Page: loadable(() => import(/* webpackChunkName: "agency" */ '../pages/Agency/AgencyPage.tsx'), {
      resolveComponent: (m) => m.AgencyPage,
    }),
    guard: isAgency,
    load: async (context) => (await importLoaders()).loadAgency(context),
    meta: agencyMeta,
    namespaces: ['profile', 'agentCard'],
    layout: 'default',
  }),
  RgpdAccept: page<'RgpdAccept', RgpdAcceptData>({
    Page: loadable(() => import(/* webpackChunkName: "rgpdAccept" */ '../pages/Rgpd/RgpdAcceptPage.tsx'), {
      resolveComponent: (m) => m.RgpdAcceptPage,
    }),
    load: async (context) => (await importLoaders()).loadRgpdAccept(context),
    status: (data) => (data.state === 'expired' ? data.status : 200),
    meta: rgpdAcceptMeta,
    namespaces: ['rgpd'],
    layout: 'landing',
  }),
  Thanks: page<'Thanks', object>({
    Page: loadable(() => import(/* webpackChunkName: "thanks" */ '../pages/Thanks/ThanksPage.tsx'), {
      resolveComponent: (m) => m.ThanksPage,
    }),
    load: loadNothing,
    meta: thanksMeta,
    namespaces: ['rgpd'],
    layout: 'landing',
  }),
  Aviso: page<'Aviso', object>({
    Page: loadable(() => import(/* webpackChunkName: "legal" */ '../pages/Legal/LegalNoticePage.tsx'), {
      resolveComponent: (m) => m.LegalNoticePage,
    }),
    load: loadNothing,
    meta: legalNoticeMeta,
    namespaces: ['legal', 'legalNotice'],
    layout: 'default',
  }),
  Privacidad: page<'Privacidad', object>({
    Page: loadable(() => import(/* webpackChunkName: "legal" */ '../pages/Legal/PrivacyPage.tsx'), {
      resolveComponent: (m) => m.PrivacyPage,
    }),
    load: loadNothing,
    meta: privacyMeta,
    namespaces: ['legal', 'privacy'],
    layout: 'default',
  }),
  AgencyError: page<'AgencyError', never>({
    load: async (context) => (await importLoaders()).loadAgencyError(context),
    meta: (data) => data,
    namespaces: [],
    layout: 'default',
  }),
} satisfies Record<RouteName, unknown>;

/** The definition by a name known only at run time; its data is then opaque. */
export const pageOf = (name: RouteName): PageDefinition<RouteName, unknown> =>
  pages[name] as unknown as PageDefinition<RouteName, unknown>;
