/** @jest-environment jsdom */
import { act, cleanup, render, screen } from '@testing-library/react';
import i18next from 'i18next';
import { Map as LeafletMap } from 'leaflet';
import { I18nextProvider } from 'react-i18next';
import { toEstate } from '#shared/api/estate.ts';
import { i18nOptions } from '#shared/i18n/i18nOptions.ts';
import common from '#shared/i18n/languages/es/common.json';
import { toEstateCard } from '#shared/views/estateCard/toEstateCard.ts';
import { fakeEstate } from '#tests/fakes/estates.ts';
import { fakePin } from '#tests/fakes/pins.ts';
import { fakeResponse } from '#tests/fakes/fakeResponse.ts';
import { SiteContext } from '../../../app/session/SiteContext.ts';
import { testSite } from '../../../app/session/testSite.ts';
import type { Marker } from './pinIndex.ts';
import { PointedCard, restMs } from './PointedCard.tsx';

const i18n = i18next.createInstance();
void i18n.init({ ...i18nOptions, lng: 'es', resources: { es: { common, map: {} } } });

const estate = fakeEstate({ reference: 'AB1000-1000' });
const marker: Marker = {
  key: 'AB1000-1000',
  lng: 2.17,
  lat: 41.39,
  count: 1,
  pins: [fakePin('AB1000-1000', 2.17, 41.39)],
  keys: ['AB1000-1000'],
};

let leaflet: LeafletMap;
let asked: { path: string; signal: AbortSignal }[] = [];

beforeEach(() => {
  jest.useFakeTimers();
  sessionStorage.clear();
  asked = [];
  globalThis.fetch = ((path: string, { signal }: { signal: AbortSignal }) => {
    asked.push({ path, signal });
    return Promise.resolve(fakeResponse(200, estate));
  }) as typeof fetch;
  leaflet = new LeafletMap(document.body.appendChild(document.createElement('div')), { zoomAnimation: false });
  leaflet.setView([41.39, 2.17], 14, { animate: false });
});

afterEach(() => {
  cleanup();
  leaflet.getContainer().remove();
  leaflet.remove();
  jest.useRealTimers();
});

const show = (cards: Parameters<typeof PointedCard>[0]['cards']) =>
  render(
    <I18nextProvider i18n={i18n}>
      <SiteContext value={testSite}>
        <PointedCard map={leaflet} marker={marker} cards={cards} />
      </SiteContext>
    </I18nextProvider>,
  );
const wait = (milliseconds: number) => act(() => jest.advanceTimersByTimeAsync(milliseconds));

it('shows an estate of the list at once, without a call', async () => {
  const card = toEstateCard(toEstate(estate), 'es');
  show([card]);
  expect(screen.getByText(card.title)).toBeTruthy();
  await wait(1_000);
  expect(asked).toEqual([]);
});

it('asks for another one once the pointer rests, and not while it passes', async () => {
  const { unmount } = show([]);
  await wait(restMs / 2);
  unmount();
  await wait(1_000);
  expect(asked).toEqual([]);
  show([]);
  await wait(restMs + 50);
  expect(asked).toHaveLength(1);
  expect(screen.getByText(toEstateCard(toEstate(estate), 'es').title)).toBeTruthy();
});
