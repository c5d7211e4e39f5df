/** @jest-environment jsdom */
import { act, cleanup, fireEvent, render, screen, waitFor } from '@testing-library/react';
import { Map as LeafletMap } from 'leaflet';
import { I18nextProvider } from 'react-i18next';
import i18next from 'i18next';
import type { Pin } from '#shared/api/estate.ts';
import { i18nOptions } from '#shared/i18n/i18nOptions.ts';
import common from '#shared/i18n/languages/es/common.json';
import map from '#shared/i18n/languages/es/map.json';
import { fakePin } from '#tests/fakes/pins.ts';
import { SiteContext } from '../../../app/session/SiteContext.ts';
import { testSite } from '../../../app/session/testSite.ts';
import { addFavourites, favourites, removeFavourites } from '../../favourites/favourites.ts';
import { addVisited } from '../../favourites/visited.ts';
import type { Marker } from './pinIndex.ts';
import { Pins } from './Pins.tsx';

const i18n = i18next.createInstance();
void i18n.init({ ...i18nOptions, lng: 'es', resources: { es: { common, map } } });

let leaflet: LeafletMap;
const place = { lng: 2.17, lat: 41.39 };

/** @param pins each a marker of its own */
function show(pins: readonly Pin[], options: { zoom?: number; lit?: string } = {}) {
  showMarkers(
    pins.map((pin) => ({ key: pin.key, lng: pin.lng, lat: pin.lat, count: 1, pins: [pin], keys: [pin.key] })),
    options,
  );
}

function showMarkers(
  markers: readonly Marker[],
  { zoom = 14, lit, onPress = () => {} }: { zoom?: number; lit?: string; onPress?: () => void } = {},
) {
  leaflet.setView([place.lat, place.lng], zoom, { animate: false });
  const onPoint = jest.fn();
  render(
    <I18nextProvider i18n={i18n}>
      <SiteContext value={testSite}>
        <Pins map={leaflet} markers={markers} isChosen={() => false} lit={lit} onPress={onPress} onPoint={onPoint} />
      </SiteContext>
    </I18nextProvider>,
  );
  return onPoint;
}

const pinOf = (key: string, price: number | null = 345_000, others?: Partial<Pin>): Pin =>
  fakePin(key, place.lng, place.lat, price, others);

/** The button's name without no-break spaces, its text and its classes. */
const shown = () => {
  const button = screen.getByRole('button');
  const plain = (text: string) => text.replaceAll('\u00a0', ' ');
  return [plain(button.getAttribute('aria-label')!), plain(button.textContent), button.className];
};
const circles = () => [...leaflet.getPane('overlayPane')!.querySelectorAll('path')];

beforeEach(() => {
  localStorage.clear();
  removeFavourites(favourites());
  jest.spyOn(HTMLElement.prototype, 'clientWidth', 'get').mockReturnValue(1000);
  jest.spyOn(HTMLElement.prototype, 'clientHeight', 'get').mockReturnValue(600);
  const element = document.body.appendChild(document.createElement('div'));
  leaflet = new LeafletMap(element, { zoomControl: false, attributionControl: false, zoomAnimation: false });
});

afterEach(() => {
  cleanup();
  leaflet.getContainer().remove();
  leaflet.remove();
  jest.restoreAllMocks();
});

it('a pin is the price of its estate, with a tip at an exact place', () => {
  show([pinOf('AB1000-1000')]);
  expect(shown()).toEqual(['Inmueble por 345.000 €', '345 k', 'exact']);
  expect(circles()).toEqual([]);
});

it('a pin of a development says that its price is the lowest', () => {
  show([pinOf('AB1000-1000', 345_000, { isLowest: true })]);
  expect(shown()).toEqual(['Inmueble desde 345.000 €', 'desde 345 k', 'exact']);
});

it('a cluster in a town says from which price on', () => {
  const pins = [pinOf('AB1000-1000'), pinOf('AB1000-1001', 245_000)];
  showMarkers([{ ...place, key: '14/1', count: 2, pins, keys: pins.map(({ key }) => key), lowest: 245_000 }]);
  expect(shown()).toEqual(['2 inmuebles desde 245.000 €: acercar', '2desde 245 k', 'cluster']);
});

it('a visited estate is drawn and named as such', () => {
  addVisited('AB1000-1000');
  show([pinOf('AB1000-1000')]);
  expect(shown()).toEqual(['Inmueble por 345.000 € (ya visto)', '345 k', 'exact visited']);
});

it('a favourite has a heart, and is not drawn as visited', () => {
  addVisited('AB1000-1000');
  addFavourites(['AB1000-1000']);
  show([pinOf('AB1000-1000')]);
  expect(shown()).toEqual(['Inmueble por 345.000 € (en sus favoritos y ya visto)', '345 k', 'exact']);
  expect(screen.getByRole('button').querySelector('.heart')).not.toBeNull();
});

