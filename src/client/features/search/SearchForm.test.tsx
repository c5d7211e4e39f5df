/** @jest-environment jsdom */
import { cleanup, fireEvent, render, screen, waitFor, within } from '@testing-library/react';
import i18next, { type i18n } from 'i18next';
import { I18nextProvider } from 'react-i18next';
import { createMemoryRouter, RouterProvider } from 'react-router';
import type { Suggestion } from '#shared/api/suggestion.ts';
import { i18nOptions } from '#shared/i18n/i18nOptions.ts';
import { loadDictionary } from '#shared/i18n/loadDictionary.ts';
import { fakeResponse } from '#tests/fakes/fakeResponse.ts';
import { SiteContext } from '../../app/session/SiteContext.ts';
import { testSite } from '../../app/session/testSite.ts';
import { SearchForm, type SearchFormProps } from './SearchForm.tsx';

const provinces = [
  { slug: 'almeria', name: 'Almería', buy: 9 },
  { slug: 'barcelona', name: 'Barcelona', buy: 90, rent: 8 },
  { slug: 'madrid', name: 'Madrid', buy: 80 },
];

const gracia: Suggestion = {
  kind: 'zone',
  name: 'Gràcia',
  within: 'Barcelona',
  province: 'barcelona',
  town: 'barcelona',
  zone: 'gracia',
  count: 4,
};
const centro: Suggestion = { ...gracia, name: 'Centro', zone: 'centro' };

/** What the API answers by text, and what it answers about places. */
const suggestions: Record<string, Suggestion[]> = {
  gracia: [gracia],
  centro: [centro, { ...centro, within: 'Madrid', province: 'madrid', town: 'madrid' }],
  san: [
    { ...gracia, kind: 'town', name: 'Sant Cugat', zone: undefined, town: 'sant-cugat', count: 10 },
    { ...gracia, name: 'Sants', zone: 'sants' },
    { ...gracia, kind: 'town', name: 'Santa Pola', zone: undefined, town: 'santa-pola', within: 'Alicante', count: 5 },
    { kind: 'agent', name: 'Ana Sánchez', within: 'Barcelona', slug: 'ana-sanchez' },
  ],
  sitges: [{ ...gracia, kind: 'town', name: 'Sitges', zone: undefined, town: 'sitges' }],
  'ana mas': [{ kind: 'agent', name: 'Ana Mas', within: 'Barcelona', slug: 'ana-mas' }],
};
const places: Record<string, unknown> = {
  '/web/towns/buy/barcelona': [{ slug: 'sitges', name: 'Sitges', count: 3 }],
  '/web/estates/buy': {
    ...{ results: [], total: 3, page: 1, pages: 1, qty: 1 },
    centre: { lat: 41.2351, lng: 1.8117, name: 'Sitges' },
  },
  '/web/zones/buy/madrid': [{ slug: 'chamberi', name: 'Chamberí', town_slug: 'madrid', count: 4 }],
};

let texts: i18n;
beforeAll(async () => {
  texts = i18next.createInstance();
  const [common, find] = await Promise.all([loadDictionary('es', 'common'), loadDictionary('es', 'find')]);
  await texts.init({ ...i18nOptions, lng: 'es', resources: { es: { common, find } } });
});

let asked: string[] = [];
let status = 200;
beforeEach(() => {
  [asked, status] = [[], 200];
  localStorage.clear();
  sessionStorage.clear();
  Element.prototype.scrollIntoView = () => {};
  // jsdom has none; the router only reads these.
  globalThis.Request = class {
    readonly method = 'GET';
    readonly signal = new AbortController().signal;
    readonly url: string;
    constructor(url: string) {
      this.url = url;
    }
  } as never;
  globalThis.matchMedia = (() => ({ matches: false })) as never;
  globalThis.fetch = jest.fn((path: string) => {
    asked.push(path);
    const url = new URL(path, 'http://site');
    const isSuggestion = url.pathname === '/web/suggestions';
    const body = isSuggestion ? (suggestions[url.searchParams.get('q')!] ?? []) : (places[url.pathname] ?? []);
    return Promise.resolve(fakeResponse(isSuggestion ? status : 200, body));
  }) as never;
});
afterEach(cleanup);

async function show(props: Partial<SearchFormProps> = {}) {
  const router = createMemoryRouter(
    [
      {
        id: 'layout',
        path: '/',
        loader: () => ({ provinces }),
        children: [
          { index: true, element: <SearchForm look="box" {...props} /> },
          { path: '*', element: null },
        ],
      },
    ],
    { initialEntries: ['/'], hydrationData: { loaderData: { layout: { provinces } } } },
  );
  render(
    <I18nextProvider i18n={texts}>
      <SiteContext value={{ ...testSite, travelModes: ['car'] }}>
        <RouterProvider router={router} />
      </SiteContext>
    </I18nextProvider>,
  );
  await screen.findByRole('combobox', { name: 'Dónde' });
  return () => router.state.location.pathname + router.state.location.search;
}

