/** @jest-environment jsdom */
import { act, cleanup, fireEvent, render, screen } from '@testing-library/react';
import { createMemoryRouter, RouterProvider } from 'react-router';
import { installFakeRequest } from '#tests/fakes/fakeRequest.ts';
import { useAreaSearch, type SearchedList } from './useAreaSearch.ts';

installFakeRequest();

const list: SearchedList = {
  params: { type: 'buy', province: 'barcelona' },
  query: { filters: { rooms: [2] }, sort: 'price-', page: 3 },
  language: 'es',
};

let end = () => {};

/** A field in the place of the map: its text is the part that the map shows. */
function MovedMap() {
  const { follow } = useAreaSearch(list);
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
function open() {
  const load = () =>
    new Promise((resolve) => {
      end = () => {
        resolve(null);
      };
    });
  const router = createMemoryRouter([{ path: '*', element: <MovedMap />, loader: load }], {
    initialEntries: ['/viviendas-barcelona-compra?rooms=2'],
    hydrationData: { loaderData: { 0: null } },
  });
  render(<RouterProvider router={router} />);
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

test.each([
  ['before', 0],
  ['after', 100],
])('a filter that is chosen %s a move of the map is not lost with it', async (_, delay) => {
  const router = open();
  if (delay > 0) {
    move('1,40,2,41');
    await wait(delay);
  }
  await act(async () => {
    void router.navigate('/viviendas-barcelona-compra?rooms=3');
    await Promise.resolve();
  });
  if (delay === 0) move('1,40,2,41');
  await wait(400);
  end();
  await wait(0);
  expect(router.state.location.search).toBe('?rooms=3');
});
