/** @jest-environment jsdom */
import { act, cleanup, fireEvent, render, screen, within } from '@testing-library/react';
import i18next, { type i18n } from 'i18next';
import { I18nextProvider } from 'react-i18next';
import { createMemoryRouter, RouterProvider, useLocation } from 'react-router';
import type { EstateListDto } from '#shared/contract/estateList.ts';
import type { FilterName } from '#shared/filters/table.ts';
import { i18nOptions } from '#shared/i18n/i18nOptions.ts';
import { loadDictionary } from '#shared/i18n/loadDictionary.ts';
import { buildQuery, parseQuery } from '#shared/routes/query.ts';
import type { SearchQuery } from '#shared/routes/queries/searchQuery.ts';
import { installFakeRequest } from '#tests/fakes/fakeRequest.ts';
import { fakeResponse } from '#tests/fakes/fakeResponse.ts';
import { RouterContext } from '../../../app/navigation/RouterContext.ts';
import { useLinkNavigation } from '../../../app/navigation/useLinkNavigation.ts';
import { SiteContext } from '../../../app/session/SiteContext.ts';
import { Paging } from '../../../components/ui/paging/Paging.tsx';
import type { SearchT } from '../../../features/search/searchT.ts';
import { FilterChips } from '../FilterChips.tsx';
import { FilterForm } from './FilterForm.tsx';
import { useSearchSession } from '../session/useSearchSession.ts';

installFakeRequest();

const answer = (total: number, facets: EstateListDto['facets'] = {}): EstateListDto => ({
  results: [],
  total,
  page: 1,
  pages: 1,
  qty: 1,
  facets,
});

let texts: i18n;
beforeAll(async () => {
  texts = i18next.createInstance();
  const [common, search] = await Promise.all([loadDictionary('es', 'common'), loadDictionary('es', 'search')]);
  await texts.init({ ...i18nOptions, lng: 'es', resources: { es: { common, search } } });
});

let isWide = false;
/** What the router waits for. */
let load: (() => Promise<null>) | undefined;
let calls: { path: string; signal: AbortSignal; answer: (list: EstateListDto) => void }[] = [];
beforeEach(() => {
  calls = [];
  isWide = false;
  load = undefined;
  history.replaceState(null, '');
  jest.useFakeTimers();
  globalThis.matchMedia = jest.fn(() => ({ matches: isWide })) as never;
  sessionStorage.clear();
  globalThis.fetch = jest.fn(
    (path: string, { signal }: { signal: AbortSignal }) =>
      new Promise((resolve, reject) => {
        calls.push({
          path,
          signal,
          answer: (list) => {
            resolve(fakeResponse(200, list));
          },
        });
        signal.addEventListener('abort', () => {
          reject(new Error('aborted'));
        });
      }),
  ) as never;
});
afterEach(() => {
  cleanup();
  jest.useRealTimers();
});

const barcelona = '/viviendas-barcelona-compra';
let router: ReturnType<typeof createMemoryRouter>;

/** The form over the list of the URL, and the list's links. */
function Page({ zones }: { zones: { slug: string; name: string }[] }) {
  const { pathname, search } = useLocation();
  useLinkNavigation('default');
  const params = { type: 'buy', province: 'barcelona' } as const;
  const query = parseQuery('Search', new URLSearchParams(search))!;
  const bound = useSearchSession({ params, query, language: 'es' });
  const { key, isKept } = bound.session.form;
  const t = texts.getFixedT('es', ['common', 'search']) as unknown as SearchT;
  return (
    <>
      <FilterForm
        key={key}
        id="filters"
        data={{
          type: 'buy',
          province: { slug: 'barcelona', name: 'Barcelona' },
          towns: [{ slug: 'sitges', name: 'Sitges' }],
          zones,
        }}
        query={query}
        search={bound}
        provinces={[{ slug: 'barcelona', name: 'Barcelona' }]}
        language="es"
        t={t}
      />
      <FilterChips params={params} query={query} places={{}} people={{}} language="es" t={t} />
      <I18nextProvider i18n={texts}>
        <Paging page={1} pages={3} to={(page) => ({ to: 'Search', params, query: { ...query, page } })} language="es" />
      </I18nextProvider>
      <a href="/favoritos">Favoritos</a>
      <a href="tel:+34600123456">Llamar</a>
      <output data-kept={isKept}>{pathname + search}</output>
    </>
  );
}

