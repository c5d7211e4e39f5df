/** @jest-environment jsdom */
import { act, cleanup, fireEvent, render, screen, waitFor } from '@testing-library/react';
import { hydrateRoot } from 'react-dom/client';
import { renderToString } from 'react-dom/server';
import { FrameTestContext } from '../../layout/layoutTestContext.tsx';
import { favouriteDetails } from './favouriteDetails.ts';
import { addFavourites, favourites, removeFavourites } from './favourites.ts';
import { FavouriteButton } from './FavouriteButton.tsx';

const flat = { key: 'A-1', reference: 'A-1', title: 'Piso', type: 'buy', price: 300_000 } as const;
const heart = (
  <FrameTestContext>
    <FavouriteButton estate={flat} label="Guardar en favoritos: Piso" />
  </FrameTestContext>
);
const button = () => screen.getByRole<HTMLButtonElement>('button', { name: 'Guardar en favoritos: Piso' });
const pressed = () => button().getAttribute('aria-pressed');

beforeEach(() => {
  removeFavourites(favourites());
});
afterEach(cleanup);

it('adds an estate and removes it again, under the same name', () => {
  render(heart);
  expect(pressed()).toBe('false');
  fireEvent.click(button());
  expect([pressed(), favourites()]).toEqual(['true', ['A-1']]);
  fireEvent.click(button());
  expect([pressed(), favourites()]).toEqual(['false', []]);
});

it('records title, price and day of an estate when it is added, not again when it is removed', async () => {
  render(heart);
  fireEvent.click(button());
  await waitFor(() => {
    expect(favouriteDetails().get('A-1')).toEqual({
      title: 'Piso',
      price: 300_000,
      type: 'buy',
      since: expect.stringMatching(/^\d{4}-\d\d-\d\dT/) as string,
    });
  });
  const added = localStorage.getItem('favourites:details');
  fireEvent.click(button());
  expect([pressed(), localStorage.getItem('favourites:details')]).toEqual(['false', added]);
});

it('shows changes of another tab, and changes made while the page was in the back/forward cache', () => {
  render(heart);
  localStorage.setItem('favourites', 'A-1');
  act(() => {
    window.dispatchEvent(new StorageEvent('storage', { key: 'favourites' }));
  });
  expect(pressed()).toBe('true');
  localStorage.clear();
  act(() => {
    window.dispatchEvent(new Event('pageshow'));
  });
  expect(pressed()).toBe('false');
});

it('is not pressed in the server’s HTML and is pressed after hydration, without a mismatch', async () => {
  addFavourites(['A-1']);
  const root = document.body.appendChild(document.createElement('div'));
  root.innerHTML = renderToString(heart);
  expect(pressed()).toBe('false');
  const onRecoverableError = jest.fn();
  const hydrated = await act(() => hydrateRoot(root, heart, { onRecoverableError }));
  expect(pressed()).toBe('true');
  expect(onRecoverableError).not.toHaveBeenCalled();
  act(() => {
    hydrated.unmount();
  });
  root.remove();
});

it('shows that the list is full, with a link to it', () => {
  addFavourites(Array.from({ length: 48 }, (_, index) => `B-${index}`));
  render(heart);
  fireEvent.click(button());
  expect(pressed()).toBe('false');
  expect(screen.getByRole('alert').textContent).toContain('La lista está completa');
  expect(screen.getByRole('link', { name: 'Favoritos' }).getAttribute('href')).toBe('/favoritos');
});

it('is disabled when the operator has switched favourites off (PD-39)', () => {
  addFavourites(['A-1']);
  render(
    <FrameTestContext favourites={false}>
      <FavouriteButton estate={{ ...flat, key: 'A-2', reference: 'A-2' }} label="Guardar en favoritos: Piso" />
    </FrameTestContext>,
  );
  fireEvent.click(button());
  expect([button().disabled, pressed(), favourites()]).toEqual([true, 'false', ['A-1']]);
});
