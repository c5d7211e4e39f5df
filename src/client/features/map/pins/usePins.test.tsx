/** @jest-environment jsdom */
import { act, cleanup, renderHook } from '@testing-library/react';
import { toPins, type PinList } from '#shared/api/estate.ts';
import { fakeResponse } from '#tests/fakes/fakeResponse.ts';
import { usePins, usePinsInView, usePinsOf } from './usePins.ts';

const list = JSON.stringify({ type: 'buy', filters: { province: 'barcelona' } });
const [open, closed] = [['A', 2.17, 41.39, 345_000, 1] as const, ['B', 2.18, 41.39, null, 1, 'sold'] as const];

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
          resolve(fakeResponse(status, body));
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
  expect(result.current).toMatchObject({ failed: false, pins: toPins({ total: 1, pins: [open] }) });
  await asked[1]!.answer(200, { total: 2, pins: [open, closed] });
  expect(result.current.pins).toEqual(toPins({ total: 2, pins: [open, closed] }));
});

it('asks for the sold ones of the part in view', async () => {
  const view = { view: { lng: 2.17, lat: 41.39, zoom: 12 }, size: { width: 400, height: 400 } };
  renderHook(() => usePinsInView(list, { total: 3_000, clusters: [] }, view, true));
  await wait(300);
  expect(asked.map(({ path }) => path)).toEqual([expect.stringMatching(/&bbox=[^&]+&closed=1$/)]);
});

describe('where the estates of a page are', () => {
  const clusters = { total: 3_000, cell: 0.04, clusters: [{ lng: 2, lat: 41, count: 3_000 }] };
  const show = (estates: readonly { key: string }[], shown: PinList | undefined = clusters) =>
    renderHook((props) => usePinsOf(props.estates, shown, { type: 'buy', closed: false }), {
      initialProps: { estates },
    });

  it('is asked for in one call, and again for another page alone', async () => {
    const { result, rerender } = show([{ key: 'B' }, { key: 'A' }]);
    await wait(0);
    await asked[0]!.answer(200, { total: 1, pins: [open] });
    expect(result.current).toEqual(toPins({ total: 1, pins: [open] }).pins);
    rerender({ estates: [{ key: 'B' }, { key: 'A' }] });
    await wait(1_000);
    expect(asked.map(({ path }) => path)).toEqual(['/web/estates/buy/pins?references=A%2CB']);
    rerender({ estates: [{ key: 'C' }] });
    await wait(0);
    expect(asked).toHaveLength(2);
    expect(result.current).toBeUndefined();
  });

  it('is not asked for without estates, nor where pins are shown, or clusters of unknown cells', async () => {
    show([]);
    show([{ key: 'A' }], toPins({ total: 1, pins: [open] }));
    show([{ key: 'A' }], { total: 3_000, clusters: clusters.clusters });
    await wait(1_000);
    expect(asked).toEqual([]);
  });

  it('is unknown where the call fails, or is answered with clusters', async () => {
    const { result, rerender } = show([{ key: 'A' }]);
    await wait(0);
    await asked[0]!.answer(503, { code: '9000' });
    expect(result.current).toBeUndefined();
    rerender({ estates: [{ key: 'B' }] });
    await wait(0);
    await asked[1]!.answer(200, clusters);
    expect(result.current).toBeUndefined();
  });
});