it('becomes a favourite while the map is open', () => {
  show([pinOf('AB1000-1000')]);
  act(() => {
    addFavourites(['AB1000-1000']);
  });
  expect(shown()[0]).toBe('Inmueble por 345.000 € (en sus favoritos)');
});

it('a reserved estate says so in place of its price', () => {
  addVisited('AB1000-1000');
  show([pinOf('AB1000-1000', null, { status: 'reserved' })]);
  expect(shown()).toEqual(['Inmueble (reservado y ya visto)', 'Reservado', 'exact reserved visited']);
});

it.each([
  ['sold', 'vendido', 'Vendido'],
  ['rented', 'alquilado', 'Alquilado'],
])('an estate that is %s says so in place of its price, and is grey', (status, word, label) => {
  show([pinOf('AB1000-1000', null, { isExact: false, status })]);
  expect(shown()).toEqual([`Inmueble (${word})`, label, 'over']);
  expect(circles().map((circle) => circle.getAttribute('class'))).toEqual(['around faded']);
});

it('a place that an available estate shares with a sold one is drawn as that of any other', () => {
  show([
    pinOf('AB1000-1000', null, { isExact: false, status: 'sold' }),
    pinOf('AB1000-1001', 90_000, { isExact: false }),
  ]);
  expect(circles().map((circle) => circle.getAttribute('class'))).toEqual(['around']);
});

it('a cluster is grey where all of its estates are sold', () => {
  const cluster = (...statuses: (string | undefined)[]): Marker => {
    const pins = statuses.map((status, at) => pinOf(`AB1000-100${at}`, null, { status }));
    const keys = pins.map(({ key }) => key);
    return { ...place, key: statuses.join(), count: pins.length, pins, keys };
  };
  showMarkers([cluster('sold', 'sold'), cluster('sold', undefined)]);
  expect(screen.getAllByRole('button').map(({ className }) => className)).toEqual(['cluster over', 'cluster']);
});

it("the upstream's cluster of one estate is a cluster", () => {
  showMarkers([{ ...place, key: '1/2', count: 1, pins: [], keys: [] }]);
  expect(shown()).toEqual(['1 inmueble: acercar', '1', 'cluster']);
  expect(screen.getByRole('button').getAttribute('aria-pressed')).toBeNull();
});

it('tells of all estates of the cluster that is pointed at, and marks the one that holds the estate of the list', () => {
  const keys = ['AB1000-1000', 'AB1000-1001'];
  const markers = [
    { ...place, key: '1/2', count: 900, pins: [], keys },
    { ...place, key: '1/3', count: 800, pins: [], keys: [] },
  ];
  const onPoint = showMarkers(markers, { lit: 'AB1000-1001' });
  const items = screen.getAllByRole('listitem');
  expect(items.map((item) => item.hasAttribute('data-lit'))).toEqual([true, false]);
  fireEvent.pointerEnter(screen.getByRole('button', { name: /^900/ }));
  expect(onPoint).toHaveBeenLastCalledWith(keys);
  fireEvent.pointerLeave(screen.getByRole('list'));
  expect(onPoint).toHaveBeenLastCalledWith(undefined);
});

it('an estate without a price is on request', () => {
  show([pinOf('AB1000-1000', null)]);
  expect(shown()).toEqual(['Inmueble', 'Consultar', 'exact']);
});

it('an approximate place is a circle, one for all estates that share it, marked with the one pointed at', () => {
  show([pinOf('AB1000-1000', 345_000, { isExact: false }), pinOf('AB1000-1001', 90_000, { isExact: false })], {
    lit: 'AB1000-1000',
  });
  expect(screen.getAllByRole('button').map(({ className }) => className)).toEqual(['', '']);
  expect(circles().map((circle) => circle.getAttribute('class'))).toEqual(['around lit']);
});

it('draws no circles where they would be smaller than a pin', () => {
  show([pinOf('AB1000-1000', 345_000, { isExact: false })], { zoom: 12 });
  expect(circles()).toEqual([]);
});

it('an estate whose price has no room is its number, with the same name', () => {
  const pin = pinOf('AB1000-1000');
  showMarkers([{ ...place, key: pin.key, count: 1, pins: [pin], keys: [pin.key], label: 'none' }]);
  expect(shown()).toEqual(['Inmueble por 345.000 €', '1', 'number']);
});

it('a marker looks pressed before the map moves', async () => {
  const onPress = jest.fn();
  showMarkers([{ ...place, key: '1/2', count: 900, pins: [], keys: [] }], { onPress });
  const button = screen.getByRole('button');
  fireEvent.click(button);
  expect([button.className, onPress.mock.calls.length]).toEqual(['cluster many pressed', 0]);
  await waitFor(() => {
    expect(onPress).toHaveBeenCalledTimes(1);
  });
  expect(button.className).toBe('cluster many');
});
