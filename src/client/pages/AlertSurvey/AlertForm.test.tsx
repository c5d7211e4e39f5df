/** @jest-environment jsdom */
import { act, cleanup, fireEvent, render, screen, waitFor } from '@testing-library/react';
import { createInstance } from 'i18next';
import { I18nextProvider } from 'react-i18next';
import { createMemoryRouter, RouterProvider } from 'react-router';
import { storedKeyNames } from '#shared/domain/storedKeyNames.ts';
import { consents } from '#shared/forms/consents.ts';
import { i18nOptions } from '#shared/i18n/i18nOptions.ts';
import { languages, type Language } from '#shared/i18n/languages.ts';
import { loadDictionary } from '#shared/i18n/loadDictionary.ts';
import { fakeResponse } from '#tests/fakes/fakeResponse.ts';
import { SiteContext } from '../../app/session/SiteContext.ts';
import { testSite } from '../../app/session/testSite.ts';
import { AlertForm, type AlertFormProps } from './AlertForm.tsx';
import type { AlertFormData } from './alertFormData.ts';

const data: AlertFormData = {
  search: {
    type: 'buy',
    frequency: 'daily',
    where: [{ place: 'madrid', name: 'Madrid' }],
    filters: 'price_max=300000&rooms=2,3',
  },
  provinces: [
    { slug: 'barcelona', name: 'Barcelona', count: 20 },
    { slug: 'madrid', name: 'Madrid', count: 10 },
  ],
  picked: { path: '', towns: [], zones: [] },
};

const token = 'aB3_-efGhiJklMnoPqrStu';
const person = {
  name: 'Ana',
  surnames: 'Mas',
  email: 'ana@correo.example',
  phone: '+34612345678',
  comments: 'Con luz.',
};

let sent: { method: string; path: string; body: Record<string, unknown> }[];
let answer: () => Promise<Response>;
let place: string;
/** Calls for lists, and what they are answered with. */
let counted: string[];
let list: () => Promise<Response>;
let provinces: () => Promise<Response>;
let suggest: (text: string) => Promise<Response>;

const json = (status: number, body: object) => () => Promise.resolve(fakeResponse(status, body));

beforeEach(() => {
  sent = [];
  answer = json(202, {});
  counted = [];
  list = json(503, { code: '9000' });
  provinces = json(200, []);
  suggest = json(200, []);
  sessionStorage.clear();
  // Lists of the search are laid out and scrolled, which jsdom does not do.
  Element.prototype.scrollIntoView = () => {};
  globalThis.ResizeObserver = class {
    observe() {}
    unobserve() {}
    disconnect() {}
  };
  // The router makes one of each navigation; jsdom has none.
  globalThis.Request = class {
    url: string;
    method = 'GET';
    signal = new AbortController().signal;
    constructor(url: string) {
      this.url = url;
    }
  } as unknown as typeof Request;
  globalThis.fetch = jest.fn((path: string, { method = 'GET', body }: RequestInit = {}) => {
    if (path.startsWith('/web/towns/buy/madrid')) return json(200, [{ slug: 'getafe', name: 'Getafe', count: 3 }])();
    if (/^\/web\/(?:towns|zones)/.test(path)) return json(200, [])();
    if (path.startsWith('/web/provinces')) return provinces();
    if (path.startsWith('/web/suggestions')) return suggest(new URL(path, 'https://x.example').searchParams.get('q')!);
    if (path.startsWith('/web/estates/')) {
      counted.push(path);
      return list();
    }
    if (method === 'GET') return json(200, { token: 'fresh' })();
    sent.push({ method, path, body: JSON.parse(body as string) as Record<string, unknown> });
    return answer();
  }) as typeof fetch;
});
afterEach(cleanup);

const namespaces = ['common', 'alertSurvey', 'alerts', 'rgpd', 'search', 'forms'] as const;

/** Mantine lays the list out later. */
const settled = (event: () => unknown) =>
  act(async () => {
    event();
    await new Promise((resolve) => setTimeout(resolve, 50));
  });

