/** @jest-environment jsdom */
import { act, cleanup, fireEvent, renderHook, screen } from '@testing-library/react';
import { useListLink } from './useListLink.ts';

const list = document.createElement('div');

beforeEach(() => {
  list.innerHTML = ['ab1000-1000', 'ab1000-1001', 'ab1000-1002']
    .map((slug) => `<article><h2><a href="/viviendas-barcelona-compra/piso/${slug}?from=list">Piso</a></h2></article>`)
    .join('');
  document.body.append(list);
});

afterEach(() => {
  cleanup();
  list.remove();
});

const show = () => renderHook(() => useListLink({ current: list })).result;
const cards = () => screen.getAllByRole('article');
const areLit = () => cards().map(({ className }) => className === 'lit');

it('marks the cards of all estates of the marker that is pointed at', () => {
  const link = show();
  act(() => {
    link.current.pointAt(['ab1000-1000', 'ab1000-1002', 'ab1000-9999']);
  });
  expect(areLit()).toEqual([true, false, true]);
  act(() => {
    link.current.pointAt(['ab1000-1001']);
  });
  expect(areLit()).toEqual([false, true, false]);
  act(() => {
    link.current.pointAt(undefined);
  });
  expect(areLit()).toEqual([false, false, false]);
});

it('has the estate of the card that is pointed at or focused', () => {
  const link = show();
  fireEvent.pointerOver(cards()[1]!);
  expect(link.current.lit).toBe('ab1000-1001');
  fireEvent.pointerLeave(list);
  expect(link.current.lit).toBeUndefined();
  fireEvent.focusIn(screen.getAllByRole('link')[2]!);
  expect(link.current.lit).toBe('ab1000-1002');
});
