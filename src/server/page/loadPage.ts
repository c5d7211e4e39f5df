import {
  createStaticHandler,
  RouterContextProvider,
  type StaticHandler,
  type StaticHandlerContext,
} from 'react-router';
import { addressContext, apiContext, headContext, sentContext } from '#client/app/loaderContext.ts';
import { createRoutes } from '#client/createRoutes.tsx';
import type { FormState } from '#shared/forms/formState.ts';
import type { i18n as I18n } from 'i18next';
import type { PublicEnv } from '#config/publicEnv.ts';
import type { AddressReading } from '#shared/routes/address.ts';
import type { Api } from '#shared/api/createApi.ts';
import { languageFacts, type Language, inLanguages } from '#shared/i18n/languages.ts';

/** One a language, made once: making one flattens and ranks all routes. */
const handlers = inLanguages((language) =>
  createStaticHandler(createRoutes(language), { basename: languageFacts[language].prefix || '/' }),
);

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
  reading: AddressReading;
  language: Language;
  api: Api;
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
  reading,
  language,
  api,
  i18n,
  site,
  signal,
  form,
}: LoadRequest): Promise<LoadedPage | Response> {
  const handler = handlers[language];
  const requestContext = new RouterContextProvider();
  requestContext.set(apiContext, () => Promise.resolve(api));
  requestContext.set(addressContext, reading);
  requestContext.set(headContext, { t: i18n.t, site });
  requestContext.set(sentContext, form?.state ?? null);
  const context = await handler.query(new Request(new URL(url, 'http://site.invalid'), { signal }), { requestContext });
  if (context instanceof Response) return context;
  if (!form || context.errors) return { handler, context };
  return {
    handler,
    context: { ...context, statusCode: form.status, actionData: { [context.matches.at(-1)!.route.id]: form.state } },
  };
}
