import {
  createStaticHandler,
  RouterContextProvider,
  type StaticHandler,
  type StaticHandlerContext,
} from 'react-router';
import {
  addressContext,
  apiContext,
  headContext,
  sentContext,
  teamContext,
  type ReadUrl,
} from '#client/app/loaderContext.ts';
import { createRoute } from '#client/createRoutes.tsx';
import type { FormState } from '#shared/forms/formState.ts';
import type { i18n as I18n } from 'i18next';
import type { PublicEnv } from '#config/publicEnv.ts';
import type { AddressReading } from '#shared/routes/address.ts';
import type { NetworkTeam } from '#shared/domain/networkTeam.ts';
import type { Api } from '#shared/api/createApi.ts';
import type { RouteName } from '#shared/routes/table.ts';
import { languageFacts, type Language } from '#shared/i18n/languages.ts';

const handlers = new Map<string, StaticHandler>();

/** The router of a page that is matched already. It is kept, since it takes long to make. @param name null: no page */
function handlerOf(name: RouteName | null, language: Language): StaticHandler {
  const id = `${name} ${language}`;
  const handler =
    handlers.get(id) ??
    createStaticHandler(createRoute(name, language), { basename: languageFacts[language].prefix || '/' });
  handlers.set(id, handler);
  return handler;
}

/** The route whose page a URL is; null where it is none's. */
function routeOf(reading: AddressReading): RouteName | null {
  if (reading.kind === 'none') return null;
  return reading.kind === 'address' ? reading.address.route : 'Search';
}

/** What a form that was sent to a page is answered with: the page again, with what was typed and what is wrong. */
export interface FormAnswer {
  status: 200 | 409 | 422 | 429 | 503;
  state: FormState;
}

export interface LoadedPage {
  handler: StaticHandler;
  context: StaticHandlerContext;
}

interface LoadRequest {
  /** Path and query; the host plays no part. */
  url: string;
  read: ReadUrl;
  language: Language;
  api: Api;
  /** Of the network, where it shows one. */
  team?: NetworkTeam | undefined;
  i18n: I18n;
  site: PublicEnv;
  signal: AbortSignal;
  /** The result of the form that the page is the answer to. */
  form?: FormAnswer | undefined;
}

/**
 * Runs the loaders of the layout and of the matched route, guards first.
 * @returns the router's context for rendering, or the redirect of a loader
 */
export async function loadPage({
  url,
  read,
  language,
  api,
  team,
  i18n,
  site,
  signal,
  form,
}: LoadRequest): Promise<LoadedPage | Response> {
  const handler = handlerOf(routeOf(read.reading), language);
  const requestContext = new RouterContextProvider();
  requestContext.set(apiContext, () => Promise.resolve(api));
  if (team) requestContext.set(teamContext, () => Promise.resolve(team));
  requestContext.set(addressContext, read);
  requestContext.set(headContext, { t: i18n.getFixedT(language), site });
  requestContext.set(sentContext, form?.state ?? null);
  const context = await handler.query(new Request(new URL(url, 'http://site.invalid'), { signal }), { requestContext });
  if (context instanceof Response) return context;
  if (!form || context.errors) return { handler, context };
  return {
    handler,
    context: { ...context, statusCode: form.status, actionData: { [context.matches.at(-1)!.route.id]: form.state } },
  };
}
