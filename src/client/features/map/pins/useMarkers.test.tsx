/** @jest-environment jsdom */
import { renderHook } from '@testing-library/react';
import i18next from 'i18next';
import type { ReactNode } from 'react';
import { I18nextProvider } from 'react-i18next';
import { i18nOptions } from '#shared/i18n/i18nOptions.ts';
import common from '#shared/i18n/languages/es/common.json';
import { fakePin } from '#tests/fakes/pins.ts';
import { SiteContext } from '../../../app/session/SiteContext.ts';
import { testSite } from '../../../app/session/testSite.ts';
import { project, unproject } from '../mercator.ts';
import { useMarkers } from './useMarkers.ts';

const i18n = i18next.createInstance();
void i18n.init({ ...i18nOptions, lng: 'es', resources: { es: { common, map: {} } } });
const wrapper = ({ children }: { children: ReactNode }) => (
  <I18nextProvider i18n={i18n}>
    <SiteContext value={testSite}>{children}</SiteContext>
  </I18nextProvider>
);

const view = { lng: 2.17, lat: 41.39, zoom: 12 };
const size = { width: 360, height: 500 };

/** Two estates each, at pixels of the frame. */
function markersAt(...places: readonly [x: number, y: number][]) {
  const middle = project(view, view.zoom);
  const pins = places.flatMap(([x, y], at) => {
    const { lng, lat } = unproject({ x: middle.x + x - 180, y: middle.y + y - 250 }, view.zoom);
    return ['A', 'B'].map((name) => fakePin(`${name}${at}`, lng, lat, 250_000));
  });
  const answer = { total: pins.length, pins };
  const { result } = renderHook(() => useMarkers(answer, { view, size }, { hasLowest: true }), { wrapper });
  return result.current.markers;
}

it('markers go from north to south', () => {
  const markers = markersAt([180, 300], [180, 100], [180, 200]);
  expect(markers.map(({ keys }) => keys[0])).toEqual(['A1', 'A2', 'A0']);
});

it('what a cluster says of its price is whole at the edges, and beside the buttons', () => {
  const shiftAt = (x: number) => markersAt([x, 100])[0]!.shift;
  // Half of what it takes is 46 pixels at most.
  expect([180, 20, 290].map(shiftAt)).toEqual([0, expect.closeTo(26.4), expect.closeTo(-32.4)]);
  // Under the buttons, or on their other side.
  expect(shiftAt(310)).toBe(0);
});

it('counts the estates that lie in view, of a marker at the edge too', () => {
  const east = (pixels: number) => view.lng + (pixels * 360) / (256 * 2 ** view.zoom);
  const pins = [
    fakePin('A', east(170), view.lat),
    fakePin('B', east(174), view.lat),
    fakePin('C', east(184), view.lat),
  ];
  const { result } = renderHook(() => useMarkers({ total: 3, pins }, { view, size }), { wrapper });
  expect(result.current.markers.map(({ count }) => count)).toEqual([3]);
  expect(result.current.seen).toEqual({ count: 2, reserved: 0, closed: 0 });
  expect(result.current.total?.count).toBe(3);
});
