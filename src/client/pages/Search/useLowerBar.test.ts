/** @jest-environment jsdom */
import { cleanup, renderHook } from '@testing-library/react';
import { restMs, useLowerBar } from './useLowerBar.ts';

beforeEach(() => {
  jest.useFakeTimers();
});
afterEach(() => {
  cleanup();
  jest.useRealTimers();
});

const scroll = (to: number): void => {
  Object.assign(window, { scrollY: to });
  window.dispatchEvent(new Event('scroll'));
};

const isAway = (): boolean => document.documentElement.hasAttribute('data-reading');

it('is away while a reader scrolls down, and back when they scroll up or rest', () => {
  scroll(0);
  const { unmount } = renderHook(() => {
    useLowerBar();
  });
  scroll(8);
  expect(isAway()).toBe(false);
  scroll(300);
  expect(isAway()).toBe(true);
  jest.advanceTimersByTime(restMs - 1);
  scroll(330);
  jest.advanceTimersByTime(restMs - 1);
  expect(isAway()).toBe(true);
  scroll(300);
  expect(isAway()).toBe(false);
  scroll(500);
  jest.advanceTimersByTime(restMs);
  expect(isAway()).toBe(false);
  // The next movement counts from where the reader rested.
  scroll(505);
  expect(isAway()).toBe(false);
  scroll(600);
  unmount();
  expect(isAway()).toBe(false);
  expect(jest.getTimerCount()).toBe(0);
});
