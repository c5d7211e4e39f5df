import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import i18next from 'i18next';
import { RouterContextProvider, UNSAFE_createMemoryHistory, UNSAFE_createRouter, type DataRouter } from 'react-router';
import { apiContext, headContext } from '#client/app/loaderContext.ts';
import { createRoutes } from '#client/createRoutes.tsx';
import { createBrowserApi } from '#client/app/session/createBrowserApi.ts';
import { languageFacts, type Language } from '#shared/i18n/languages.ts';
import { testSite } from '#client/app/session/testSite.ts';
import type { TestSite } from './createTestSite.ts';

export interface TestBrowser {
  router: DataRouter;
  /** The URLs passed to `location.assign`. */
  assigned: string[];
  close: () => Promise<void>;
}

/**
 * The browser's router on the site's home page, with the site's own routes and calls: fetch reaches the site over HTTP,
 * as the proxy answers it. Nothing is rendered.
 */
export async function createTestBrowser(site: TestSite, language: Language): Promise<TestBrowser> {
  const server = createServer(site.app);
  await new Promise<void>((resolve) => {
    server.listen(0, '127.0.0.1', resolve);
  });
  const origin = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  const { fetch } = globalThis;
  const fetching = jest
    .spyOn(globalThis, 'fetch')
    .mockImplementation((path, options) => fetch(new URL(path as string, origin), options));
  const assigned: string[] = [];
  const nothing = () => {};
  const window = {
    document: { createElement: () => ({}) },
    addEventListener: nothing,
    removeEventListener: nothing,
    location: {
      origin,
      assign: (url: string) => {
        assigned.push(url);
      },
    },
  };
  const basename = languageFacts[language].prefix || '/';
  const api = createBrowserApi();
  const router = UNSAFE_createRouter({
    routes: createRoutes(language),
    basename,
    window: window as never,
    history: UNSAFE_createMemoryHistory({ initialEntries: [basename] }),
    hydrationData: { loaderData: {} },
    getContext: () => {
      const context = new RouterContextProvider();
      context.set(apiContext, () => Promise.resolve(api));
      context.set(headContext, { t: i18next.t, site: testSite });
      return context;
    },
  }).initialize();
  return {
    router,
    assigned,
    close: async () => {
      router.dispose();
      fetching.mockRestore();
      await new Promise((resolve) => {
        server.close(resolve);
        server.closeAllConnections();
      });
    },
  };
}
