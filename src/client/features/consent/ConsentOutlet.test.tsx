/** @jest-environment jsdom */
import { cleanup, fireEvent, render, screen, waitFor, within } from '@testing-library/react';
import { createInstance } from 'i18next';
import { renderToString } from 'react-dom/server';
import { I18nextProvider } from 'react-i18next';
import { createMemoryRouter, RouterProvider } from 'react-router';
import type { OptionalServices } from '#shared/domain/optionalServices.ts';
import { i18nOptions } from '#shared/i18n/i18nOptions.ts';
import common from '#shared/i18n/languages/es/common.json';
import { SiteContext } from '../../app/session/SiteContext.ts';
import { testSite } from '../../app/session/testSite.ts';
import { ConsentOutlet } from './ConsentOutlet.tsx';

const services: OptionalServices = {
  analytics: { kind: 'matomo', url: 'https://stats.example/', site: 7 },
  marketing: { kind: 'tag', script: 'https://tags.example/tag.js', origins: [], cookies: [{ name: '_tag', days: 90 }] },
};

const i18n = createInstance();
void i18n.init({ ...i18nOptions, lng: 'es', resources: { es: { common } } });

function frame(optionalServices?: OptionalServices) {
  const element = (
    <>
      <ConsentOutlet />
      <main id="content" tabIndex={-1} />
      <a href="/legal/politica-de-cookies" data-consent-settings>
        Configuración de cookies
      </a>
    </>
  );
  return (
    <I18nextProvider i18n={i18n}>
      <SiteContext value={{ ...testSite, ...(optionalServices ? { optionalServices } : {}) }}>
        <RouterProvider router={createMemoryRouter([{ path: '*', element }])} />
      </SiteContext>
    </I18nextProvider>
  );
}

const question = () => screen.queryByRole('region', { name: 'Su privacidad' });
const button = (name: string) => screen.getByRole('button', { name });
/** Its first opening loads Mantine, which takes seconds on a busy machine. */
const dialog = () => screen.findByRole('dialog', { name: 'Configuración de cookies' }, { timeout: 10_000 });
const stored = () => (JSON.parse(localStorage.getItem('consent') ?? '{}') as { categories?: string[] }).categories;
const scripts = () => [...document.scripts].map(({ src }) => src);

async function openSettings(): Promise<HTMLElement> {
  fireEvent.click(screen.getByRole('link', { name: 'Configuración de cookies' }));
  return dialog();
}

async function closed(): Promise<void> {
  await waitFor(() => {
    expect(screen.queryByRole('dialog')).toBeNull();
  });
}

beforeEach(() => {
  globalThis.ResizeObserver = class {
    observe() {}
    unobserve() {}
    disconnect() {}
  };
});

afterEach(() => {
  cleanup();
  document.head.innerHTML = '';
  localStorage.clear();
  history.replaceState(null, '', '/');
});

it('is nothing in the server’s HTML, nor without scripts', () => {
  expect(renderToString(frame(services))).not.toMatch(/privacidad|<dialog|<section/);
});

it('without services nobody is asked, and the settings say that nothing is used', async () => {
  render(frame());
  const settings = await openSettings();
  expect(question()).toBeNull();
  expect(settings.textContent).toContain('no hay nada que aceptar o rechazar');
  expect(within(settings).getAllByRole('heading', { level: 3 })).toHaveLength(3);
  expect(within(settings).queryByRole('checkbox')).toBeNull();
  fireEvent.click(within(settings).getByRole('button', { name: 'Cerrar' }));
  await closed();
  expect(localStorage).toHaveLength(0);
});

it.each([
  [
    'Aceptar',
    ['necessary', 'analytics', 'marketing'],
    ['https://stats.example/matomo.js', 'https://tags.example/tag.js'],
  ],
  ['Rechazar', ['necessary'], []],
])('%s decides, once, and the keyboard goes on at the content', async (name, categories, loaded) => {
  render(frame(services));
  await waitFor(question);
  await waitFor(() => button(name));
  expect(scripts()).toEqual([]);
  expect(localStorage).toHaveLength(0);
  fireEvent.click(button(name));
  await waitFor(() => expect(question()).toBeNull());
  expect(stored()).toEqual(categories);
  expect(scripts()).toEqual(loaded);
  expect(document.activeElement!.id).toBe('content');
});

it('offers accepting and rejecting alike', async () => {
  render(frame(services));
  await waitFor(() => button('Aceptar'));
  expect(button('Aceptar').className).toBe(button('Rechazar').className);
  expect(button('Aceptar').parentElement).toBe(button('Rechazar').parentElement);
});

it('the settings begin unticked, and closing them decides nothing', async () => {
  render(frame(services));
  await waitFor(() => button('Configurar'));
  fireEvent.click(button('Configurar'));
  const settings = await dialog();
  const boxes = within(settings).getAllByRole<HTMLInputElement>('checkbox');
  expect(boxes.map(({ checked }) => checked)).toEqual([false, false]);
  const names = [...settings.querySelectorAll('code')].map(({ textContent }) => textContent);
  expect(names).toEqual(expect.arrayContaining(['language', 'consent', '_pk_id.*', '_tag']));
  fireEvent.click(boxes[0]!);
  fireEvent.click(within(settings).getByRole('button', { name: 'Cerrar' }));
  await closed();
  expect(stored()).toBeUndefined();
  expect(scripts()).toEqual([]);
  expect(question()).not.toBeNull();
});

it('one category can be chosen, is ticked the next time, and is stopped by one button', async () => {
  document.cookie = '_pk_id.7.ab=1;path=/';
  render(frame(services));
  let settings = await openSettings();
  fireEvent.click(within(settings).getByRole('checkbox', { name: 'Permitir las de análisis' }));
  fireEvent.click(within(settings).getByRole('button', { name: 'Guardar la selección' }));
  await closed();
  expect(stored()).toEqual(['necessary', 'analytics']);
  expect(scripts()).toEqual(['https://stats.example/matomo.js']);

  document.cookie = '_pk_id.7.ab=1;path=/';
  settings = await openSettings();
  const boxes = within(settings).getAllByRole<HTMLInputElement>('checkbox');
  expect(boxes.map(({ checked }) => checked)).toEqual([true, false]);
  fireEvent.click(within(settings).getByRole('button', { name: 'Rechazar todo' }));
  await closed();
  expect(stored()).toEqual(['necessary']);
  expect(scripts()).toEqual([]);
  expect(document.cookie).toBe('');
});

it('asks nobody on a personal page, and loads nothing there with a consent given before', async () => {
  history.replaceState(null, '', '/rgpd/solicitud/aB3_-efGhiJklMnoPqrStu');
  render(frame(services));
  const settings = await openSettings();
  fireEvent.click(within(settings).getByRole('button', { name: 'Aceptar todo' }));
  await closed();
  expect(question()).toBeNull();
  expect(stored()).toHaveLength(3);
  expect(scripts()).toEqual([]);
});
