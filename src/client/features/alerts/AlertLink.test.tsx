/** @jest-environment jsdom */
import { cleanup, fireEvent, render, screen, waitFor, within } from '@testing-library/react';
import { createInstance } from 'i18next';
import { renderToString } from 'react-dom/server';
import { I18nextProvider, initReactI18next } from 'react-i18next';
import { createMemoryRouter, RouterProvider } from 'react-router';
import type { Language } from '#shared/i18n/languages.ts';
import { i18nOptions } from '#shared/i18n/i18nOptions.ts';
import { loadDictionary } from '#shared/i18n/loadDictionary.ts';
import { fakeResponse } from '#tests/fakes/fakeResponse.ts';
import { SiteContext } from '../../app/session/SiteContext.ts';
import { testSite } from '../../app/session/testSite.ts';
import { AlertLink } from './AlertLink.tsx';
import { alertModalPart } from './alertModalPart.ts';
import type { AlertOffer } from './alertOffer.ts';

const offer: AlertOffer = {
  kind: 'search',
  query: {
    type: 'rent',
    where: ['madrid/madrid/chamberi', 'madrid/getafe'],
    filters: { price: { max: 1200 }, rooms: [2], drawn: 'oqsuF~sqUo}@?f^o}@f^n}@' },
  },
  province: 'Madrid',
  places: { madrid: 'Madrid', getafe: 'Getafe', chamberi: 'Chamberí' },
};

let sent: { path: string; body: Record<string, unknown> }[];
let answer: () => Promise<Response>;

const json = (status: number, body: object) => () => Promise.resolve(fakeResponse(status, body));

/** jsdom has none. The form is compiled beforehand: that takes longer than a test waits. */
beforeAll(async () => {
  await alertModalPart.Part.load();
  Object.assign(globalThis, {
    ResizeObserver: class {
      observe() {}
      unobserve() {}
      disconnect() {}
    },
  });
  Object.assign(window, {
    matchMedia: () => ({ matches: false, addEventListener() {}, removeEventListener() {} }),
  });
});

beforeEach(() => {
  sent = [];
  answer = json(202, {});
  sessionStorage.clear();
  globalThis.fetch = jest.fn((path: string, init?: RequestInit) => {
    if (init?.method !== 'POST') return json(200, { token: 'fresh' })();
    sent.push({ path, body: JSON.parse(init.body as string) as Record<string, unknown> });
    return answer();
  }) as typeof fetch;
});

afterEach(cleanup);

async function linkIn(given: AlertOffer, language: Language = 'es') {
  const i18n = createInstance();
  const namespaces = ['common', 'search', 'saveSearch', 'alerts', 'forms', 'meta'] as const;
  const dictionaries = await Promise.all(
    namespaces.map(async (namespace) => [namespace, await loadDictionary(language, namespace)] as const),
  );
  const resources = { [language]: Object.fromEntries(dictionaries) };
  await i18n.use(initReactI18next).init({ ...i18nOptions, lng: language, ns: [...namespaces], resources });
  const router = createMemoryRouter([{ path: '*', element: <AlertLink offer={given}>Guardar</AlertLink> }], {
    initialEntries: ['/viviendas-madrid-alquiler'],
  });
  return (
    <I18nextProvider i18n={i18n}>
      <SiteContext value={{ ...testSite, language }}>
        <RouterProvider router={router} />
      </SiteContext>
    </I18nextProvider>
  );
}

async function open(given: AlertOffer = offer, language: Language = 'es'): Promise<HTMLElement> {
  render(await linkIn(given, language));
  fireEvent.click(screen.getByRole('link', { name: 'Guardar' }));
  const dialog = await screen.findByRole('dialog');
  await waitFor(() => {
    expect(document.querySelector<HTMLInputElement>('input[name="formToken"]')?.value).toBe('fresh');
  });
  return dialog;
}

const field = (name: string) => document.querySelector<HTMLInputElement>(`[name="${name}"]`)!;

function fill(): void {
  fireEvent.input(field('email'), { target: { value: 'ana@correo.example' } });
  fireEvent.click(field('acceptPrivacy'));
}

const submit = (name = 'Guardar la búsqueda') => fireEvent.click(screen.getByRole('button', { name }));

it('leads to the survey with the search, and without anything of the visitor', async () => {
  const html = renderToString(await linkIn(offer));
  const href = /href="([^"]*)"/.exec(html)![1]!.replaceAll('&amp;', '&');
  const { pathname, searchParams } = new URL(href, 'https://www.example.com');
  expect(pathname).toBe('/formularios/formulario-alertas');
  expect(Object.fromEntries(searchParams)).toEqual({
    type: 'rent',
    where: 'madrid/getafe,madrid/madrid/chamberi',
    price_max: '1200',
    rooms: '2',
    area: offer.query.filters!.drawn,
  });
  expect(html).toContain('rel="nofollow"');
});

