/** @jest-environment jsdom */
import { act, cleanup, fireEvent, render, screen } from '@testing-library/react';
import { createBrowserRouter, RouterProvider, useLocation } from 'react-router';
import { installFakeRequest } from '#tests/fakes/fakeRequest.ts';
import { forgetMap, recallMap } from './mapMemory.ts';
import { useMapMemory } from './useMapMemory.ts';

installFakeRequest();

const view = { lng: 2.17, lat: 41.39, zoom: 12 };

/** A button in the place of the map: a press moves it, and shows sold estates. */
function MovedMap() {
  const isOther = useLocation().search.includes('rooms');
  const { change } = useMapMemory(isOther ? 'other' : 'list', !isOther);
  return (
    <button
      type="button"
      onClick={() => {
        change({ view, closed: true });
      }}
    />
  );
}

const wait = (milliseconds: number) => act(() => jest.advanceTimersByTimeAsync(milliseconds));

function open() {
  history.replaceState(null, '', '/');
  const router = createBrowserRouter([
    { path: '/away', element: null },
    { path: '*', element: <MovedMap /> },
  ]);
  render(<RouterProvider router={router} />);
  fireEvent.click(screen.getByRole('button'));
  return router;
}

beforeEach(() => {
  jest.useFakeTimers();
});

afterEach(() => {
  cleanup();
  jest.useRealTimers();
});

test('the state outlives the map, and is forgotten when the visitor closes it', async () => {
  open();
  await wait(400);
  cleanup();
  expect(recallMap()).toEqual({ list: 'list', view, closed: true });
  forgetMap();
  expect(recallMap()).toBeUndefined();
});

test('the entry of the next list has the state at once', async () => {
  const router = open();
  await act(() => router.navigate('/?bbox=1,40,2,41'));
  expect(recallMap()).toEqual({ list: 'list', view, closed: true });
});

test('the state is restored on the way back to an entry that was left before it was written there', async () => {
  const router = open();
  await act(() => router.navigate('/?bbox=1,40,2,41'));
  // What the router wrote, before React showed it.
  history.replaceState({ ...(history.state as object), map: undefined }, '');
  expect(recallMap()).toEqual({ list: 'list', view, closed: true });
  forgetMap();
  expect(recallMap()).toBeUndefined();
});

test('another list begins anew, but shows sold estates as the one before did', async () => {
  const router = open();
  await act(() => router.navigate('/?rooms=2'));
  expect(recallMap()).toEqual({ list: 'other', closed: true });
});

test('a page that is not this list gets nothing of it', async () => {
  const router = open();
  await act(() => router.navigate('/away'));
  await wait(400);
  expect(recallMap()).toBeUndefined();
});
