import './theme/global.css';
import './sharedStyles.ts';
import { loadableReady } from '@loadable/component';
import i18next from 'i18next';
import { startTransition } from 'react';
import { hydrateRoot } from 'react-dom/client';
import { createBrowserRouter, RouterContextProvider } from 'react-router';
import { RouterProvider } from 'react-router/dom';
import { loadRules } from '#rules';
import { serviceWorkerUrl } from '#shared/domain/offline.ts';
import type { ToldUses } from '#shared/domain/uses.ts';
import { i18nOptions } from '#shared/i18n/i18nOptions.ts';
import { languageFacts, languagesOf } from '#shared/i18n/languages.ts';
import { App } from './app/App.tsx';
import { apiContext, headContext, teamContext } from './app/loaderContext.ts';
import { createRoutes } from './createRoutes.tsx';
import type { PrepareRoute } from './loadRoute.ts';
import { watchLayers } from './app/layers/layers.ts';
import { allowRefusals } from './app/navigation/allowRefusals.ts';
import { RouterContext } from './app/navigation/RouterContext.ts';
import { belowPrefix } from './app/navigation/unprefixed.ts';
import { definitionOf } from './routes.ts';
import { errorPart } from './layout/errorPart.ts';
import { rememberFields, restoreFields } from './app/repair/typedFields.ts';
import { addDictionaries } from './app/session/addDictionaries.ts';
import { textsOfBrand } from './app/session/brandTexts.ts';
import { createTeamFetch } from './app/session/fetchTeam.ts';
import { importBrowserApi } from './app/session/importBrowserApi.ts';
import { actAsInteracted, whenInteracted } from './app/deferred/whenInteracted.ts';
import { watchContacts } from './features/results/watchContacts.ts';
import type { WatchedRouter } from './features/results/watchUses.ts';
import { stateElementId, type HydrationState } from './app/session/hydrationState.ts';

const i18n = i18next.createInstance();

/** Takes over the page that the server rendered, from its state alone: nothing is loaded that is already there. */
export async function start(): Promise<void> {
  const { site, page, loaderData, actionData, errors } = JSON.parse(
    document.getElementById(stateElementId)!.textContent,
  ) as HydrationState;
  const { language } = site;
  await i18n.init({ ...i18nOptions, lng: language, resources: {}, texts: textsOfBrand(site) });
  await Promise.all([
    loadRules([language]),
    addDictionaries(i18n, ['common', ...(page ? definitionOf(page).namespaces : [])]),
    loadableReady(),
  ]);

  const prepare: PrepareRoute = (name) => {
    const { Page, namespaces, metaNamespaces = [], deferredParts = [] } = definitionOf(name);
    // A page shows without a later part whose script cannot be loaded.
    const parts = deferredParts.map((part) => part.prepare(i18n).catch(() => {}));
    return Promise.all([Page?.load(), addDictionaries(i18n, [...namespaces, ...metaNamespaces]), ...parts]);
  };
  /** With the rules of the site's other languages: what is loaded says where it stands in each. */
  const createApi = async () => {
    const [{ createBrowserApi }] = await Promise.all([importBrowserApi(), loadRules(languagesOf(site))]);
    return createBrowserApi(site);
  };
  const fetchTeam = site.team === undefined ? undefined : createTeamFetch(site.team);
  allowRefusals();
  const router = belowPrefix(site, () =>
    createBrowserRouter(createRoutes(language, prepare), {
      basename: languageFacts[language].prefix || '/',
      hydrationData: { loaderData, actionData, errors },
      getContext: () => {
        const context = new RouterContextProvider();
        context.set(apiContext, createApi);
        context.set(headContext, { t: i18n.t, site });
        if (fetchTeam) context.set(teamContext, fetchTeam);
        return context;
      },
    }),
  );
  watchLayers();
  rememberFields();
  // In a transition, React lets the browser paint and answer the visitor every few milliseconds.
  startTransition(() => {
    hydrateRoot(
      document.getElementById('root')!,
      <App i18n={i18n} site={site}>
        <RouterContext value={router}>
          <RouterProvider router={router} />
        </RouterContext>
      </App>,
      {
        // React has rendered anew what is not as the server sent it: an extension, or the browser, has changed it.
        onRecoverableError: (error) => {
          restoreFields();
          actAsInteracted();
          console.error('hydration', error, (error as Error).cause);
        },
      },
    );
  });
  if (site.uses) countUses(site.uses, router);
  // A navigation may follow; by then the chunks have been loaded. If they cannot be, the navigation shows the error.
  void whenInteracted()
    .then(() =>
      Promise.all([
        createApi(),
        errorPart.prepare(i18n),
        // Browsers have none where the site is not on https.
        site.offline && navigator.serviceWorker?.register(serviceWorkerUrl(site.languages), { scope: '/' }),
        import(/* webpackChunkName: "loaders" */ './app/layers/disclosures.ts').then((m) => {
          m.watchDisclosures();
        }),
      ]),
    )
    .catch(() => {});
}

/** Tells the site what it does not see itself: most from the first interaction on, or from the start behind a CDN. */
function countUses(uses: ToldUses, router: WatchedRouter): void {
  const first = router.state;
  watchContacts();
  void (uses === 'all' ? Promise.resolve() : whenInteracted())
    .then(() => import(/* webpackChunkName: "results" */ './features/results/watchUses.ts'))
    .then(({ watchUses }) => {
      watchUses(uses, router, first);
    })
    .catch(() => {});
}
