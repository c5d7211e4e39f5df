/** @jest-environment jsdom */
import { act, cleanup, renderHook } from '@testing-library/react';
import { usePins, usePinsInView } from './usePins.ts';

const list = JSON.stringify({ type: 'buy', filters: { province: 'barcelona' } });
const [open, closed] = [['A', 2.17, 41.39, 1, 1] as const, ['B', 2.18, 41.39, null, 1, 'sold'] as const];

/** Paths that were asked for, and what ends their answers. */
let asked: { path: string; answer: (status: number, body: unknown) => Promise<void> }[] = [];

beforeEach(() => {
  jest.useFakeTimers();
  sessionStorage.clear();
  asked = [];
  globalThis.fetch = ((path: string) =>
    new Promise((resolve) => {
      const answer = (status: number, body: unknown) =>
        act(async () => {
          resolve({ ok: status === 200, status, json: () => Promise.resolve(body) } as Response);
          await jest.advanceTimersByTimeAsync(0);
        });
      asked.push({ path, answer });
    })) as typeof fetch;
});

afterEach(() => {
  cleanup();
  jest.useRealTimers();
});

const wait = (milliseconds: number) => act(() => jest.advanceTimersByTimeAsync(milliseconds));

it('asks for sold ones too when they are shown, and keeps the pins until the answer is there', async () => {
  const { result, rerender } = renderHook(({ isOn }) => usePins(list, isOn), { initialProps: { isOn: false } });
  await wait(0);
  expect(asked[0]!.path).toMatch(/^\/web\/estates\/buy\/pins\?province=barcelona&estate_type=[^&]+$/);
  await asked[0]!.answer(200, { total: 1, pins: [open] });
  rerender({ isOn: true });
  await wait(0);
  expect(asked[1]!.path).toBe(`${asked[0]!.path}&closed=1`);
  expect(result.current).toMatchObject({ failed: false, pins: { pins: [open] } });
  await asked[1]!.answer(200, { total: 2, pins: [open, closed] });
  expect(result.current.pins).toEqual({ total: 2, pins: [open, closed] });
});

it('asks for the sold ones of the part in view', async () => {
  const view = { view: { lng: 2.17, lat: 41.39, zoom: 12 }, size: { width: 400, height: 400 } };
  renderHook(() => usePinsInView(list, { total: 3_000, clusters: [] }, view, true));
  await wait(300);
  expect(asked.map(({ path }) => path)).toEqual([expect.stringMatching(/&bbox=[^&]+&closed=1$/)]);
});
