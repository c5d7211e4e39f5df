import {
  createStaticHandler,
  RouterContextProvider,
  type StaticHandler,
  type StaticHandlerContext,
} from 'react-router';
import { apiContext } from '#client/app/loaderContext.ts';
import { createRoutes } from '#client/app/createRoutes.tsx';
import type { FormAnswer } from '../forms/formActions.ts';
import type { Api } from '#shared/api/createApi.ts';
import { languageFacts, languages, type Language } from '#shared/i18n/languages.ts';

/** One a language, made once: making one flattens and ranks all routes. */
const handlers = Object.fromEntries(
  languages.map((language) => [
    language,
    createStaticHandler(createRoutes(language), { basename: languageFacts[language].prefix || '/' }),
  ]),
) as Record<Language, StaticHandler>;

export interface LoadedPage {
  handler: StaticHandler;
  context: StaticHandlerContext;
}

/**
 * Step 2: runs the guards and the prefetch of the matched route, which are its loader, and the frame's.
 * @param url path and query; the host plays no part
 * @param form what came of the form that the page is the answer to
 * @returns what the router has for rendering, or the redirect that a loader asked for
 */
export async function loadPage({
  url,
  language,
  api,
  signal,
  form,
}: {
  url: string;
  language: Language;
  api: Api;
  signal: AbortSignal;
  form?: FormAnswer | undefined;
}): Promise<LoadedPage | Response> {
  const handler = handlers[language];
  const requestContext = new RouterContextProvider(new Map([[apiContext, () => Promise.resolve(api)]]));
  const context = await handler.query(new Request(new URL(url, 'http://site.invalid'), { signal }), { requestContext });
  if (context instanceof Response) return context;
  if (!form || context.errors) return { handler, context };
  return {
    handler,
    context: { ...context, statusCode: form.status, actionData: { [context.matches.at(-1)!.route.id]: form.state } },
  };
}