function show(
  filters: SearchQuery['filters'] = {},
  zones: { slug: string; name: string }[] = [],
  unsupportedFilters: FilterName[] = [],
) {
  router = createMemoryRouter([{ path: '*', element: <Page zones={zones} />, loader: () => load?.() ?? null }], {
    initialEntries: [barcelona + buildQuery('Search', { filters, sort: 'price-' })],
    hydrationData: { loaderData: { 0: null } },
  });
  render(
    <SiteContext value={{ language: 'es', unsupportedFilters } as never}>
      <RouterContext value={router}>
        <RouterProvider router={router} />
      </RouterContext>
    </SiteContext>,
  );
}

const option = (group: string, name: RegExp) =>
  within(screen.getByRole('group', { name: group })).getByLabelText<HTMLInputElement>(name);
const soon = () => act(() => jest.advanceTimersByTimeAsync(200));

it('calls what it counts homes, and otherwise by a word for all kinds', async () => {
  show({ estate_type: ['garage'] });
  const count = async () => {
    await soon();
    await act(async () => {
      calls.at(-1)!.answer(answer(19));
      await jest.advanceTimersByTimeAsync(0);
    });
  };
  fireEvent.focus(option('Otros inmuebles', /^Plaza/));
  await count();
  expect(screen.getAllByRole('button', { name: 'Ver 19 inmuebles' })).toHaveLength(2);
  fireEvent.click(option('Otros inmuebles', /^Plaza/));
  await count();
  expect(screen.getAllByRole('button', { name: 'Ver 19 viviendas' })).toHaveLength(2);
});

it.each([
  [['land'], []],
  [['garage', 'storage'], []],
  [['office'], ['Baños']],
  [
    ['flat', 'land'],
    ['Habitaciones', 'Baños'],
  ],
  [undefined, ['Habitaciones', 'Baños']],
] as const)('of %j asks for the rooms that they have: %j', (kinds, asked) => {
  show(kinds && { estate_type: [...kinds] });
  expect(
    ['Habitaciones', 'Baños'].filter((name) => screen.queryByRole('group', { name, hidden: true }) !== null),
  ).toEqual(asked);
});

it('a filter that is on shows, whatever the kind', () => {
  show({ estate_type: ['land'], rooms: [3] });
  expect(option('Habitaciones', /^3/).checked).toBe(true);
});

it('sends no request before the first input', async () => {
  show();
  await soon();
  expect(calls).toEqual([]);
  expect(screen.getAllByRole('button', { name: 'Aplicar' })).toHaveLength(2);
});

it('counts the matches of the choices; options without matches are disabled unless they are chosen', async () => {
  show({ rooms: [3] });
  fireEvent.click(option('Habitaciones', /^2/));
  await soon();
  expect(calls[0]!.path).toBe(
    '/web/estates/buy?province=barcelona&rooms=2%2C3&estate_type=flat%2Chouse%2Crural_house&_qty=1&_facets=1',
  );
  await act(async () => {
    calls[0]!.answer(answer(128, { rooms: { 1: 7, 2: 0, 3: 0, 4: 0 } }));
    await jest.advanceTimersByTimeAsync(0);
  });
  expect(screen.getAllByRole('button', { name: 'Ver 128 viviendas' })).toHaveLength(2);
  expect([/^1/, /^2/, /^3/, /^4/].map((name) => option('Habitaciones', name).disabled)).toEqual([
    false,
    false,
    false,
    true,
  ]);
});

