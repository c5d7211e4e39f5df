import { useLoaderData, useLocation, useParams, type LoaderFunctionArgs, type RouteObject } from 'react-router';
import type { Language } from '#shared/i18n/languages.ts';
import { parseParams, routerPath } from '#shared/routes/pattern.ts';
import { parseQuery } from '#shared/routes/query.ts';
import { matchedRoutes, routeId } from '#shared/routes/table.ts';
import { loadLayout } from '../layout/layout.load.ts';
import { Layout } from '../layout/Layout.tsx';
import { LayoutError } from '../layout/LayoutError.tsx';
import { PageError } from '../layout/PageError.tsx';
import { loadRoute, type LoadedRoute, type PreparePage } from './loadRoute.ts';
import { pageOf } from './routes.tsx';
import { httpError } from './runLoad.ts';
import { useSite } from './session/SiteContext.ts';

/** Data of the frame and of the page come once; a change of the hash alone loads nothing. */
const never = () => false;

function PageElement() {
  const { language } = useSite();
  const { page, data } = useLoaderData<LoadedRoute>();
  const matched = useParams();
  const { search } = useLocation();
  const { Page } = pageOf(page);
  return (
    Page && (
      <Page
        data={data}
        language={language}
        params={parseParams(page, language, matched)!}
        query={parseQuery(page, new URLSearchParams(search))!}
      />
    )
  );
}

/** The React Router routes of one language, made from the route table. */
export function createRoutes(language: Language, prepare: PreparePage = () => Promise.resolve()): RouteObject[] {
  const pageRoutes = matchedRoutes.map((name): RouteObject => ({
    id: routeId(name, language),
    path: routerPath(name, language),
    element: <PageElement />,
    loader: (args: LoaderFunctionArgs) => loadRoute(name, language, args, prepare),
  }));
  return [
    {
      id: 'layout',
      element: <Layout />,
      loader: loadLayout,
      shouldRevalidate: never,
      ErrorBoundary: LayoutError,
      children: [
        {
          id: 'page',
          ErrorBoundary: PageError,
          children: [
            ...pageRoutes,
            {
              id: 'notFound',
              path: '*',
              loader: () => {
                throw httpError(404);
              },
            },
          ],
        },
      ],
    },
  ];
}
