import loadable from '@loadable/component';
import type { RouteName } from '#shared/routes/table.ts';
import { loadEstate, loadEstatePrivate, type EstatePageData } from './pages/Estate/estate.load.ts';
import { estateMeta, estatePrivateMeta } from './pages/Estate/estate.meta.ts';
import { loadHome, type HomePageData } from './pages/Home/home.load.ts';
import { homeMeta } from './pages/Home/home.meta.ts';
import { loadSearch, type SearchPageData } from './pages/Search/search.load.ts';
import { searchMeta } from './pages/Search/search.meta.ts';
import type { PageDefinition } from './page.ts';

/** Binds a page's data type between its loader, its meta and its component. */
const page = <Name extends RouteName, Data>(definition: PageDefinition<Name, Data>): PageDefinition<Name, Data> => definition;

/** Every route's page: its chunk, loader, head, texts and layout. A route without one does not compile. */
export const pages = {
  Home: page<'Home', HomePageData>({
    Page: loadable(() => import(/* webpackChunkName: "home" */ './pages/Home/HomePage.tsx'), { resolveComponent: (m) => m.HomePage }),
    load: loadHome,
    meta: homeMeta,
    namespaces: ['home'],
    layout: 'default',
  }),
  Search: page<'Search', SearchPageData>({
    Page: loadable(() => import(/* webpackChunkName: "search" */ './pages/Search/SearchPage.tsx'), { resolveComponent: (m) => m.SearchPage }),
    load: loadSearch,
    meta: searchMeta,
    namespaces: ['search'],
    layout: 'default',
    estatesType: (_, { params }) => params.type,
  }),
  Estate: page<'Estate', EstatePageData>({
    Page: loadable(() => import(/* webpackChunkName: "estate" */ './pages/Estate/EstatePage.tsx'), { resolveComponent: (m) => m.EstatePage }),
    load: loadEstate,
    meta: estateMeta,
    namespaces: ['estate', 'agentCard'],
    layout: 'default',
    estatesType: (data) => data.estate.type,
  }),
  EstatePrivate: page<'EstatePrivate', EstatePageData>({
    Page: loadable(() => import(/* webpackChunkName: "estatePrivate" */ './pages/Estate/EstatePrivatePage.tsx'), { resolveComponent: (m) => m.EstatePrivatePage }),
    load: loadEstatePrivate,
    meta: estatePrivateMeta,
    namespaces: ['estate', 'agentCard'],
    layout: 'landing',
    estatesType: (data) => data.estate.type,
  }),
} satisfies Record<RouteName, unknown>;

/** The definition by a name known only at run time; its data is then opaque. */
export const pageOf = (name: RouteName): PageDefinition<RouteName, unknown> => pages[name] as unknown as PageDefinition<RouteName, unknown>;
