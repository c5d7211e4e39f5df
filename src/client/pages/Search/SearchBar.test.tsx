/** @jest-environment jsdom */
import { act, cleanup, fireEvent, render, screen } from '@testing-library/react';
import i18next from 'i18next';
import { I18nextProvider } from 'react-i18next';
import { createMemoryRouter, RouterProvider, useLocation } from 'react-router';
import { i18nOptions } from '#shared/i18n/i18nOptions.ts';
import { loadDictionary } from '#shared/i18n/loadDictionary.ts';
import { buildLocalUrl, routeTarget } from '#shared/routes/build.ts';
import { parseQuery } from '#shared/routes/query.ts';
import { installFakeRequest } from '#tests/fakes/fakeRequest.ts';
import { RouterContext } from '../../app/navigation/RouterContext.ts';
import { SiteContext } from '../../app/session/SiteContext.ts';
import { testSite } from '../../app/session/testSite.ts';
import type { SearchT } from '../../features/search/searchT.ts';
import { SearchBar } from './SearchBar.tsx';
import { useSearchSession } from './session/useSearchSession.ts';

installFakeRequest();

afterEach(cleanup);

const barcelona = '/viviendas-barcelona-compra';

/** The bar over the list of the URL. What it loads does not end. */
async function show(url: string) {
  const texts = i18next.createInstance();
  const names = ['common', 'search', 'find'] as const;
  const dictionaries = await Promise.all(names.map(async (name) => [name, await loadDictionary('es', name)]));
  await texts.init({ ...i18nOptions, lng: 'es', resources: { es: Object.fromEntries(dictionaries) } });
  const t = texts.getFixedT('es', ['common', 'search']) as unknown as SearchT;
  globalThis.matchMedia = jest.fn(() => ({ matches: false })) as never;
  function Page() {
    const query = parseQuery('Search', new URLSearchParams(useLocation().search))!;
    const params = { type: 'buy', province: 'barcelona' } as const;
    const search = useSearchSession({ params, query, language: 'es' });
    return (
      <SearchBar
        data={{ type: 'buy', province: { slug: 'barcelona', name: 'Barcelona' }, towns: [], zones: [] }}
        params={params}
        query={query}
        search={search}
        heading=""
        language="es"
        t={t}
      />
    );
  }
  const load = () => new Promise(() => {});
  const router = createMemoryRouter([{ id: 'layout', path: '*', element: <Page />, loader: load }], {
    initialEntries: [url],
    hydrationData: { loaderData: { layout: { provinces: [{ slug: 'barcelona', name: 'Barcelona' }] } } },
  });
  await act(() =>
    render(
      <I18nextProvider i18n={texts}>
        <SiteContext value={testSite}>
          <RouterContext value={router}>
            <RouterProvider router={router} />
          </RouterContext>
        </SiteContext>
      </I18nextProvider>,
    ),
  );
  return router;
}

it.each([
  ['the part of a moved map', '?rooms=2&bbox=1,40,2,42', '?rooms=2&bbox=1,40,2,42&sort=priceAscendent'],
  ['the whole list', '?rooms=2', '?rooms=2&sort=priceAscendent'],
  [
    'a drawn area',
    '?rooms=2&area=oqsuF~sqUo}@?f^o}@?f^n}@',
    '?rooms=2&area=oqsuF~sqUo}@?f^o}@?f^n}@&sort=priceAscendent',
  ],
  ['another place', '?town=sitges&bbox=1,40,2,42', '?rooms=2&bbox=1,40,2,41&sort=priceAscendent'],
])('another order while %s loads', async (_, loading, expected) => {
  const router = await show(`${barcelona}?rooms=2&bbox=1,40,2,41`);
  await act(async () => {
    const query = parseQuery('Search', new URLSearchParams(loading))!;
    const params = { type: 'buy', province: 'barcelona' } as const;
    void router.navigate(buildLocalUrl(routeTarget<'Search'>({ to: 'Search', params, query }), 'es'));
    await Promise.resolve();
  });
  await act(async () => {
    fireEvent.change(screen.getByRole('combobox', { name: 'Ordenar por' }), { target: { value: 'priceAscendent' } });
    await Promise.resolve();
  });
  const { pathname, search } = router.state.navigation.location!;
  expect(decodeURIComponent(pathname + search)).toBe(barcelona + expected);
});