it('zones are counted like the rest; without counts all stay enabled', async () => {
  show({ town: 'sitges' }, [
    { slug: 'centro', name: 'Centro' },
    { slug: 'playa', name: 'Playa' },
  ]);
  fireEvent.click(option('Zonas', /^Centro/));
  await soon();
  await act(async () => {
    calls[0]!.answer(answer(4, { zone: { centro: 4, playa: 0 } }));
    await jest.advanceTimersByTimeAsync(0);
  });
  expect(option('Zonas', /^Centro/).closest('label')!.textContent).toBe('Centro4');
  expect(option('Zonas', /^Playa/).disabled).toBe(true);
  fireEvent.click(option('Zonas', /^Centro/));
  await soon();
  await act(async () => {
    calls[1]!.answer(answer(9));
    await jest.advanceTimersByTimeAsync(0);
  });
  expect([option('Zonas', /^Playa/).disabled, option('Zonas', /^Playa/).closest('label')!.textContent]).toEqual([
    false,
    'Playa',
  ]);
});

it('the latest choice wins: the previous request is cancelled', async () => {
  show();
  fireEvent.click(option('Habitaciones', /^1/));
  await soon();
  fireEvent.click(option('Habitaciones', /^2/));
  await soon();
  expect(calls.map(({ signal }) => signal.aborted)).toEqual([true, false]);
  await act(async () => {
    calls[1]!.answer(answer(5));
    await jest.advanceTimersByTimeAsync(0);
  });
  expect(screen.getAllByRole('button', { name: 'Ver 5 viviendas' })).toHaveLength(2);
});

it('navigates to the canonical URL of the choices, with the order, without the page', async () => {
  show({ town: 'sitges' });
  fireEvent.click(option('Habitaciones', /^4/));
  fireEvent.click(option('Habitaciones', /^1/));
  fireEvent.change(screen.getByLabelText('Precio: Hasta'), { target: { value: '300000' } });
  const [button] = screen.getAllByRole('button', { name: 'Aplicar' });
  fireEvent.click(button!);
  // The pressed button is painted first, then the page without the sheet.
  expect([button!.getAttribute('aria-busy'), screen.getByRole('status').textContent]).toEqual([
    'true',
    `${barcelona}?town=sitges&sort=priceAscendent`,
  ]);
  await act(() => jest.advanceTimersByTimeAsync(40));
  expect(button!.getAttribute('aria-busy')).toBeNull();
  expect(screen.getByRole('status').textContent).toBe(
    '/viviendas-barcelona-compra?town=sitges&price_max=300000&rooms=1,4&sort=priceAscendent',
  );
});

it('offers the ratings of the energy certificate, when the upstream supports them', async () => {
  show({ energy: ['B'] });
  const ratings = () => within(screen.getByRole('group', { name: 'Certificado energético' })).getAllByRole('checkbox');
  expect(ratings().map((box) => (box as HTMLInputElement).value)).toEqual(['A', 'B', 'C', 'D', 'E', 'F', 'G']);
  expect(ratings().filter((box) => (box as HTMLInputElement).checked)).toHaveLength(1);
  fireEvent.click(option('Certificado energético', /^A/));
  await soon();
  expect(calls[0]!.path).toBe(
    '/web/estates/buy?province=barcelona&estate_type=flat%2Chouse%2Crural_house&energy=A%2CB&_qty=1&_facets=1',
  );
  cleanup();
  show({}, [], ['energy']);
  expect(screen.queryByRole('group', { name: 'Certificado energético' })).toBeNull();
  expect(screen.getByRole('group', { name: 'Extras' })).toBeTruthy();
});

