/** @jest-environment jsdom */
import { act, cleanup, renderHook } from '@testing-library/react';
import { useTileChoice } from './tileChoice.ts';

const open = () => renderHook(useTileChoice).result;

beforeEach(() => {
  localStorage.clear();
});
afterEach(cleanup);

it('is undefined until it is made, and outlives the map', () => {
  const first = open();
  expect(first.current[0]).toBeUndefined();
  act(() => {
    first.current[1]('yes');
  });
  expect(first.current[0]).toBe('yes');
  cleanup();
  expect(open().current[0]).toBe('yes');
});

it('is also that of another tab', () => {
  const choice = open();
  localStorage.setItem('mapTiles', 'no');
  act(() => {
    window.dispatchEvent(new StorageEvent('storage', { key: 'mapTiles' }));
  });
  expect(choice.current[0]).toBe('no');
});

it('is undefined where something else is stored', () => {
  localStorage.setItem('mapTiles', 'perhaps');
  expect(open().current[0]).toBeUndefined();
});