const field = () => screen.getByRole<HTMLInputElement>('combobox', { name: 'Dónde' });
const type = (text: string) => fireEvent.change(field(), { target: { value: text } });
const enter = () => fireEvent.submit(field().form!);
const names = () => screen.queryAllByRole('option').map((option) => option.children[1]!.textContent);

const arrivesAt = (url: () => string, expected: string) =>
  waitFor(() => {
    expect(url()).toBe(expected);
  });

const list: NonNullable<SearchFormProps['list']> = {
  type: 'buy',
  filters: { province: 'barcelona', town: 'barcelona', zone: ['sants'] },
  filtersNow: () => ({ rooms: [2], province: 'barcelona', town: 'barcelona', zone: ['sants'] }),
  sort: 'price-',
};

it('offers the provinces with most homes before anything is typed', async () => {
  await show();
  fireEvent.focus(field());
  expect(names()).toEqual(['Provincia de Barcelona', 'Provincia de Madrid', 'Provincia de Almería']);
});

it('selects its text when it takes the focus, not when React tells of an earlier focus while somebody types', async () => {
  await show();
  type('gra');
  const selected = () => [field().selectionStart, field().selectionEnd];
  field().setSelectionRange(3, 3);
  // As React dispatches an event anew that came before hydration: not by the browser.
  fireEvent.focus(field());
  expect(selected()).toEqual([3, 3]);
  field().focus();
  expect(selected()).toEqual([0, 3]);
});

it.each([
  ['while it composes', { isComposing: true }],
  // Safari ends the composition before the Enter that confirms it.
  ['after its composition', { keyCode: 229 }],
])('leaves the keys of an input method alone %s', async (_, ofInputMethod) => {
  const url = await show();
  fireEvent.focus(field());
  fireEvent.keyDown(field(), { key: 'ArrowDown' });
  for (const key of ['Enter', 'ArrowDown', 'End', 'Escape']) fireEvent.keyDown(field(), { key, ...ofInputMethod });
  expect(url()).toBe('/');
  expect(screen.getAllByRole('option').map((option) => option.getAttribute('aria-selected'))).toEqual([
    'true',
    'false',
    'false',
  ]);
});

it('answers with the provinces at once, then with what the API finds', async () => {
  await show();
  fireEvent.focus(field());
  type('barcel');
  expect(names()).toEqual(['Provincia de Barcelona']);
  type('ana mas');
  expect((await screen.findByRole('option')).textContent).toContain('Agente · Barcelona');
  expect(screen.getByRole('status').textContent).toBe('1 sugerencia');
  expect(asked.filter((path) => path.includes('suggestions'))).toEqual([
    '/web/suggestions?type=buy&q=ana+mas&language=es',
  ]);
});

it('groups by kind, the best first, and arrows go from one group to the next', async () => {
  await show();
  fireEvent.focus(field());
  type('san');
  await screen.findByRole('group', { name: 'Agentes' });
  expect(
    within(screen.getByRole('listbox'))
      .getAllByRole('group')
      .map((group) => group.getAttribute('aria-label')),
  ).toEqual(['Municipios', 'Zonas', 'Agentes']);
  expect(names()).toEqual(['Sant Cugat', 'Santa Pola', 'Sants', 'Ana Sánchez']);
  for (let presses = 0; presses < 3; presses += 1) fireEvent.keyDown(field(), { key: 'ArrowDown' });
  const active = document.getElementById(field().getAttribute('aria-activedescendant')!)!;
  // Its kind is said to screen readers, and not shown twice.
  expect(active.textContent).toBe('SantsZona · Barcelona4 disponibles');
  expect(active.closest('[role="group"]')!.getAttribute('aria-label')).toBe('Zonas');
});

it('Enter takes what the text means, and the place keeps filters and order of a list', async () => {
  const url = await show({ look: 'bar', list, text: 'Sants, Barcelona' });
  type('sitges');
  suggestions.sitges = [{ kind: 'town', name: 'Sitges', province: 'barcelona', town: 'sitges' }];
  enter();
  await arrivesAt(url, '/viviendas-barcelona-compra?town=sitges&rooms=2&sort=priceAscendent');
});

it('another zone of the same town joins those of the list', async () => {
  const url = await show({ look: 'bar', list, text: 'Sants, Barcelona' });
  type('gracia');
  fireEvent.click(await screen.findByRole('option'));
  await arrivesAt(url, '/viviendas-barcelona-compra?town=barcelona&zone=gracia,sants&rooms=2&sort=priceAscendent');
});

it('several zones of one text are one search; what is ambiguous in several places leads to the choices', async () => {
  const url = await show();
  type('Gràcia, Centro');
  enter();
  await arrivesAt(url, '/viviendas-barcelona-compra?town=barcelona&zone=centro,gracia');
  cleanup();
  const other = await show();
  type('Centro, ana mas');
  enter();
  await waitFor(() => {
    expect(other()).toBe('/buscar?operation=buy&q=Centro,%20ana%20mas');
  });
});