async function show(props: AlertFormProps = { data }, language: Language = 'es'): Promise<HTMLElement> {
  const i18n = createInstance();
  const texts = await Promise.all(
    namespaces.map(async (name) => [name, await loadDictionary(language, name)] as const),
  );
  await i18n.init({ ...i18nOptions, lng: language, resources: { [language]: Object.fromEntries(texts) } });
  const router = createMemoryRouter([{ path: '*', element: <AlertForm {...props} /> }], {
    initialEntries: ['/formularios/formulario-alertas'],
  });
  router.subscribe(({ location }) => {
    place = location.pathname + location.search;
  });
  place = '';
  await settled(() =>
    render(
      <I18nextProvider i18n={i18n}>
        <SiteContext value={{ ...testSite, language, formToken: 'token' }}>
          <RouterProvider router={router} />
        </SiteContext>
      </I18nextProvider>,
    ),
  );
  return document.body;
}

const field = (name: string) =>
  document.querySelector<HTMLInputElement | HTMLTextAreaElement>(`[name="${name}"]:not([type="hidden"])`)!;
const type = (name: string, value: string) => fireEvent.input(field(name), { target: { value } });
const submit = (name: string) => fireEvent.click(screen.getByRole('button', { name }));

async function addGetafe(): Promise<void> {
  const search = screen.getByRole('combobox', { name: 'Añadir un lugar' });
  await settled(() => fireEvent.focus(search));
  await settled(() => fireEvent.change(search, { target: { value: 'geta' } }));
  const option = await screen.findByRole('option', { name: 'Getafe, Madrid', hidden: true });
  await settled(() => fireEvent.click(option));
}

it('sends the search with what was ticked off left out, and thanks', async () => {
  await show();
  fireEvent.click(screen.getByRole('checkbox', { name: '2' }));
  fireEvent.click(screen.getByRole('radio', { name: 'Alquilar' }));
  fireEvent.click(screen.getByRole('radio', { name: /^Una vez por semana/ }));
  type('email', 'Ana@correo.example');
  fireEvent.click(field('acceptPrivacy'));
  submit('Crear la alerta');
  await waitFor(() => {
    expect(place).toMatch(/^\/gracias\?from=alert&type=rent&where=madrid&/);
  });
  expect(sent).toEqual([
    {
      method: 'POST',
      path: '/web/rgpd/alert',
      body: {
        type: 'rent',
        frequency: 'weekly',
        where: ['madrid'],
        filters: 'price_max=300000&rooms=3&estate_type=flat,house,rural_house',
        email: 'ana@correo.example',
        comments: '',
        language: 'es',
        acceptPrivacy: true,
        consentVersion: consents.alert.version,
        pageUrl: '/',
        topicNote: '',
        formToken: 'token',
      },
    },
  ]);
  expect(sessionStorage).toHaveLength(0);
});

it('finds a town by the beginning of its name, and puts it in place of its province', async () => {
  await show();
  await addGetafe();
  const places = await screen.findAllByRole('checkbox', { name: /Madrid/ });
  expect(places.map((box) => [(box as HTMLInputElement).value, (box as HTMLInputElement).checked])).toEqual([
    ['madrid/getafe', true],
  ]);
  type('email', 'ana@correo.example');
  fireEvent.click(field('acceptPrivacy'));
  submit('Crear la alerta');
  await waitFor(() => {
    expect(sent[0]?.body.where).toEqual(['madrid/getafe']);
  });
});

it('sends a price, kinds and rooms, and marks a price that is none', async () => {
  await show({ data: { ...data, search: { ...data.search, filters: 'features=terrace' } } });
  fireEvent.click(screen.getByRole('checkbox', { name: 'Ático' }));
  fireEvent.click(screen.getByRole('checkbox', { name: '4 o más' }));
  type('price_max', '300 mil');
  type('email', 'ana@correo.example');
  fireEvent.click(field('acceptPrivacy'));
  submit('Crear la alerta');
  await screen.findByRole('link', { name: 'Escriba solo una cifra, por ejemplo 300.000.' });
  expect(document.activeElement).toBe(field('price_max'));
  expect(sent).toEqual([]);
  type('price_max', '300 000 €');
  submit('Crear la alerta');
  await waitFor(() => {
    expect(sent[0]?.body.filters).toBe('price_max=300000&rooms=4&estate_type=penthouse&features=terrace');
  });
});