it('says in words what is saved and how often it writes', async () => {
  const dialog = await open();
  expect(within(dialog).getByRole('heading', { name: 'Guarde esta búsqueda' })).toBeTruthy();
  const items = within(within(dialog).getByRole('list', { name: 'Viviendas en alquiler' })).getAllByRole('listitem');
  expect(items.map(({ textContent }) => textContent.replaceAll('\u00a0', ' '))).toEqual([
    'Chamberí, Madrid',
    'Getafe, Madrid',
    'Hasta 1.200 €',
    '2 habitaciones',
    'Zona marcada en el mapa',
  ]);
  expect(dialog.textContent).toContain('Le escribiremos cuando haya novedades');
  expect(field('acceptPrivacy').checked).toBe(false);
});

it.each([
  ['es', 'buy', ['garage'], 'Plazas de garaje en venta', ['En toda España']],
  ['ca', 'rent', ['garage'], 'Places de garatge de lloguer', ['A tot Espanya']],
  ['en', 'buy', ['land'], 'Plots of land for sale', ['All of Spain']],
  ['es', 'buy', ['garage', 'storage'], 'Garajes y trasteros en venta', ['En toda España']],
  ['es', 'buy', ['flat', 'penthouse'], 'Viviendas en venta', ['En toda España', 'Piso', 'Ático']],
  [
    'es',
    'buy',
    ['flat', 'garage', 'land'],
    'Inmuebles en venta',
    ['En toda España', 'Piso', 'Plaza de garaje', 'Terreno'],
  ],
] as const)('names what is searched for in %s, once', async (language, type, kinds, title, items) => {
  const query = { type, filters: { estate_type: [...kinds] } };
  const dialog = await open({ kind: 'search', query }, language);
  const list = within(dialog).getByRole('list', { name: title });
  expect(
    within(list)
      .getAllByRole('listitem')
      .map(({ textContent }) => textContent),
  ).toEqual(items);
});

it.each([
  ['es', 'house', 'Le avisamos cuando haya viviendas parecidas'],
  ['es', 'office', 'Le avisamos cuando haya inmuebles parecidos'],
  ['ca', 'storage', 'Us avisem quan hi hagi immobles semblants'],
  ['en', 'building', 'Hear from us about similar properties'],
] as const)('calls only homes homes in %s: %s', async (language, kind, title) => {
  const dialog = await open({ kind: 'similar', query: { type: 'buy', filters: { estate_type: [kind] } } }, language);
  expect(within(dialog).getByRole('heading', { name: title })).toBeTruthy();
});

it('asks for an address and a consent, sends the search with them, and says what comes next', async () => {
  await open();
  submit();
  await screen.findByText('Hay 2 datos que corregir:');
  expect(document.activeElement).toBe(field('email'));
  fill();
  submit();
  const heading = await screen.findByRole('heading', { name: 'Falta un paso: mire su correo' });
  expect(document.activeElement).toBe(heading);
  expect(sent).toHaveLength(1);
  expect(sent[0]).toMatchObject({
    path: '/web/rgpd/alert',
    body: {
      type: 'rent',
      frequency: 'daily',
      where: ['madrid/madrid/chamberi', 'madrid/getafe'],
      email: 'ana@correo.example',
      acceptPrivacy: true,
      language: 'es',
      formToken: 'fresh',
    },
  });
  expect(sent[0]!.body.filters).toMatch(/^price_max=1200&rooms=2&estate_type=flat,house,rural_house&area=./);
  expect(sessionStorage).toHaveLength(0);
});

it.each([
  [429, true, 'Ha habido demasiados envíos seguidos'],
  [503, true, 'No se ha podido enviar'],
  [503, false, 'No hay conexión a internet'],
])('says why it was not sent, and keeps what was typed: %d, online %s', async (status, isOnline, words) => {
  const warn = jest.mocked(console.warn).mockImplementation(() => {});
  jest.spyOn(navigator, 'onLine', 'get').mockReturnValue(isOnline);
  answer = json(status, { code: '9000' });
  const dialog = await open();
  fill();
  submit();
  await waitFor(() => {
    expect(within(dialog).getByRole('alert').textContent).toContain(words);
  });
  expect(field('email').value).toBe('ana@correo.example');
  warn.mockClear();
  jest.restoreAllMocks();
});

it('is about the price of one home', async () => {
  const dialog = await open({
    kind: 'price',
    query: { type: 'buy', key: 'MS0116-1000' },
    reference: 'MS0116-1000',
    home: 'Piso con luz',
  });
  expect(dialog.textContent).toContain('Piso con luz');
  expect(dialog.textContent).toContain('Referencia MS0116-1000');
  fill();
  submit('Avisarme');
  await screen.findByRole('heading', { name: 'Falta un paso: mire su correo' });
  expect(sent[0]!.body).toMatchObject({ type: 'buy', reference: 'MS0116-1000', where: [], filters: '' });
});

it.each([
  ['es', 'Madrid (provincia)', 'En toda España'],
  ['ca', 'Madrid (província)', 'A tot Espanya'],
  ['en', 'Madrid (province)', 'All of Spain'],
] as const)('names a province and the whole country in %s', async (language, province, country) => {
  const dialog = await open({ ...offer, query: { type: 'buy', where: ['madrid'] } }, language);
  expect(within(dialog).getByText(province)).toBeTruthy();
  cleanup();
  expect(within(await open({ ...offer, query: { type: 'buy' } }, language)).getByText(country)).toBeTruthy();
});
