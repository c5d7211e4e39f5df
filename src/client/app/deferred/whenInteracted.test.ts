/** @jest-environment jsdom */
import type * as Module from './whenInteracted.ts';

let module: typeof Module;
let isSettled: boolean;
beforeEach(async () => {
  jest.useFakeTimers();
  jest.resetModules();
  module = await import('./whenInteracted.ts');
  isSettled = false;
  void module.whenInteracted().then(() => {
    isSettled = true;
  });
});
afterEach(() => {
  jest.useRealTimers();
});

it('leaves the time to answer the first input', async () => {
  await jest.advanceTimersByTimeAsync(10_000);
  expect(isSettled).toBe(false);
  dispatchEvent(new Event('pointerdown'));
  await jest.advanceTimersByTimeAsync(300);
  expect(isSettled).toBe(false);
  await jest.advanceTimersByTimeAsync(100);
  expect(isSettled).toBe(true);
});

it('waits for nothing where the HTML of the server is lost', async () => {
  module.actAsInteracted();
  await Promise.resolve();
  expect(isSettled).toBe(true);
});
