/** @jest-environment jsdom */
import { act, cleanup, fireEvent, render } from '@testing-library/react';
import { useLeaflet } from './useLeaflet.ts';

const distances: number[] = [];

function Shown() {
  const { canvas, map } = useLeaflet({ lng: 2.17, lat: 41.39, zoom: 12 });
  if (map)
    map.panBy = (offset) => {
      const [x, y] = Array.isArray(offset) ? offset : [offset.x, offset.y];
      distances.push(Math.hypot(x, y));
      return map;
    };
  return <div ref={canvas} data-testid="map" />;
}

/** A drag that takes 40 ms after its beginning and does not rest at its end. @param pixels of these 40 ms */
async function flick(pixels: number): Promise<void> {
  const pane = document.querySelector('.leaflet-map-pane')!;
  fireEvent.mouseDown(pane, { which: 1, clientX: 410, clientY: 300 });
  fireEvent.mouseMove(pane, { clientX: 400, clientY: 300 });
  jest.advanceTimersByTime(40);
  fireEvent.mouseMove(pane, { clientX: 400 - pixels, clientY: 300 });
  fireEvent.mouseUp(pane, { clientX: 400 - pixels, clientY: 300 });
  // In the next frame the map goes on.
  await new Promise(requestAnimationFrame);
}

beforeEach(async () => {
  // Leaflet has taken the function of frames when it was imported.
  jest.useFakeTimers({ doNotFake: ['requestAnimationFrame'] });
  distances.length = 0;
  globalThis.matchMedia = () => ({ matches: false }) as MediaQueryList;
  globalThis.ResizeObserver = class {
    observe() {}
    unobserve() {}
    disconnect() {}
  };
  render(<Shown />);
  // The map is made after the next frame.
  await act(async () => {
    await new Promise(requestAnimationFrame);
    jest.runOnlyPendingTimers();
  });
});

afterEach(() => {
  cleanup();
  jest.useRealTimers();
});

it('lets the map go on after a flick, the farther the faster, and by about one screen at most', async () => {
  await flick(100);
  await flick(150);
  await flick(400);
  const [slow, faster, fastest] = distances;
  expect(slow).toBeGreaterThan(50);
  expect(faster).toBeGreaterThan(slow!);
  expect(fastest).toBeGreaterThan(700);
  expect(fastest).toBeLessThan(800);
});