describe('a sentence', () => {
  const ask = async (text: string) => {
    type('sentence', text);
    await settled(() => fireEvent.submit(document.querySelector('form')!));
  };
  const tickedOf = (name: string) =>
    [...document.querySelectorAll<HTMLInputElement>(`[name="${name}"]:checked`)].map(({ value }) => value);
  const salamanca = { kind: 'town', name: 'Salamanca', province: 'salamanca', town: 'salamanca' };
  const quarter = {
    ...salamanca,
    kind: 'zone',
    within: 'Madrid',
    province: 'madrid',
    town: 'madrid',
    zone: 'salamanca',
  };

  it('fills in the fields, names what it leaves out, and is sent once they were shown', async () => {
    suggest = (text) => json(200, /^salamanca$/i.test(text) ? [salamanca, quarter] : [])();
    await show();
    type('email', 'ana@correo.example');
    fireEvent.click(field('acceptPrivacy'));
    await ask('Alquiler de áticos con terraza en Salamanca hasta 900 € cerca del mar');
    expect(await screen.findByText(/^No hemos tenido en cuenta: cerca del mar/)).toBeTruthy();
    expect(sent).toEqual([]);
    expect(['type', 'where', 'rooms', 'estate_type', 'filters'].map(tickedOf)).toEqual([
      ['rent'],
      ['salamanca/salamanca'],
      ['2', '3'],
      ['penthouse'],
      ['features=terrace'],
    ]);
    expect([field('price_max').value, field('email').value]).toEqual(['900', 'ana@correo.example']);
    // What else is called so.
    await settled(() => fireEvent.click(screen.getByRole('button', { name: 'Salamanca (Madrid)' })));
    await waitFor(() => {
      expect(tickedOf('where')).toEqual(['madrid/madrid/salamanca']);
    });
    fireEvent.click(screen.getByRole('checkbox', { name: 'Terraza' }));
    submit('Crear la alerta');
    await waitFor(() => {
      expect(sent[0]?.body).toMatchObject({
        type: 'rent',
        where: ['madrid/madrid/salamanca'],
        filters: 'price_max=900&rooms=2,3&estate_type=penthouse',
      });
    });
    expect(JSON.stringify(sent)).not.toContain('cerca del mar');
  });

  it('leaves alone what is changed while it is looked up', async () => {
    let answerNow = (): void => {};
    const waits = new Promise<void>((resolve) => {
      answerNow = resolve;
    });
    suggest = async () => {
      await waits;
      return json(200, [salamanca])();
    };
    await show();
    await ask('piso con terraza en Salamanca hasta 200.000 €');
    type('price_max', '250.000');
    fireEvent.click(screen.getByRole('checkbox', { name: '2' }));
    await settled(answerNow);
    await screen.findByText(/^Hemos rellenado los filtros/);
    expect([field('price_max').value, tickedOf('rooms'), tickedOf('where'), tickedOf('filters')]).toEqual([
      ...['250.000', ['3']],
      ...[['salamanca/salamanca'], ['features=terrace']],
    ]);
  });

  it('of which nothing is understood, and one whose places cannot be looked up, stays to be changed', async () => {
    await show();
    await addGetafe();
    fireEvent.click(screen.getByRole('checkbox', { name: '2' }));
    const chosen = () => [tickedOf('where'), tickedOf('rooms')];
    await ask('algo bonito');
    await screen.findByText(/^No hemos entendido qué busca/, { selector: 'p *, p' });
    // At its field only: a summary above the form would move what is read.
    expect(screen.queryByRole('link', { name: /^No hemos entendido/ })).toBeNull();
    expect(chosen()).toEqual([['madrid/getafe'], ['3']]);
    suggest = json(503, { code: '9000' });
    provinces = json(503, { code: '9000' });
    await ask('piso en Getafe');
    await screen.findByText(/^Ahora mismo no podemos rellenar/, { selector: 'p *, p' });
    expect([field('sentence').value, ...chosen()]).toEqual(['piso en Getafe', ['madrid/getafe'], ['3']]);
    fireEvent.change(field('sentence'), { target: { value: '' } });
    await settled(() => fireEvent.click(screen.getByRole('button', { name: 'Rellenar los filtros' })));
    expect(field('sentence').getAttribute('aria-invalid')).toBe('true');
    expect(sent).toEqual([]);
    // It holds nothing up.
    type('sentence', 'piso en Getafe');
    type('email', 'ana@correo.example');
    fireEvent.click(field('acceptPrivacy'));
    submit('Crear la alerta');
    await waitFor(() => {
      expect(sent[0]?.body).toMatchObject({ where: ['madrid/getafe'], filters: expect.stringContaining('rooms=3&') });
    });
  });
});

