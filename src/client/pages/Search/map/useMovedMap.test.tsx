/** @jest-environment jsdom */
import { act, cleanup, fireEvent, render, screen } from '@testing-library/react';
import { createMemoryRouter, RouterProvider } from 'react-router';
import type { SearchQuery } from '#shared/routes/queries/searchQuery.ts';
import { installFakeRequest } from '#tests/fakes/fakeRequest.ts';
import { RouterContext } from '../../../app/navigation/RouterContext.ts';
import type { SearchedList } from '../searchedAt.ts';
import { useMovedMap } from './useMovedMap.ts';
import { useSearchSession } from '../session/useSearchSession.ts';

installFakeRequest();

const list: SearchedList = {
  params: { type: 'buy', province: 'barcelona' },
  query: { filters: { rooms: [2] }, sort: 'price-', page: 3 },
  language: 'es',
};

let end = () => {};

/** A field in the place of the map: its text is the part that the map shows. */
function MovedMap({ filters }: Pick<SearchQuery, 'filters'>) {
  const { follow } = useMovedMap(useSearchSession({ ...list, query: { ...list.query, filters } }));
  return (
    <input
      onChange={({ target }) => {
        follow(target.value);
      }}
    />
  );
}

const move = (bbox: string) => fireEvent.change(screen.getByRole('textbox'), { target: { value: bbox } });

/** A map, of a list whose loads end with `end`. */
function open(filters = list.query.filters) {
  const load = () =>
    new Promise((resolve) => {
      end = () => {
        resolve(null);
      };
    });
  const router = createMemoryRouter([{ path: '*', element: <MovedMap filters={filters} />, loader: load }], {
    initialEntries: ['/viviendas-barcelona-compra?rooms=2'],
    hydrationData: { loaderData: { 0: null } },
  });
  render(
    <RouterContext value={router}>
      <RouterProvider router={router} />
    </RouterContext>,
  );
  return router;
}

const wait = (milliseconds: number) => act(() => jest.advanceTimersByTimeAsync(milliseconds));

beforeEach(() => {
  jest.useFakeTimers();
});

afterEach(() => {
  cleanup();
  jest.useRealTimers();
});

test('the list follows the last of several moves, with its other filters', async () => {
  const router = open();
  move('1,40,2,41');
  await wait(200);
  move('1,40,2,42');
  await wait(400);
  end();
  await wait(0);
  const query = new URLSearchParams(router.state.location.search);
  expect([query.get('rooms'), query.get('bbox'), query.has('page')]).toEqual(['2', '1,40,2,42', false]);
});

/** Follows a link, or chooses a filter, whose page goes on loading. */
const go = (router: ReturnType<typeof open>, url: string) =>
  act(async () => {
    void router.navigate(url);
    await Promise.resolve();
  });

test.each([
  ['before', 0],
  ['after', 100],
])('a filter that is chosen %s a move of the map is kept with it', async (_, delay) => {
  const router = open();
  if (delay > 0) {
    move('1,40,2,41');
    await wait(delay);
  }
  await go(router, '/viviendas-barcelona-compra?rooms=3');
  if (delay === 0) move('1,40,2,41');
  await wait(400);
  // Its entry of the history stays, too, and is still to come.
  move('1,40,2,42');
  await wait(400);
  end();
  await wait(0);
  expect([router.state.location.search, router.state.historyAction]).toEqual(['?rooms=3&bbox=1,40,2,42', 'PUSH']);
});

test.each([
  ['another page', '/favoritos'],
  ['another province', '/viviendas-girona-compra?rooms=2'],
  ['another town', '/viviendas-barcelona-compra?town=sitges'],
  ['a drawn area', '/viviendas-barcelona-compra?area=_p~iF~ps|U_ulLnnqC'],
  ['the list without the part of the map', '/viviendas-barcelona-compra?rooms=2'],
])('a move of the map does not hold up %s', async (_, url) => {
  const router = open({ rooms: [2], bbox: '1,40,2,41' });
  move('1,40,2,42');
  await wait(100);
  await go(router, url);
  await wait(400);
  end();
  await wait(500);
  expect(router.state.location.pathname + router.state.location.search).toBe(url);
});

test('a move of the map does not replace a page whose load is not rendered yet', async () => {
  const router = open({ rooms: [2], bbox: '1,40,2,41' });
  move('1,40,2,42');
  await act(async () => {
    void router.navigate('/favoritos');
    jest.advanceTimersByTime(400);
    await Promise.resolve();
  });
  end();
  await wait(500);
  expect(router.state.location.pathname).toBe('/favoritos');
});
