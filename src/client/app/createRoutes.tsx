import { useLoaderData, type LoaderFunctionArgs, type RouteObject } from 'react-router';
import type { Language } from '#shared/i18n/languages.ts';
import { routerPath } from '#shared/routes/pattern.ts';
import { matchedRoutes, routeId } from '#shared/routes/table.ts';
import { loadLayout } from '../layout/layout.load.ts';
import { Layout } from '../layout/Layout.tsx';
import { LayoutError } from '../layout/LayoutError.tsx';
import { PageError } from '../layout/PageError.tsx';
import { httpError } from './httpResponses.ts';
import { loadRoute, type LoadedRoute, type PrepareRoute } from './loadRoute.ts';
import { definitionOf } from './routes.ts';

/** The layout's data come once. */
const never = () => false;

function PageElement() {
  const { address, meta, data } = useLoaderData<LoadedRoute>();
  const { route, language, params, query } = address;
  const { Page } = definitionOf(route);
  return Page && <Page data={data} meta={meta} language={language} params={params} query={query} />;
}

/** The React Router routes of one language, made from the route table. */
export function createRoutes(language: Language, prepare: PrepareRoute = () => Promise.resolve()): RouteObject[] {
  const pageRoutes = matchedRoutes.map((name): RouteObject => ({
    id: routeId(name, language),
    path: routerPath(name, language),
    element: <PageElement />,
    loader: (args: LoaderFunctionArgs) => loadRoute(name, language, args, prepare),
  }));
  const notFound: RouteObject = {
    id: 'notFound',
    path: '*',
    loader: () => {
      throw httpError(404);
    },
  };
  return [
    {
      id: 'layout',
      element: <Layout />,
      loader: loadLayout,
      shouldRevalidate: never,
      ErrorBoundary: LayoutError,
      children: [{ id: 'page', ErrorBoundary: PageError, children: [...pageRoutes, notFound] }],
    },
  ];
}
