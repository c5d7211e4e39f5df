/** @jest-environment jsdom */
import { act, cleanup, fireEvent, render, screen } from '@testing-library/react';
import { Map as LeafletMap } from 'leaflet';
import { SiteContext } from '../../../app/session/SiteContext.ts';
import { testSite } from '../../../app/session/testSite.ts';
import { FrameTestContext } from '../../../layout/layoutTestContext.tsx';
import { BaseLayer } from './BaseLayer.tsx';

const tiles = { url: '/map-tiles/0/{z}/{x}/{y}', attribution: '', lastZoom: 14 };

const drawing = new Proxy({}, { get: () => () => undefined, set: () => true });

let leaflet: LeafletMap;
/** Of tiles that were asked for, and not answered yet. */
let awaited: { address: string; answer: (ok: boolean) => void }[];

const wait = (milliseconds = 0) => act(() => jest.advanceTimersByTimeAsync(milliseconds));
const failure = () => screen.queryByRole('status');

/** Answers all that is asked for, and what is asked for then. */
async function answerAll(ok: boolean) {
  while (awaited.length > 0) {
    for (const { answer } of awaited.splice(0)) answer(ok);
    await wait();
  }
}

async function show(mapTiles: typeof tiles | null = tiles) {
  render(
    <FrameTestContext>
      <SiteContext value={{ ...testSite, ...(mapTiles && { mapTiles }) }}>
        <BaseLayer leaflet={leaflet} obstacles={[]} />
      </SiteContext>
    </FrameTestContext>,
  );
  await wait();
}

beforeEach(() => {
  jest.useFakeTimers();
  // A map of 1,000 by 600 pixels.
  jest.spyOn(HTMLElement.prototype, 'clientWidth', 'get').mockReturnValue(1000);
  jest.spyOn(HTMLElement.prototype, 'clientHeight', 'get').mockReturnValue(600);
  HTMLCanvasElement.prototype.getContext = (() => drawing) as unknown as HTMLCanvasElement['getContext'];
  globalThis.ResizeObserver = class {
    observe(): void {}
    unobserve(): void {}
    disconnect(): void {}
  };
  awaited = [];
  globalThis.fetch = ((address: string, { signal }: RequestInit) =>
    new Promise((resolve, reject) => {
      signal!.addEventListener('abort', () => {
        reject(new DOMException('', 'TimeoutError'));
      });
      const response = { ok: true, status: 204, url: `https://site.example${address}` };
      const answer = (ok: boolean) => {
        resolve(ok ? response : { ...response, ok: false, status: 503 });
      };
      awaited.push({ address, answer });
    })) as never;
  const element = document.createElement('div').appendChild(document.createElement('div'));
  leaflet = new LeafletMap(element, { center: [41.39, 2.17], zoom: 12, fadeAnimation: false, zoomAnimation: false });
});

afterEach(() => {
  cleanup();
  leaflet.remove();
  jest.useRealTimers();
  jest.restoreAllMocks();
});

it('asks for each tile in view once, for the ground and the names, and says nothing where they come', async () => {
  await show();
  const asked = awaited.map(({ address }) => address);
  expect(asked.length).toBeGreaterThan(5);
  expect(new Set(asked).size).toBe(asked.length);
  expect(asked.every((address) => address.startsWith('/map-tiles/0/11/'))).toBe(true);
  await answerAll(true);
  await wait(60_000);
  expect(failure()).toBeNull();
});

it('says of tiles that fail, twice, that the map cannot be drawn, and tries again when asked to', async () => {
  await show();
  await answerAll(false);
  expect(failure()).not.toBeNull();
  fireEvent.click(screen.getByRole('button', { name: 'Intentarlo de nuevo' }));
  await wait();
  expect(failure()).toBeNull();
  expect(awaited.length).toBeGreaterThan(5);
  await answerAll(true);
  expect(failure()).toBeNull();
});

it('says of tiles that begin to fail that the map cannot be drawn', async () => {
  await show();
  await answerAll(true);
  act(() => {
    leaflet.setView([38.4, -4], 9, { animate: false });
  });
  await wait();
  await answerAll(false);
  expect(failure()).not.toBeNull();
});

it('without tiles of the site says so at once, and there is nothing to try', async () => {
  await show(null);
  expect(failure()).not.toBeNull();
  expect(screen.queryByRole('button')).toBeNull();
});
