import '../theme/global.css';
import '../components/ui/sharedStyles.ts';
import { loadableReady } from '@loadable/component';
import i18next from 'i18next';
import { startTransition } from 'react';
import { hydrateRoot } from 'react-dom/client';
import { createBrowserRouter, RouterContextProvider } from 'react-router';
import { RouterProvider } from 'react-router/dom';
import { i18nOptions } from '#shared/i18n/i18nOptions.ts';
import { languageFacts } from '#shared/i18n/languages.ts';
import { App } from './App.tsx';
import { apiContext } from './apiContext.ts';
import { createRoutes } from './createRoutes.tsx';
import { importLoaders } from './importLoaders.ts';
import type { PreparePage } from './loadRoute.ts';
import { pageOf } from './routes.tsx';
import { addDictionaries } from './session/addDictionaries.ts';
import { whenInteracted } from './deferred/whenInteracted.ts';
import { stateElementId, type HydrationState } from './session/hydrationState.ts';

const i18n = i18next.createInstance();

/** Takes over the page that the server rendered, from its state alone: nothing is loaded that is already there. */
export async function start(): Promise<void> {
  const { site, page, loaderData, actionData, errors } = JSON.parse(
    document.getElementById(stateElementId)!.textContent,
  ) as HydrationState;
  const { language } = site;
  await i18n.init({ ...i18nOptions, lng: language, resources: {} });
  await Promise.all([addDictionaries(i18n, ['common', ...(page ? pageOf(page).namespaces : [])]), loadableReady()]);

  const prepare: PreparePage = (name) => {
    const { Page, namespaces, later = [] } = pageOf(name);
    return Promise.all([Page?.load(), addDictionaries(i18n, namespaces), ...later.map((part) => part.prepare(i18n))]);
  };
  const router = createBrowserRouter(createRoutes(language, prepare), {
    basename: languageFacts[language].prefix || '/',
    hydrationData: { loaderData, actionData, errors },
    getContext: () =>
      new RouterContextProvider(new Map([[apiContext, async () => (await importLoaders()).createBrowserApi(site)]])),
  });
  // In a transition, React lets the browser paint and answer the visitor every few milliseconds.
  startTransition(() => {
    hydrateRoot(
      document.getElementById('root')!,
      <App i18n={i18n} site={site}>
        <RouterProvider router={router} />
      </App>,
      {
        onRecoverableError: (error) => {
          console.error('hydration', error, (error as Error).cause);
        },
      },
    );
  });
  // A click may follow. By then they are there; when they cannot be had, the navigation tells.
  void whenInteracted()
    .then(importLoaders)
    .catch(() => {});
}
