/** @jest-environment jsdom */
import { act, cleanup, fireEvent, render, screen, within } from '@testing-library/react';
import i18next, { type i18n } from 'i18next';
import { MemoryRouter, useLocation } from 'react-router';
import type { EstateListDto } from '#shared/contract/estateList.ts';
import type { FilterName } from '#shared/filters/table.ts';
import { i18nOptions } from '#shared/i18n/i18nOptions.ts';
import { loadDictionary } from '#shared/i18n/loadDictionary.ts';
import type { SearchQuery } from '#shared/routes/query.ts';
import { SiteContext } from '../../../app/session/SiteContext.ts';
import type { SearchT } from '../../../features/search/searchT.ts';
import { FilterForm } from './FilterForm.tsx';

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

let calls: { path: string; signal: AbortSignal; answer: (list: EstateListDto) => void }[] = [];
beforeEach(() => {
  calls = [];
  jest.useFakeTimers();
  sessionStorage.clear();
  globalThis.fetch = jest.fn(
    (path: string, { signal }: { signal: AbortSignal }) =>
      new Promise((resolve, reject) => {
        calls.push({
          path,
          signal,
          answer: (list) => {
            resolve({ ok: true, json: () => Promise.resolve(list) });
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

const Place = () => {
  const { pathname, search } = useLocation();
  return <output>{pathname + search}</output>;
};

function show(
  filters: SearchQuery['filters'] = {},
  zones: { slug: string; name: string }[] = [],
  unsupportedFilters: FilterName[] = [],
) {
  const t = texts.getFixedT('es', ['common', 'search']) as unknown as SearchT;
  render(
    <SiteContext value={{ language: 'es', unsupportedFilters } as never}>
      <MemoryRouter>
        <FilterForm
          id="filters"
          data={{
            type: 'buy',
            province: { slug: 'barcelona', name: 'Barcelona' },
            towns: [{ slug: 'sitges', name: 'Sitges' }],
            zones,
          }}
          query={{ filters, sort: 'price-', page: 3 }}
          provinces={[{ slug: 'barcelona', name: 'Barcelona' }]}
          language="es"
          t={t}
        />
        <Place />
      </MemoryRouter>
    </SiteContext>,
  );
}

const option = (group: string, name: RegExp) =>
  within(screen.getByRole('group', { name: group })).getByLabelText<HTMLInputElement>(name);
const soon = () => act(() => jest.advanceTimersByTimeAsync(200));

it('sends no request before the first input', async () => {
  show();
  await soon();
  expect(calls).toEqual([]);
  expect(screen.getByRole('button', { name: 'Aplicar' })).toBeTruthy();
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
  expect(screen.getByRole('button', { name: 'Ver 128 viviendas' })).toBeTruthy();
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
  expect(screen.getByRole('button', { name: 'Ver 5 viviendas' })).toBeTruthy();
});

it('navigates to the canonical URL of the choices, with the order, without the page', async () => {
  show({ town: 'sitges' });
  fireEvent.click(option('Habitaciones', /^4/));
  fireEvent.click(option('Habitaciones', /^1/));
  fireEvent.change(screen.getByLabelText('Precio: Hasta'), { target: { value: '300000' } });
  await act(async () => {
    fireEvent.submit(screen.getByRole('button', { name: 'Aplicar' }).closest('form')!);
    await jest.advanceTimersByTimeAsync(0);
  });
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

it('offers floor, street side, what the listing includes, its age and a drop of its price', async () => {
  show({ floor: ['top'], since: 7 });
  for (const [legend, role, values] of [
    ['Planta', 'checkbox', ['ground', 'middle', 'top']],
    ['Fachada', 'checkbox', ['1']],
    ['El anuncio incluye', 'checkbox', ['plan', 'tour', 'video']],
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
  [...screen.getByLabelText<HTMLSelectElement>(`Precio: ${end}`).options]
    .filter(({ disabled }) => disabled)
    .map(({ value }) => Number(value));

it('disables the steps beyond the other bound', () => {
  show({ price: { min: 2_000_000 } });
  expect(Math.max(...steps('Hasta'))).toBe(1_500_000);
  expect(steps('Desde')).toEqual([]);
  fireEvent.change(screen.getByLabelText('Precio: Desde'), { target: { value: '' } });
  fireEvent.change(screen.getByLabelText('Precio: Hasta'), { target: { value: '75000' } });
  expect(steps('Hasta')).toEqual([]);
  expect(Math.min(...steps('Desde'))).toBe(100_000);
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
    ][]).get('price_max'),
  ).toBe('100000');
  fireEvent.click(option('Habitaciones', /^2/));
  await soon();
  expect([calls.length, option('Habitaciones', /^3/).disabled]).toEqual([0, false]);
  fireEvent.change(screen.getByLabelText('Precio: Desde'), { target: { value: '75000' } });
  await soon();
  expect([calls.length, screen.queryByRole('alert')]).toEqual([1, null]);
});
