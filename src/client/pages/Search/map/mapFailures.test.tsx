/** @jest-environment jsdom */
import { cleanup, render, screen } from '@testing-library/react';
import { createInstance } from 'i18next';
import type { ReactNode } from 'react';
import { I18nextProvider } from 'react-i18next';
import { i18nOptions } from '#shared/i18n/i18nOptions.ts';
import type { Language } from '#shared/i18n/languages.ts';
import { loadDictionary } from '#shared/i18n/loadDictionary.ts';
import { testSite } from '../../../app/session/testSite.ts';
import { SiteContext } from '../../../app/session/SiteContext.ts';
import { MapCards } from '../../../features/map/cards/MapCards.tsx';
import { MapHead } from './MapHead.tsx';

afterEach(() => {
  cleanup();
  jest.restoreAllMocks();
});

const reasons = [
  ['es', true, 'Ahora mismo no podemos mostrarlo.'],
  ['es', false, 'No hay conexión a internet.'],
  ['ca', false, 'No hi ha connexió a internet.'],
  ['en', false, 'There is no internet connection.'],
] as const;

async function show(children: ReactNode, language: Language, isOnline: boolean): Promise<void> {
  const [common, map] = await Promise.all([loadDictionary(language, 'common'), loadDictionary(language, 'map')]);
  const i18n = createInstance();
  await i18n.init({ ...i18nOptions, lng: language, resources: { [language]: { common, map } } });
  jest.spyOn(navigator, 'onLine', 'get').mockReturnValue(isOnline);
  render(
    <I18nextProvider i18n={i18n}>
      <SiteContext value={{ ...testSite, language }}>{children}</SiteContext>
    </I18nextProvider>,
  );
}

it.each(reasons)('says in %s why the pins do not load, online: %s', async (language, isOnline, words) => {
  const head = (
    <MapHead
      seen={undefined}
      type="buy"
      noun="homes"
      failed
      onRetry={() => {}}
      onReturn={() => {}}
      wider={undefined}
      follows={undefined}
      closed={undefined}
    />
  );
  await show(head, language, isOnline);
  expect(screen.getByRole('status').textContent).toBe(words);
});

it.each(reasons)('says in %s why the estates of a pin do not load, online: %s', async (language, isOnline, words) => {
  globalThis.fetch = () => Promise.reject(new TypeError('Failed to fetch'));
  const cards = (
    <MapCards keys={['MS0116-3310']} isPressed={false} opened={undefined} onOpen={() => {}} onClose={() => {}} />
  );
  await show(cards, language, isOnline);
  expect(await screen.findByText(words, undefined, { timeout: 4000 })).toBeTruthy();
});