it('offers floor, street side, light, what the listing includes and proves, its age and a drop of its price', async () => {
  show({ floor: ['top'], since: 7 });
  for (const [legend, role, values] of [
    ['Planta', 'checkbox', ['ground', 'middle', 'top']],
    ['Fachada', 'checkbox', ['1']],
    ['Luz natural', 'checkbox', ['1']],
    ['El anuncio incluye', 'checkbox', ['plan', 'tour', 'video']],
    ['Documentación', 'checkbox', ['1']],
    ['Publicación', 'radio', ['', '1', '7', '30']],
    ['Bajada de precio', 'checkbox', ['1']],
  ] as const) {
    const boxes = within(screen.getByRole('group', { name: legend })).getAllByRole<HTMLInputElement>(role);
    expect([legend, boxes.map((box) => box.value)]).toEqual([legend, values]);
  }
  fireEvent.click(option('El anuncio incluye', /plano/));
  await soon();
  expect(calls[0]!.path).toBe(
    '/web/estates/buy?province=barcelona&estate_type=flat%2Chouse%2Crural_house&floor=top&with=plan&since=7&_qty=1&_facets=1',
  );
  cleanup();
  show({}, [], ['floor', 'since']);
  expect(screen.queryByRole('group', { name: 'Planta' })).toBeNull();
  expect(screen.queryByRole('group', { name: 'Publicación' })).toBeNull();
});

it('offers the extras of the chosen types, and keeps a chosen one', () => {
  show({ features: ['elevator'] });
  const extras = () =>
    within(screen.getByRole('group', { name: 'Extras' }))
      .getAllByRole('checkbox')
      .map((box) => (box as HTMLInputElement).value);
  expect(extras()).toContain('garden');
  fireEvent.click(option('Otros inmuebles', /^Edificio/));
  expect(extras()).toEqual(['elevator']);
});

const steps = (end: 'Desde' | 'Hasta') =>
  [...screen.getByLabelText<HTMLInputElement>(`Precio: ${end}`).list!.options].map(({ value }) =>
    Number(value.replace(/\D/g, '')),
  );

it('offers the steps that are not beyond the other bound', () => {
  show({ price: { min: 2_000_000 } });
  expect(Math.min(...steps('Hasta'))).toBe(2_000_000);
  expect(Math.max(...steps('Desde'))).toBe(3_000_000);
  fireEvent.change(screen.getByLabelText('Precio: Desde'), { target: { value: '' } });
  fireEvent.change(screen.getByLabelText('Precio: Hasta'), { target: { value: '75000' } });
  expect(Math.min(...steps('Hasta'))).toBe(50_000);
  expect(Math.max(...steps('Desde'))).toBe(75_000);
});

it('understands a price as it is typed, and writes it as the site does', async () => {
  show({ price: { max: 200_000 } });
  const most = screen.getByLabelText<HTMLInputElement>('Precio: Hasta');
  expect(most.value.replace(/\s/g, ' ')).toBe('200.000 €');
  fireEvent.change(most, { target: { value: '350,500 €' } });
  await soon();
  expect(calls[0]!.path).toContain('price_max=350500&');
  fireEvent.blur(most);
  expect(most.value.replace(/\s/g, ' ')).toBe('350.500 €');
});

it('says what it does not understand, keeps it, and leads there again', async () => {
  show();
  const area = screen.getByLabelText<HTMLInputElement>('Superficie: Desde');
  fireEvent.change(area, { target: { value: 'grande' } });
  await soon();
  expect(screen.getByRole('alert').textContent).toMatch(/^Escriba solo una cifra, por ejemplo \d+ m²\.$/);
  expect([calls.length, area.getAttribute('aria-describedby')]).toEqual([0, screen.getByRole('alert').id]);
  fireEvent.blur(area);
  fireEvent.submit(screen.getByRole('form', { hidden: true }));
  expect([area.value, document.activeElement, area.closest('details')!.open]).toEqual(['grande', area, true]);
  expect(screen.getByRole('status').textContent).toBe(`${barcelona}?sort=priceAscendent`);
});

