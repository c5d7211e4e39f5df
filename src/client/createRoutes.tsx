import {
  useLoaderData,
  type LoaderFunctionArgs,
  type RouteObject,
  type ShouldRevalidateFunctionArgs,
} from 'react-router';
import type { Language } from '#shared/i18n/languages.ts';
import { routerPath } from '#shared/routes/pattern.ts';
import { matchedRoutes, routeId, type RouteName } from '#shared/routes/table.ts';
import { Layout } from './layout/Layout.tsx';
import { LayoutError } from './layout/LayoutError.tsx';
import { PageError } from './layout/PageError.tsx';
import type { LoadedRoute, PrepareRoute } from './loadRoute.ts';
import { newsletterParam, urlWithout } from './app/navigation/urlWithout.ts';
import { RecoveryBoundary } from './app/repair/RecoveryBoundary.tsx';
import { definitionOf } from './routes.ts';

/*
 * What loads stands in the chunk of the loaders: the first page has its data in its document (docs/decisions/005).
 */
const importLoadRoute = () => import(/* webpackChunkName: "loaders" */ './loadRoute.ts');
const importLoadLayout = () => import(/* webpackChunkName: "loaders" */ './layout/layout.load.ts');

/** The layout's data come once. */
const neverRevalidate = () => false;

/** A step within a page, to what lies over it (layers.ts) or to an anchor, loads nothing. */
const isOtherPage = ({ currentUrl, nextUrl }: ShouldRevalidateFunctionArgs): boolean =>
  urlWithout([newsletterParam], currentUrl) !== urlWithout([newsletterParam], nextUrl);

function PageElement() {
  const { address, meta, data } = useLoaderData<LoadedRoute>();
  const { Page } = definitionOf(address.route);
  return (
    Page && (
      <RecoveryBoundary>
        <Page data={data} meta={meta} {...address} />
      </RecoveryBoundary>
    )
  );
}

const anyPath = '*';

const notFound: RouteObject = {
  id: 'notFound',
  path: anyPath,
  loader: () => {
    throw new Response(null, { status: 404 });
  },
};

const pageRoute = (name: RouteName, language: Language, path: string, prepare: PrepareRoute): RouteObject => ({
  id: routeId(name, language),
  path,
  element: <PageElement />,
  loader: async (args: LoaderFunctionArgs) => (await importLoadRoute()).loadRoute(name, language, args, prepare),
  shouldRevalidate: isOtherPage,
});

const inLayout = (language: Language, pages: RouteObject[]): RouteObject[] => [
  {
    id: 'layout',
    element: <Layout />,
    loader: async (args: LoaderFunctionArgs) => (await importLoadLayout()).loadLayout(language, args),
    shouldRevalidate: neverRevalidate,
    ErrorBoundary: LayoutError,
    children: [{ id: 'page', ErrorBoundary: PageError, children: pages }],
  },
];

const nothing: PrepareRoute = () => Promise.resolve();

/** The React Router routes of one language, made from the route table. */
export const createRoutes = (language: Language, prepare: PrepareRoute = nothing): RouteObject[] =>
  inLayout(language, [
    ...matchedRoutes.map((name) => pageRoute(name, language, routerPath(name, language), prepare)),
    notFound,
  ]);

/** The one that the server has matched a URL with, whatever its path: so that it is not matched again. */
export const createRoute = (name: RouteName | null, language: Language): RouteObject[] =>
  inLayout(language, [name === null ? notFound : pageRoute(name, language, anyPath, nothing)]);