describe('what the search finds now', () => {
  const found = (total: number) => json(200, { results: [], total, page: 1, pages: 1, qty: 1 });
  const status = () => screen.getByRole('status').textContent;
  const matches = { total: 1_085, capped: false, noun: 'homes' } as const;

  it('is told, and told anew when the search changes', async () => {
    await show({ data: { ...data, matches } });
    expect(status()).toBe('1.085 viviendas cumplen hoy');
    list = found(1);
    fireEvent.click(screen.getByRole('checkbox', { name: '2' }));
    type('email', 'ana@correo.example');
    await screen.findByText('1 vivienda cumple hoy');
    list = found(0);
    fireEvent.click(screen.getByRole('checkbox', { name: /^Madrid/ }));
    await screen.findByText('Hoy no hay ninguna vivienda que cumpla: le escribiremos cuando la haya.');
    expect(counted.map((path) => Object.fromEntries(new URL(path, 'https://x.example').searchParams))).toEqual([
      { province: 'madrid', price_max: '300000', rooms: '3', estate_type: 'flat,house,rural_house', _qty: '1' },
      { price_max: '300000', rooms: '3', estate_type: 'flat,house,rural_house', _qty: '1' },
    ]);
  });

  it('of an alert from before kinds had a default is of every kind', async () => {
    list = found(2);
    await show({ data: { ...data, matches }, existing: { token, person } });
    fireEvent.click(screen.getByRole('checkbox', { name: '2' }));
    await screen.findByText('2 inmuebles cumplen hoy');
    expect(counted[0]).not.toContain('estate_type');
  });

  it('is not told while a price is none, and not made up when the API fails', async () => {
    await show({ data: { ...data, matches } });
    type('price_max', '300 mil');
    await waitFor(() => {
      expect(status()).toBe('');
    });
    type('price_max', '400000');
    await screen.findByText(/^Ahora mismo no podemos contar/);
    expect(counted).toHaveLength(1);
  });
});

describe('the fields that few fill in', () => {
  const isOpen = () => document.querySelector('details')!.open;

  it('are folded until one of them has to be mended', async () => {
    await show();
    expect(isOpen()).toBe(false);
    type('email', 'ana@correo.example');
    type('phone', '12');
    document.querySelector('details')!.open = false;
    fireEvent(document.querySelector('details')!, new Event('toggle'));
    fireEvent.click(field('acceptPrivacy'));
    submit('Crear la alerta');
    await waitFor(() => {
      expect(document.activeElement).toBe(field('phone'));
    });
    expect(isOpen()).toBe(true);
  });

  it('are open where one of them has something in it', async () => {
    await show({ data, existing: { token, person: { ...person, name: '', surnames: '', phone: '' } } });
    expect(isOpen()).toBe(true);
  });

  it('open with what was typed before a reload', async () => {
    const values = { comments: 'Con luz.' };
    sessionStorage.setItem(
      `${storedKeyNames.draftPrefix}alert`,
      JSON.stringify({ about: JSON.stringify(data.search), values }),
    );
    await show();
    expect([isOpen(), field('comments').value]).toEqual([true, 'Con luz.']);
  });
});

it('asks for the address and the privacy policy alone', async () => {
  await show();
  submit('Crear la alerta');
  await screen.findByText('Hay 2 datos que corregir:');
  const invalid = [...document.querySelectorAll('[aria-invalid="true"]')].map((element) =>
    element.getAttribute('name'),
  );
  expect(invalid).toEqual(['email', 'acceptPrivacy']);
  expect(document.activeElement).toBe(field('email'));
  expect(sent).toEqual([]);
});

