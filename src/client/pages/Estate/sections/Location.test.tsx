/** @jest-environment jsdom */
import { fireEvent, render, screen, waitFor } from '@testing-library/react';
import type { PublicEnv } from '#config/publicEnv.ts';
import { fakeEstate, type EstateChanges } from '#tests/fakes/estates.ts';
import { viewOf } from '#tests/fakes/estateView.ts';
import { inPage } from '../testing.tsx';
import { Location } from './Location.tsx';

const mapTiles = { url: '/map-tiles/0/{z}/{x}/{y}', attribution: '', lastZoom: 14 };
const door: EstateChanges = { location: { lat: 41.4, lng: 2.157, precision: 'exact' } };

beforeAll(() => {
  Element.prototype.scrollIntoView = () => {};
  window.matchMedia = () => ({ matches: true }) as MediaQueryList;
  // jsdom draws nothing.
  jest.spyOn(HTMLCanvasElement.prototype, 'getContext').mockImplementation((() => ({ scale: () => {} })) as never);
  jest.spyOn(HTMLElement.prototype, 'clientWidth', 'get').mockReturnValue(600);
  jest.spyOn(HTMLElement.prototype, 'clientHeight', 'get').mockReturnValue(400);
  window.ResizeObserver = class {
    private readonly tell: ResizeObserverCallback;
    constructor(tell: ResizeObserverCallback) {
      this.tell = tell;
    }
    observe(): void {
      this.tell([{ contentRect: { width: 600, height: 400 } } as ResizeObserverEntry], this);
    }
    unobserve(): void {}
    disconnect(): void {}
  };
});

const show = async (changes: EstateChanges, settings: Partial<PublicEnv> = {}) =>
  render(await inPage(<Location estate={viewOf(changes)} isPrivate={false} />, 'es', settings));

it('without scripts a link leads to an external map; with them it gives way to our own', async () => {
  const { container } = await show({});
  const link = screen.getByRole('link', { name: 'Ver en el mapa' });
  expect(link.getAttribute('href')).toContain('openstreetmap.org/#map=15/');
  fireEvent.click(link);
  const map = await screen.findByRole('group', { name: 'Mapa con la zona aproximada' });
  // As far away as there are names of towns.
  await waitFor(() => {
    expect(map.textContent).toContain('1\u00a0km');
  });
  const elsewhere = screen.getByRole('link', { name: 'Ver en OpenStreetMap' });
  expect(map.compareDocumentPosition(elsewhere)).toBe(Node.DOCUMENT_POSITION_FOLLOWING);
  expect(container.querySelector('.place')).toBeNull();
  expect(container.querySelector('img')).toBeNull();
});

it('with a tile server the map shows on request, with a circle around the approximate location', async () => {
  const { container } = await show({}, { mapTiles });
  expect(container.querySelector('img')).toBeNull();
  fireEvent.click(screen.getByRole('link', { name: 'Ver en el mapa' }));
  const map = await screen.findByRole('group', { name: 'Mapa con la zona aproximada' });
  await waitFor(() => {
    expect(container.querySelector('img[src^="https://tiles.example/15/"]')).toBeTruthy();
  });
  expect(map.textContent).toContain('200\u00a0m');
  expect(map.querySelector('path.around')).toBeTruthy();
  expect(document.activeElement).toBe(map);
});

it('an exact location has a pin', async () => {
  const { container } = await show({ ...door, address: { ...fakeEstate().address, visibility: 'full' } }, { mapTiles });
  fireEvent.click(screen.getByRole('link', { name: 'Ver en el mapa' }));
  await screen.findByRole('group', { name: 'Mapa con la dirección exacta' });
  await waitFor(() => {
    expect(container.querySelector('.pin')).toBeTruthy();
  });
});

it('an estate without a public location has no map', async () => {
  await show({ location: undefined });
  expect(screen.getAllByRole('link').map(({ textContent }) => textContent)).toEqual(['Viviendas en venta en Gràcia']);
});

it('leads to the list of its zone, else of its town, of its own group; to none whose address is not known', async () => {
  const { address } = fakeEstate();
  const wayFrom = async (changes: EstateChanges) => {
    const { unmount } = await show(changes);
    const href = screen.queryByRole('link', { name: /^(Viviendas|Inmuebles) en venta en / })?.getAttribute('href');
    unmount();
    return href;
  };
  expect(await wayFrom({})).toBe('/viviendas-barcelona-compra?town=barcelona&zone=gracia');
  expect(await wayFrom({ estate_type: 'land' })).toBe(
    '/viviendas-barcelona-compra?town=barcelona&zone=gracia&estate_type=land',
  );
  expect(await wayFrom({ address: { ...address, zone: undefined, zone_slug: undefined } })).toBe(
    '/viviendas-barcelona-compra?town=barcelona',
  );
  expect(await wayFrom({ address: { ...address, zone_slug: undefined } })).toBeUndefined();
});
