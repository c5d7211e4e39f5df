/** @jest-environment jsdom */
import { act, cleanup, fireEvent, render, screen } from '@testing-library/react';
import i18next, { type i18n } from 'i18next';
import { MemoryRouter, useLocation } from 'react-router';
import { i18nOptions } from '#shared/i18n/i18nOptions.ts';
import { loadDictionary } from '#shared/i18n/loadDictionary.ts';
import type { ProvinceCounts } from '../../../layout/provinceCounts.ts';
import type { SearchT } from '../../../features/search/searchT.ts';
import { PlaceField } from './PlaceField.tsx';

const provinces = ['Almería', 'Barcelona', 'Cádiz', 'Girona', 'Madrid', 'Sevilla', 'Toledo'].map(
  (name): ProvinceCounts => ({
    slug: name
      .normalize('NFD')
      .replace(/[^a-z]/gi, '')
      .toLowerCase(),
    name,
    buy: 9,
  }),
);
const answers: Record<string, unknown> = {
  '/web/towns/buy/barcelona': [
    { slug: 'barcelona', name: 'Barcelona', count: 9 },
    { slug: 'sitges', name: 'Sitges', count: 3 },
  ],
  '/web/zones/buy/barcelona': [{ slug: 'gracia', name: 'Gràcia', town_slug: 'barcelona', count: 2 }],
  '/web/towns/buy/madrid': [{ slug: 'madrid', name: 'Madrid', count: 8 }],
  '/web/zones/buy/madrid': [{ slug: 'chamberi', name: 'Chamberí', town_slug: 'madrid', count: 4 }],
};

let texts: i18n;
beforeAll(async () => {
  texts = i18next.createInstance();
  const [common, search] = await Promise.all([loadDictionary('es', 'common'), loadDictionary('es', 'search')]);
  await texts.init({ ...i18nOptions, lng: 'es', resources: { es: { common, search } } });
});

let asked: string[] = [];
let underway = 0;
let mostUnderway = 0;
let failing: RegExp | null = null;
beforeEach(() => {
  [asked, underway, mostUnderway, failing] = [[], 0, 0, null];
  sessionStorage.clear();
  Element.prototype.scrollIntoView = () => {};
  globalThis.fetch = jest.fn(async (path: string) => {
    asked.push(path);
    mostUnderway = Math.max(mostUnderway, (underway += 1));
    await new Promise((resolve) => {
      setTimeout(resolve, 1);
    });
    underway -= 1;
    return failing?.test(path)
      ? { ok: false, status: 503, json: () => Promise.resolve({}) }
      : { ok: true, json: () => Promise.resolve(answers[path] ?? []) };
  }) as never;
});
afterEach(cleanup);

const Url = () => {
  const { pathname, search } = useLocation();
  return <output data-testid="url">{pathname + search}</output>;
};

function show(province?: Pick<ProvinceCounts, 'slug' | 'name'>) {
  const t = texts.getFixedT('es', ['common', 'search']) as unknown as SearchT;
  render(
    <MemoryRouter>
      <PlaceField
        type="buy"
        province={province}
        provinces={provinces}
        here=""
        filtersNow={() => ({ rooms: [2], town: 'sitges' })}
        sort="price-"
        language="es"
        t={t}
      />
      <Url />
    </MemoryRouter>,
  );
  return screen.getByRole<HTMLInputElement>('combobox', { name: 'Dónde' });
}

const type = (text: string) => {
  fireEvent.change(screen.getByRole('combobox'), { target: { value: text } });
};

it.each([
  ['sitges', 'Sitges'],
  ['GRACIA', 'Gràcia'],
  ['chamberi madrid', 'Chamberí'],
])('from the whole country, "%s" is found', async (text, name) => {
  fireEvent.focus(show());
  type(text);
  expect(screen.getByText('Buscando lugares…')).toBeTruthy();
  expect((await screen.findAllByRole('option'))[0]!.textContent).toContain(name);
});

it('from a province, a zone of another is found, and links there with the other filters and the order', async () => {
  fireEvent.focus(show(provinces[1]));
  type('chamb');
  fireEvent.click(await screen.findByRole('option'));
  expect(screen.getByTestId('url').textContent).toBe(
    '/viviendas-madrid-compra?town=madrid&zone=chamberi&rooms=2&sort=priceAscendent',
  );
});

it('loads its own province first, a few at a time, and once per session', async () => {
  fireEvent.focus(show(provinces[4]));
  await act(
    () =>
      new Promise((resolve) => {
        setTimeout(resolve, 60);
      }),
  );
  expect(asked.slice(0, 2)).toEqual(['/web/towns/buy/madrid', '/web/zones/buy/madrid']);
  expect([asked.length, new Set(asked).size]).toEqual([2 * provinces.length, 2 * provinces.length]);
  expect(mostUnderway).toBeLessThanOrEqual(6);
  cleanup();
  fireEvent.focus(show());
  type('sitges');
  await screen.findByRole('option');
  expect(asked).toHaveLength(2 * provinces.length);
});

it('failed requests are repeated on the next focus; the loaded places can be used meanwhile', async () => {
  failing = /barcelona/;
  const field = show();
  fireEvent.focus(field);
  type('chamberi');
  await screen.findByRole('option');
  type('sitges');
  await screen.findByText('No hay viviendas en ningún lugar con ese nombre.');
  failing = null;
  fireEvent.blur(field);
  fireEvent.focus(field);
  type('sitges');
  expect((await screen.findByRole('option')).textContent).toContain('Sitges');
});
