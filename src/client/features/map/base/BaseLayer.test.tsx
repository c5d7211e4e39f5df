/** @jest-environment jsdom */
import { act, cleanup, render } from '@testing-library/react';
import { Map as LeafletMap } from 'leaflet';
import { SiteContext } from '../../../app/session/SiteContext.ts';
import { testSite } from '../../../app/session/testSite.ts';
import { FrameTestContext } from '../../../layout/layoutTestContext.tsx';
import { BaseLayer } from './BaseLayer.tsx';

const mapTiles = { url: 'https://tiles.example/{z}/{x}/{y}.png', attribution: 'Tiles' };

const drawing = new Proxy({}, { get: () => () => undefined, set: () => true });

let leaflet: LeafletMap;

/** Of a map of 1,000 by 600 pixels. */
const tiles = () => [...leaflet.getPane('tilePane')!.querySelectorAll('img')];
const areShown = () => tiles().length > 0;
const wait = (milliseconds: number) => act(() => jest.advanceTimersByTimeAsync(milliseconds));

/** Ends the loading of some tiles. */
async function settle(type: 'load' | 'error', some = tiles()) {
  act(() => {
    for (const tile of some) tile.dispatchEvent(new Event(type));
  });
  await wait(0);
}

beforeEach(async () => {
  jest.useFakeTimers();
  jest.spyOn(HTMLElement.prototype, 'clientWidth', 'get').mockReturnValue(1000);
  jest.spyOn(HTMLElement.prototype, 'clientHeight', 'get').mockReturnValue(600);
  // For our own basemap, in the tiles' place.
  HTMLCanvasElement.prototype.getContext = (() => drawing) as unknown as HTMLCanvasElement['getContext'];
  globalThis.ResizeObserver = class {
    observe(): void {}
    unobserve(): void {}
    disconnect(): void {}
  };
  globalThis.fetch = () => Promise.reject(new TypeError('Failed to fetch'));
  const element = document.createElement('div').appendChild(document.createElement('div'));
  leaflet = new LeafletMap(element, { center: [41.39, 2.17], zoom: 12, fadeAnimation: false, zoomAnimation: false });
  render(
    <FrameTestContext>
      <SiteContext value={{ ...testSite, mapTiles }}>
        <BaseLayer leaflet={leaflet} obstacles={[]} onAttribution={() => {}} />
      </SiteContext>
    </FrameTestContext>,
  );
  await wait(0);
});

afterEach(() => {
  cleanup();
  leaflet.remove();
  jest.useRealTimers();
  jest.restoreAllMocks();
});

it('shows the tiles of a server that answers, for as long as the map is open', async () => {
  expect(tiles().length).toBeGreaterThan(10);
  await settle('load');
  await wait(60_000);
  expect(areShown()).toBe(true);
});

it('gives up a server that loads no tile for eight seconds', async () => {
  await wait(7_900);
  expect(areShown()).toBe(true);
  await wait(200);
  expect(areShown()).toBe(false);
});

it('waits for a slow server as long as tiles arrive', async () => {
  for (const tile of tiles()) {
    await wait(6_000);
    await settle('load', [tile]);
  }
  await wait(60_000);
  expect(areShown()).toBe(true);
});

it('does not wait for tiles that are no longer in view', async () => {
  await settle('load', tiles().slice(1));
  act(() => {
    leaflet.setView([41.39, 2.3], 12, { animate: false });
    leaflet.setView([38.4, -4], 7, { animate: false });
  });
  await settle('load');
  await wait(60_000);
  expect(areShown()).toBe(true);
});

it('gives up a server of which all tiles fail', async () => {
  await settle('error');
  expect(areShown()).toBe(false);
});

it('keeps a server that has no tiles of the sea', async () => {
  const [first, second, third, ...others] = tiles();
  await settle('error', others);
  await settle('load', [first!, second!, third!]);
  await wait(60_000);
  expect(areShown()).toBe(true);
});

it('gives up a server that begins to fail', async () => {
  await settle('load');
  expect(areShown()).toBe(true);
  act(() => {
    leaflet.setView([38.4, -4], 7, { animate: false });
  });
  await settle('error');
  expect(areShown()).toBe(false);
});