it.each([
  [503, true, 'No se ha podido enviar'],
  [429, true, 'Ha habido demasiados envíos seguidos'],
  [503, false, 'No hay conexión a internet'],
])('keeps everything when it cannot be sent: %d, online %s', async (status, isOnline, words) => {
  const warn = jest.mocked(console.warn).mockImplementation(() => {});
  jest.spyOn(navigator, 'onLine', 'get').mockReturnValue(isOnline);
  answer = json(status, { code: '9000' });
  await show();
  fireEvent.click(screen.getByRole('checkbox', { name: '2' }));
  type('email', 'ana@correo.example');
  fireEvent.click(field('acceptPrivacy'));
  submit('Crear la alerta');
  await waitFor(() => {
    expect(screen.getByRole('alert').textContent).toContain(words);
  });
  expect(field('email').value).toBe('ana@correo.example');
  expect(screen.getByRole<HTMLInputElement>('checkbox', { name: '2' }).checked).toBe(false);
  expect(place).toBe('');
  warn.mockClear();
  jest.restoreAllMocks();
});

it('begins with an alert that exists, and saves its changes', async () => {
  answer = json(200, { state: 'active', alert: { ...data.search, ...person, language: 'es' } });
  await show({ data, existing: { token, person } });
  expect(screen.getByText('ana@correo.example')).toBeTruthy();
  expect(field('email')).toBeNull();
  expect(field('acceptPrivacy')).toBeNull();
  expect([field('surnames').value, field('phone').value, field('comments').value]).toEqual([
    'Mas',
    '+34612345678',
    'Con luz.',
  ]);
  expect(screen.getByRole('link', { name: 'Eliminar alerta' }).getAttribute('href')).toBe(
    `/formularios/formulario-alertas/${token}?confirm=delete`,
  );
  type('comments', '');
  submit('Actualizar alerta');
  await waitFor(() => {
    expect(place).toBe('/gracias?from=alertUpdated&type=buy&where=madrid&price_max=300000&rooms=2,3');
  });
  expect(sent).toEqual([
    {
      method: 'PUT',
      path: `/web/rgpd/alert/${token}`,
      body: {
        type: 'buy',
        frequency: 'daily',
        where: ['madrid'],
        filters: 'price_max=300000&rooms=2,3',
        name: 'Ana',
        surnames: 'Mas',
        phone: '+34612345678',
        comments: '',
        language: 'es',
      },
    },
  ]);
  expect(sessionStorage).toHaveLength(0);
});

it('marks the places when the API does not know one of them', async () => {
  answer = json(422, { code: '9002', fields: { where: 'invalid' } });
  await show({ data, existing: { token, person } });
  submit('Actualizar alerta');
  await screen.findByRole('link', { name: /^Uno de estos lugares ya no está en la red/ });
  expect(document.activeElement?.getAttribute('name')).toBe('where');
});

it('of one listing asks neither for a place nor for filters', async () => {
  const search = { ...data.search, where: [], filters: '', key: 'MS0116-1000', reference: 'MS0116-1000' };
  await show({ data: { ...data, search } });
  expect(screen.queryByRole('combobox', { name: 'Añadir un lugar' })).toBeNull();
  type('email', 'ana@correo.example');
  fireEvent.click(field('acceptPrivacy'));
  submit('Crear la alerta de precio');
  await waitFor(() => {
    expect(sent[0]?.body).toMatchObject({ reference: 'MS0116-1000', where: [], filters: '' });
  });
});

it.each(languages)('every text has its names filled in (%s)', async (language) => {
  for (const props of [
    { data },
    { data, existing: { token, person } },
    { data: { ...data, search: { ...data.search, where: [], key: 'MS0116-1000', reference: 'MS0116-1000' } } },
  ])
    expect((await show(props, language)).textContent).not.toMatch(
      /[{}<>]|undefined|(?:where|summary|person|problem)\.\w/,
    );
});
