/** @jest-environment jsdom */
import { act, renderHook } from '@testing-library/react';
import { fakePin } from '#tests/fakes/pins.ts';
import type { KeptState } from '../memory/useMapMemory.ts';
import type { MapView } from '../view/useMapView.ts';
import type { Marker } from './pinIndex.ts';
import { useMarkerCards } from './useMarkerCards.tsx';

/** Estates at one place, at the lower edge of the map: its cards would cover them. */
const markerOf = (...keys: string[]): Marker => ({
  key: keys.join(),
  lng: 2,
  lat: 41,
  count: keys.length,
  pins: keys.map((key) => fakePin(key, 2, 41, 100)),
  keys,
});

beforeEach(() => {
  globalThis.matchMedia = () =>
    ({ matches: false, addEventListener: () => {}, removeEventListener: () => {} }) as unknown as MediaQueryList;
});

function pressOf(marker: Marker) {
  const panBy = jest.fn<void, Parameters<MapView['panBy']>>();
  const map = {
    frame: { current: null },
    size: { width: 390, height: 600 },
    view: { lng: 2, lat: 41.002, zoom: 16 },
    limit: { zoom: 18, hasStreets: true },
    panBy,
  } as unknown as MapView;
  const kept = { memory: {}, change: jest.fn(), changeNow: jest.fn() } as unknown as KeptState;
  const { result } = renderHook(() =>
    useMarkerCards({ map, markers: [marker], isLoaded: true, onShow: () => {}, ...kept }),
  );
  act(() => {
    result.current.press(marker);
  });
  return panBy.mock.calls;
}

test('the map that moves to open a cluster is told of, so that the list follows', () => {
  expect(pressOf(markerOf('A', 'B'))).toEqual([[0, expect.any(Number), { isQuiet: false }]]);
});

test('the map that makes room for the card of one estate is not', () => {
  expect(pressOf(markerOf('A'))).toEqual([[0, expect.any(Number), { isQuiet: true }]]);
});

test('cards close with their marker: when the map has moved on, not while its pins load', () => {
  const map = {
    frame: { current: null },
    size: { width: 390, height: 600 },
    view: { lng: 2, lat: 41, zoom: 16 },
    limit: { zoom: 18, hasStreets: true },
  } as unknown as MapView;
  const [change, changeNow] = [jest.fn(), jest.fn()];
  const memory = { list: '', chosen: ['A'] };
  const show = (markers: readonly Marker[], isLoaded: boolean) =>
    renderHook(() => useMarkerCards({ map, markers, isLoaded, onShow: () => {}, memory, change, changeNow }));
  show([], false);
  show([markerOf('A', 'B')], true);
  expect(change).not.toHaveBeenCalled();
  show([markerOf('B')], true);
  expect(change).toHaveBeenCalledWith({ chosen: undefined, opened: undefined });
});