it('a place is added to that of the list, and no more than five are', async () => {
  suggestions.sitges = [{ kind: 'town', name: 'Sitges', province: 'barcelona', town: 'sitges' }];
  suggestions.gava = [{ kind: 'town', name: 'Gavà', province: 'barcelona', town: 'gava' }];
  const url = await show({ look: 'bar', list, text: 'Sants, Barcelona' });
  fireEvent.click(screen.getByRole('link', { name: 'Añadir' }));
  const added = screen.getByRole('combobox', { name: 'Añadir un lugar' });
  expect((added as HTMLInputElement).value).toBe('');
  fireEvent.change(added, { target: { value: 'sitges' } });
  fireEvent.click(await screen.findByRole('option'));
  await arrivesAt(
    url,
    '/viviendas-compra?where=barcelona/barcelona/sants,barcelona/sitges&rooms=2&sort=priceAscendent',
  );
  cleanup();
  const where = ['a', 'b', 'c', 'd', 'e'].map((slug) => `madrid/${slug}`);
  const full = await show({ look: 'bar', list: { ...list, filters: { where }, filtersNow: () => ({ where }) } });
  type('sitges');
  fireEvent.click(screen.getByRole('link', { name: 'Añadir' }));
  await waitFor(() => {
    expect(screen.getByRole('status').textContent).toBe('Se puede buscar en 5 lugares a la vez como máximo.');
  });
  expect(full()).toBe('/');
});

it('several places of one text are one search, the last of them suggested while it is typed', async () => {
  const url = await show();
  type('Sitges, Gavà');
  fireEvent.focus(field());
  expect((await screen.findByRole('option')).textContent).toContain('Gavà');
  fireEvent.click(screen.getByRole('option'));
  await arrivesAt(url, '/viviendas-compra?where=barcelona/gava,barcelona/sitges');
});

it('says that a reference is unknown, and keeps it', async () => {
  const url = await show();
  type('zz9999-9999');
  enter();
  const said =
    'No hay ningún anuncio con la referencia «zz9999-9999». Revísela, por favor: quizá ya no esté publicado.';
  await waitFor(() => {
    expect(field().getAttribute('aria-invalid')).toBe('true');
  });
  expect(document.getElementById(field().getAttribute('aria-describedby')!)!.textContent).toBe(said);
  expect([field().value, url()]).toEqual(['zz9999-9999', '/']);
});

it('keeps the last choices in the browser, until they are deleted', async () => {
  await show();
  type('gracia');
  fireEvent.click(await screen.findByRole('option'));
  cleanup();
  await show();
  fireEvent.focus(field());
  expect(names()).toEqual(['Gràcia', 'Provincia de Barcelona', 'Provincia de Madrid', 'Provincia de Almería']);
  fireEvent.click(screen.getByRole('button', { name: 'Borrar las búsquedas recientes' }));
  expect([names()[0], localStorage.length]).toEqual(['Provincia de Barcelona', 0]);
});

it.each([404, 503])('an API that answers %i is replaced by all places, searched here', async (failing) => {
  status = failing;
  const url = await show();
  fireEvent.focus(field());
  type('chamb');
  expect((await screen.findByRole('option')).textContent).toContain('Chamberí');
  fireEvent.keyDown(field(), { key: 'ArrowDown' });
  fireEvent.keyDown(field(), { key: 'Enter' });
  await arrivesAt(url, '/viviendas-madrid-compra?town=madrid&zone=chamberi');
});

it('says that it is offline, and keeps what was typed', async () => {
  await show();
  globalThis.fetch = jest.fn(() => Promise.reject(new TypeError('network'))) as never;
  jest.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
  type('nowhere');
  enter();
  await waitFor(() => {
    expect(screen.getByRole('status').textContent).toBe('No hay conexión a internet. Lo que ha escrito sigue aquí.');
  });
  expect(field().value).toBe('nowhere');
});

it('arrows reach the options, Home leaves them, Escape closes the list and then clears', async () => {
  await show();
  fireEvent.focus(field());
  fireEvent.keyDown(field(), { key: 'ArrowUp' });
  expect(screen.getAllByRole('option').at(-1)!.getAttribute('aria-selected')).toBe('true');
  expect(field().getAttribute('aria-activedescendant')).toBe(screen.getAllByRole('option').at(-1)!.id);
  fireEvent.keyDown(field(), { key: 'Home' });
  expect(field().hasAttribute('aria-activedescendant')).toBe(false);
  type('barcel');
  fireEvent.keyDown(field(), { key: 'Escape' });
  expect([names(), field().value, field().getAttribute('aria-expanded')]).toEqual([[], 'barcel', 'false']);
  fireEvent.keyDown(field(), { key: 'Escape' });
  expect(field().value).toBe('');
});

it.each([
  ['piso a 20 km de Sitges', 1],
  ['piso a 20 minutos de Sitges', 0],
])('counts the homes of %s while it is typed, but none by their travel times', async (text, counts) => {
  await show();
  fireEvent.focus(field());
  type(text);
  await waitFor(() => {
    expect(screen.queryAllByRole('option')).toHaveLength(1);
  });
  const counted = asked.filter((path) => /[?&](?:near|travel)=/.test(path));
  expect(counted).toHaveLength(counts);
});
