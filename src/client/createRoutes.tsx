import { useLoaderData, type LoaderFunctionArgs, type RouteObject } from 'react-router';
import type { Language } from '#shared/i18n/languages.ts';
import { parseParams, routerPath } from '#shared/routes/pattern.ts';
import { parseQuery } from '#shared/routes/query.ts';
import { routeId, routeNames, type RouteName } from '#shared/routes/table.ts';
import { useLocation, useParams } from 'react-router';
import { loadFrame } from './frame/frame.load.ts';
import { Frame } from './frame/Frame.tsx';
import { FrameError } from './frame/FrameError.tsx';
import { PageError } from './frame/PageError.tsx';
import { pageOf } from './routes.tsx';
import { httpError, runLoad } from './runLoad.ts';
import { useSite } from './session/SiteContext.ts';

/** Gets what a page needs besides its data before it shows, so that no blank stands between two pages. Nothing to do on the server. */
export type PreparePage = (name: RouteName) => Promise<unknown>;

/** Data of the frame and of the page come once; a change of the hash alone loads nothing. */
const never = () => false;

function PageElement({ name }: { name: RouteName }) {
  const { language } = useSite();
  const data: unknown = useLoaderData();
  const matched = useParams();
  const { search } = useLocation();
  const { Page } = pageOf(name);
  return <Page data={data} language={language} params={parseParams(name, language, matched)!} query={parseQuery(name, new URLSearchParams(search))!} />;
}

/** The React Router routes of one language, made from the route table. */
export function createRoutes(language: Language, prepare: PreparePage = () => Promise.resolve()): RouteObject[] {
  const pageRoutes = routeNames.map((name): RouteObject => ({
    id: routeId(name, language),
    path: routerPath(name, language),
    element: <PageElement name={name} />,
    loader: async (args: LoaderFunctionArgs) => {
      const [data] = await Promise.all([runLoad(name, language, pageOf(name), args), prepare(name)]);
      return data;
    },
  }));
  return [
    {
      id: 'frame',
      element: <Frame />,
      loader: loadFrame,
      shouldRevalidate: never,
      ErrorBoundary: FrameError,
      children: [
        {
          id: 'page',
          ErrorBoundary: PageError,
          children: [...pageRoutes, { id: 'notFound', path: '*', loader: () => { throw httpError(404); } }],
        },
      ],
    },
  ];
}
