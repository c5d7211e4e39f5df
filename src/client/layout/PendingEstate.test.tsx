/** @jest-environment jsdom */
import { act, render } from '@testing-library/react';
import { createMemoryRouter, Outlet, RouterProvider } from 'react-router';
import { installFakeRequest } from '#tests/fakes/fakeRequest.ts';
import { PendingEstate } from './PendingEstate.tsx';

installFakeRequest();

it.each([
  ['/en/properties-madrid-buy/flat-in-sol/MS-1', true],
  ['/en/properties-madrid-buy', false],
])('while %s loads, the skeleton of an estate shows: %p', async (path, outlined) => {
  const router = createMemoryRouter([
    {
      element: (
        <>
          <Outlet />
          <PendingEstate />
        </>
      ),
      children: [
        { path: '/', element: <p>left</p> },
        { path: '*', loader: () => new Promise(() => {}), element: null },
      ],
    },
  ]);
  const { container } = render(<RouterProvider router={router} />);
  expect(container.querySelector('.cover')).toBeNull();
  await act(() => {
    void router.navigate(path);
    return Promise.resolve();
  });
  expect(container.querySelector('.cover') !== null).toBe(outlined);
  expect(container.textContent).toContain('left');
});
