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

// Parts that load on their own.
jest.mock('../facts/Facts.tsx', () => ({ Sunlight: () => null, Surroundings: () => null }));

const show = async (changes: EstateChanges, settings: Partial<PublicEnv> = {}) =>
  render(await inPage(<Location estate={viewOf(changes)} isPrivate={false} />, 'es', settings));

it('without scripts a link leads to an external map; with them it gives way to our own', async () => {
  const { container } = await show({});
  const link = screen.getByRole('link', { name: 'Ver en el mapa' });
  expect(link.getAttribute('href')).toContain('openstreetmap.org/#map=15/');
  fireEvent.click(link);
  const map = await screen.findByRole('group', { name: 'Mapa con la zona aproximada' });
  // What it is drawn on cannot be had here.
  await waitFor(() => {
    expect(map.textContent).toContain('no podemos dibujar el mapa');
  });
  const elsewhere = screen.getByRole('link', { name: 'Ver en OpenStreetMap' });
  expect(map.compareDocumentPosition(elsewhere)).toBe(Node.DOCUMENT_POSITION_FOLLOWING);
  expect(container.querySelector('.place')).toBeNull();
  expect(container.querySelector('img')).toBeNull();
});

/** The most detailed tile that the site has of any place. @returns the tiles that it was asked for */
function serveTo(zoom: number): string[] {
  const asked: string[] = [];
  globalThis.fetch = ((address: string, { method }: RequestInit) => {
    if (method !== 'HEAD') asked.push(address);
    return Promise.resolve({
      ok: true,
      status: method === 'HEAD' ? 200 : 204,
      url: `https://site.example/0/${zoom}/1/1`,
    });
  }) as never;
  return asked;
}

it('the map is asked for on request, as near as a circle around the approximate location fits', async () => {
  const asked = serveTo(14);
  await show({}, { mapTiles });
  expect(asked).toEqual([]);
  fireEvent.click(screen.getByRole('link', { name: 'Ver en el mapa' }));
  const map = await screen.findByRole('group', { name: 'Mapa con la zona aproximada' });
  await waitFor(() => {
    expect(map.textContent).toContain('200\u00a0m');
  });
  await waitFor(() => {
    expect(asked[0]).toContain('/map-tiles/0/14/');
  });
  expect(map.querySelector('path.around')).toBeTruthy();
  expect(document.activeElement).toBe(map);
});

it('where there are no streets the map says so, and is no nearer than what it shows', async () => {
  serveTo(10);
  const tiles = { ...mapTiles, url: '/map-tiles/1/{z}/{x}/{y}' };
  const { container } = await show({}, { mapTiles: tiles });
  fireEvent.click(screen.getByRole('link', { name: 'Ver en el mapa' }));
  const map = await screen.findByRole('group', { name: 'Mapa con la zona aproximada' });
  await waitFor(() => {
    expect(map.textContent).toContain('Aquí el mapa no tiene calles.');
  });
  expect(map.textContent).toContain('1\u00a0km');
  expect(screen.getByRole('button', { name: 'Acercar' })).toHaveProperty('disabled', true);
  await waitFor(() => {
    expect(container.querySelector('path.around')).toBeTruthy();
  });
});

it('an exact location has a pin', async () => {
  serveTo(14);
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
