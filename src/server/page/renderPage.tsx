import type { i18n as I18n } from 'i18next';
import { renderToString } from 'react-dom/server';
import { createStaticRouter, isRouteErrorResponse, StaticRouterProvider } from 'react-router';
import { App } from '#client/app/App.tsx';
import { errorKind, errorMeta, goneDataIn } from '#client/layout/errorMeta.ts';
import type { LoadedRoute } from '#client/loadRoute.ts';
import { definitionOf } from '#client/routes.ts';
import { RenderCardContext } from '#client/features/estateCard/CardItem.tsx';
import { FrameContext, type Frame } from '#client/layout/frame/frameHtml.ts';
import type { LayoutData } from '#client/layout/layout.load.ts';
import type { Site } from '#client/app/session/SiteContext.ts';
import type { PublicEnv } from '#config/publicEnv.ts';
import type { Language } from '#shared/i18n/languages.ts';
import { routeNameOf } from '#shared/routes/table.ts';
import { buildHead, type HeadElement, type PageMeta } from '#shared/seo/head.ts';
import type { HydrationState } from '#client/app/session/hydrationState.ts';
import { socialTags, type SocialImage } from '#shared/seo/socialTags.ts';
import { feedLinks } from '../seo/feedUrl.ts';
import { isPersonal } from '../answers/pageRules.ts';
import type { StructuredDataOf } from '../seo/structuredData/createStructuredData.ts';
import type { Assets, AssetTags } from './assets.ts';
import type { FrameOf } from './createFrames.ts';
import type { CardCache } from './createCardCache.tsx';
import type { LoadedPage } from './loadPage.ts';

export interface RenderedPage {
  status: number;
  /** The content of #root. */
  html: string;
  head: HeadElement[];
  /** What only the server's HTML has. */
  social: HeadElement[];
  tags: AssetTags;
  state: HydrationState;
  /** JSON-LD. */
  structuredData: string | null;
}

/** Errors as the browser's router reads them; a defect's message stays on the server. */
function publicErrors(errors: LoadedPage['context']['errors']): HydrationState['errors'] {
  if (!errors) return null;
  return Object.fromEntries(
    Object.entries(errors).map(([id, error]) => [
      id,
      {
        status: isRouteErrorResponse(error) ? error.status : 500,
        statusText: '',
        internal: false,
        data: goneDataIn(error),
      },
    ]),
  );
}

/** Nothing where the layout's loader failed: the page is then a notice alone. */
function frameIn(
  { loaderData }: LoadedPage['context'],
  page: Omit<Parameters<FrameOf>[0], 'data'>,
  frameOf: FrameOf,
): Frame {
  const data = loaderData.layout as LayoutData | undefined;
  return data ? frameOf({ ...page, data }) : {};
}

/** The loaders' data for the browser: of the frame, which it has as HTML, only the provinces. */
function browserData({ loaderData }: LoadedPage['context']): HydrationState['loaderData'] {
  const { layout, ...page } = loaderData as { layout?: LayoutData };
  return layout ? { layout: { provinces: layout.provinces }, ...page } : page;
}

/** A page as its link is shown elsewhere. */
export interface ShownPage {
  /** Absent where an error stands in the page's place. */
  loaded: LoadedRoute | undefined;
  i18n: I18n;
  site: Pick<PublicEnv, 'brandName'>;
  language: Language;
}

/** @returns the picture that stands for a page */
export type ShareImageOf = (page: ShownPage) => SocialImage;

interface RenderTools {
  site: Site;
  i18n: I18n;
  assets: Assets;
  formToken: string;
  frameOf: FrameOf;
  /** Undefined where the page is for one visitor alone. */
  cardCache: CardCache | undefined;
  shareImageOf: ShareImageOf;
  structuredDataOf: StructuredDataOf;
}

/** Renders React to a string, and collects what else the document needs. Sends nothing. */
export function renderPage(
  { handler, context }: LoadedPage,
  { site, i18n, assets, formToken, frameOf, cardCache, shareImageOf, structuredDataOf }: RenderTools,
): RenderedPage {
  const errors = publicErrors(context.errors);
  const router = createStaticRouter(handler.dataRoutes, errors ? { ...context, errors } : context);
  const leaf = context.matches.at(-1)!;
  const loaded = context.loaderData[leaf.route.id] as LoadedRoute | undefined;
  const name = loaded?.address.route ?? routeNameOf(leaf.route.id);
  const namespaces = ['common', ...(name ? definitionOf(name).namespaces : [])] as const;
  const frame = frameIn(context, { site, i18n, layout: name ? definitionOf(name).layout : 'default' }, frameOf);
  const { html, tags } = assets.collect(
    (wrap) =>
      renderToString(
        wrap(
          <App i18n={i18n} site={{ ...site, formToken }}>
            <FrameContext value={frame}>
              <RenderCardContext value={cardCache?.({ site, i18n }) ?? null}>
                <StaticRouterProvider
                  router={router}
                  context={errors ? { ...context, errors } : context}
                  hydrate={false}
                />
              </RenderCardContext>
            </FrameContext>
          </App>,
        ),
      ),
    { language: site.language, namespaces },
  );
  const meta: PageMeta = loaded?.meta ?? {
    ...errorMeta(errorKind(Object.values(errors ?? {})[0]), i18n.getFixedT(site.language, 'error')),
    isPrivate: isPersonal(name),
  };
  const t = i18n.getFixedT(site.language);
  const headContext = { ...site, siteTitle: t('site.title', { brand: site.brandName }) };
  return {
    status: context.statusCode,
    html,
    head: [...buildHead(meta, headContext), ...feedLinks(loaded)],
    social: socialTags(meta, shareImageOf({ loaded, i18n, site, language: site.language }), headContext),
    tags,
    state: { site, page: name, loaderData: browserData(context), actionData: context.actionData, errors },
    structuredData: loaded ? structuredDataOf({ loaded, site, t }) : null,
  };
}