it('shows the error of a crossed range at its control, keeps the choices, and disables no other option', async () => {
  show({ price: { min: 500_000, max: 100_000 } });
  expect(screen.getByRole('alert').textContent).toBe('El mínimo supera el máximo.');
  expect(screen.getByRole('group', { name: 'Precio' }).getAttribute('aria-describedby')).toBe(
    screen.getByRole('alert').id,
  );
  expect(
    new URLSearchParams([...new FormData(screen.getByRole<HTMLFormElement>('form', { hidden: true }))] as [
      string,
      string,
    ][])
      .get('price_max')!
      .replace(/\s/g, ' '),
  ).toBe('100.000 €');
  fireEvent.click(option('Habitaciones', /^2/));
  await soon();
  expect([calls.length, option('Habitaciones', /^3/).disabled]).toEqual([0, false]);
  fireEvent.change(screen.getByLabelText('Precio: Desde'), { target: { value: '75000' } });
  await soon();
  expect([calls.length, screen.queryByRole('alert')]).toEqual([1, null]);
});

describe('on a wide screen the list follows each change', () => {
  const place = () => screen.getByRole('status').textContent;
  const wait = (milliseconds: number) => act(() => jest.advanceTimersByTimeAsync(milliseconds));
  const back = async () => {
    await act(async () => {
      await router.navigate(-1);
    });
  };

  beforeEach(() => {
    isWide = true;
  });

  it('in the same form, which keeps the focus; two numbers in one go are one list', async () => {
    show();
    const form = screen.getByRole('form', { hidden: true });
    option('Habitaciones', /^2/).focus();
    fireEvent.click(option('Habitaciones', /^2/));
    fireEvent.click(option('Habitaciones', /^3/));
    await wait(200);
    expect(place()).toBe(`${barcelona}?rooms=2,3&sort=priceAscendent`);
    expect(router.state.location.state).toEqual({ keepsFocus: true });
    expect(screen.getByRole('status').dataset.kept).toBe('true');
    expect([screen.getByRole('form', { hidden: true }), document.activeElement]).toEqual([
      form,
      option('Habitaciones', /^2/),
    ]);
  });

  it('a price once the visitor has paused, or at Enter', async () => {
    show();
    const most = screen.getByLabelText('Precio: Hasta');
    fireEvent.change(most, { target: { value: '30' } });
    await wait(200);
    fireEvent.change(most, { target: { value: '300' } });
    await wait(200);
    expect(place()).toBe(`${barcelona}?sort=priceAscendent`);
    await wait(250);
    expect(place()).toBe(`${barcelona}?price_max=300&sort=priceAscendent`);
    fireEvent.change(most, { target: { value: '300000' } });
    fireEvent.submit(screen.getByRole('form', { hidden: true }));
    await wait(0);
    expect(place()).toBe(`${barcelona}?price_max=300000&sort=priceAscendent`);
  });

  it('Back takes one filter after the other, and the form shows what the list was asked for', async () => {
    show();
    fireEvent.click(option('Habitaciones', /^2/));
    await wait(200);
    fireEvent.click(option('Habitaciones', /^3/));
    await wait(200);
    fireEvent.click(option('Baños', /^1/));
    await wait(200);
    expect(place()).toBe(`${barcelona}?rooms=2,3&bathrooms=1&sort=priceAscendent`);
    await back();
    expect(place()).toBe(`${barcelona}?rooms=2,3&sort=priceAscendent`);
    expect(option('Baños', /^1/).checked).toBe(false);
    await back();
    expect(place()).toBe(`${barcelona}?sort=priceAscendent`);
    expect(option('Habitaciones', /^2/).checked).toBe(false);
  });

  it('the latest change wins while a list loads; one that is cancelled leaves a form of the list that shows', async () => {
    show();
    let answer = () => {};
    load = () =>
      new Promise((resolve) => {
        answer = () => {
          resolve(null);
        };
      });
    fireEvent.click(option('Habitaciones', /^2/));
    await wait(200);
    fireEvent.click(option('Habitaciones', /^3/));
    await wait(200);
    await act(async () => {
      answer();
      await jest.advanceTimersByTimeAsync(0);
    });
    expect(place()).toBe(`${barcelona}?rooms=2,3&sort=priceAscendent`);
    load = undefined;
    await back();
    expect(place()).toBe(`${barcelona}?sort=priceAscendent`);

    load = () => new Promise(() => {});
    fireEvent.click(option('Habitaciones', /^4/));
    await wait(200);
    load = undefined;
    await act(async () => {
      await router.navigate(`${barcelona}?sort=priceAscendent`, { replace: true });
    });
    expect(option('Habitaciones', /^4/).checked).toBe(false);
  });

  it('the form stays where it asks for the next list before React has drawn the one before', async () => {
    show();
    let answer = () => {};
    load = () =>
      new Promise((resolve) => {
        answer = () => {
          resolve(null);
        };
      });
    const form = screen.getByRole('form', { hidden: true });
    fireEvent.click(option('Habitaciones', /^2/));
    await wait(200);
    fireEvent.click(option('Baños', /^1/));
    await act(async () => {
      answer();
      while (router.state.navigation.state !== 'idle') await Promise.resolve();
      expect(router.state.location.search).toBe('?rooms=2&sort=priceAscendent');
      expect(place()).toBe(`${barcelona}?sort=priceAscendent`);
      jest.advanceTimersByTime(150);
    });
    expect(place()).toBe(`${barcelona}?rooms=2&sort=priceAscendent`);
    fireEvent.click(option('Baños', /^2/));
    await act(async () => {
      answer();
      await Promise.resolve();
    });
    expect(place()).toBe(`${barcelona}?rooms=2&bathrooms=1&sort=priceAscendent`);
    load = undefined;
    await wait(200);
    expect(place()).toBe(`${barcelona}?rooms=2&bathrooms=1,2&sort=priceAscendent`);
    expect(screen.getByRole('form', { hidden: true })).toBe(form);
    expect(screen.getByRole('status').dataset.kept).toBe('true');
    // Both numbers of bathrooms are one step of the history.
    await back();
    expect(place()).toBe(`${barcelona}?rooms=2&sort=priceAscendent`);
    expect(option('Baños', /^1/).checked).toBe(false);
  });

  it('a change that is taken back while its list loads leaves list, history and focus as they were', async () => {
    show();
    load = () => new Promise(() => {});
    option('Habitaciones', /^2/).focus();
    fireEvent.click(option('Habitaciones', /^2/));
    await wait(200);
    load = undefined;
    fireEvent.click(option('Habitaciones', /^2/));
    await wait(200);
    expect(place()).toBe(`${barcelona}?sort=priceAscendent`);
    expect([router.state.navigation.state, router.state.historyAction]).toEqual(['idle', 'REPLACE']);
    expect([option('Habitaciones', /^2/).checked, document.activeElement]).toEqual([
      false,
      option('Habitaciones', /^2/),
    ]);
    fireEvent.click(option('Habitaciones', /^3/));
    await wait(200);
    expect(place()).toBe(`${barcelona}?rooms=3&sort=priceAscendent`);
    await back();
    expect(place()).toBe(`${barcelona}?sort=priceAscendent`);
  });

  describe('while the list of a moved map loads', () => {
    const moved = `${barcelona}?bbox=1,40,2,41&sort=priceAscendent`;
    let answer = () => {};

    beforeEach(async () => {
      show();
      load = () =>
        new Promise((resolve) => {
          answer = () => {
            load = undefined;
            resolve(null);
          };
        });
      await act(async () => {
        void router.navigate(moved, { replace: true });
        await Promise.resolve();
      });
    });

    const arrive = async () => {
      answer();
      await wait(0);
    };

    it('a filter is added to it, and taken back from it', async () => {
      const form = screen.getByRole('form', { hidden: true });
      fireEvent.click(option('Habitaciones', /^2/));
      await wait(200);
      fireEvent.click(option('Baños', /^1/));
      await wait(200);
      fireEvent.click(option('Habitaciones', /^2/));
      await wait(200);
      await arrive();
      expect(place()).toBe(`${barcelona}?bathrooms=1&bbox=1,40,2,41&sort=priceAscendent`);
      expect(screen.getByRole('form', { hidden: true })).toBe(form);
      fireEvent.click(option('Habitaciones', /^3/));
      await wait(200);
      expect(place()).toBe(`${barcelona}?rooms=3&bathrooms=1&bbox=1,40,2,41&sort=priceAscendent`);
    });

    it('a price goes on being typed when that list comes, whose own matches are counted', async () => {
      const most = screen.getByLabelText('Precio: Hasta');
      most.focus();
      await wait(200);
      fireEvent.change(most, { target: { value: '300000' } });
      await wait(200);
      await arrive();
      expect([place(), document.activeElement]).toEqual([moved, most]);
      await wait(250);
      expect(place()).toBe(`${barcelona}?price_max=300000&bbox=1,40,2,41&sort=priceAscendent`);
      expect(calls.at(-1)!.path).toContain('bbox=');
    });
  });

  describe('within the pause after a price is typed, a click on a link', () => {
    const type = () => fireEvent.change(screen.getByLabelText('Precio: Hasta'), { target: { value: '300000' } });
    const click = async (name: RegExp, modifier: object = {}) => {
      fireEvent.click(screen.getByRole('link', { name }), modifier);
      await wait(500);
    };
    const one: SearchQuery['filters'] = { rooms: [2] };
    // jsdom cannot follow a link that is the browser's affair.
    const stay = (event: Event) => {
      if ((event.target as Element).closest('a')) event.preventDefault();
    };

    beforeEach(() => {
      window.addEventListener('click', stay);
    });

    afterEach(() => {
      window.removeEventListener('click', stay);
    });

    it.each<[name: string, filters: SearchQuery['filters'], link: RegExp, search: string]>([
      [
        'to a further page leads to the first with the price',
        one,
        /2$/,
        '?price_max=300000&rooms=2&sort=priceAscendent',
      ],
      [
        'that removes a filter leads to the list with the price',
        one,
        /^Quitar el filtro: 2 hab/,
        '?price_max=300000&sort=priceAscendent',
      ],
      ['that removes the price removes it', { price: { max: 200_000 } }, /^Quitar.*200/, '?sort=priceAscendent'],
      ['that removes all filters removes the price, too', { ...one, bathrooms: [1] }, /todos/, '?sort=priceAscendent'],
      ['to the agent’s phone leaves it waiting', one, /Llamar/, '?price_max=300000&rooms=2&sort=priceAscendent'],
    ])('%s', async (_, filters, name, search) => {
      show(filters);
      type();
      await click(name);
      expect(place()).toBe(barcelona + search);
    });

    it('away from the list is all that is followed', async () => {
      show(one);
      type();
      await click(/Favoritos/);
      expect(place()).toBe('/favoritos');
    });

    it('into another window leaves it waiting', async () => {
      show(one);
      type();
      await click(/2$/, { ctrlKey: true });
      expect(place()).toBe(`${barcelona}?price_max=300000&rooms=2&sort=priceAscendent`);
    });

    it('keeps a filter whose list is still loading', async () => {
      show(one);
      load = () => new Promise(() => {});
      fireEvent.click(option('Baños', /^1/));
      await wait(200);
      load = undefined;
      await click(/^Quitar el filtro: 2 hab/);
      expect(place()).toBe(`${barcelona}?bathrooms=1&sort=priceAscendent`);
    });
  });

  it('not where nothing could be found', async () => {
    show({ price: { min: 500_000 } });
    fireEvent.change(screen.getByLabelText('Precio: Hasta'), { target: { value: '100000' } });
    await wait(500);
    expect(place()).toBe(`${barcelona}?price_min=500000&sort=priceAscendent`);
  });
});
