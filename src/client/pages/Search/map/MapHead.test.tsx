/** @jest-environment jsdom */
import { cleanup, fireEvent, render, screen } from '@testing-library/react';
import { createInstance } from 'i18next';
import { I18nextProvider } from 'react-i18next';
import type { OperationType } from '#shared/domain/estate.ts';
import { i18nOptions } from '#shared/i18n/i18nOptions.ts';
import type { Language } from '#shared/i18n/languages.ts';
import { loadDictionary } from '#shared/i18n/loadDictionary.ts';
import { SiteContext } from '../../../app/session/SiteContext.ts';
import { testSite } from '../../../app/session/testSite.ts';
import type { SeenEstates } from '../../../features/map/pins/countPins.ts';
import { MapHead } from './MapHead.tsx';

afterEach(cleanup);

interface Shown {
  language?: Language;
  type?: OperationType;
  /** Undefined where the list has none. */
  closed?: boolean;
  noun?: 'homes' | 'any';
  seen?: SeenEstates;
  failed?: boolean;
}

async function show({
  language = 'es',
  type = 'buy',
  closed,
  noun = 'homes',
  seen = { count: 12, reserved: 0 },
  failed = false,
}: Shown) {
  const [common, map] = await Promise.all([loadDictionary(language, 'common'), loadDictionary(language, 'map')]);
  const i18n = createInstance();
  await i18n.init({ ...i18nOptions, lng: language, resources: { [language]: { common, map } } });
  const turn = jest.fn();
  render(
    <SiteContext value={{ ...testSite, language }}>
      <I18nextProvider i18n={i18n}>
        <MapHead
          seen={seen}
          type={type}
          noun={noun}
          failed={failed}
          onRetry={() => {}}
          onReturn={() => {}}
          wider={undefined}
          follows={{ isOn: true, turn: () => {} }}
          closed={closed === undefined ? undefined : { isOn: closed, turn }}
        />
      </I18nextProvider>
    </SiteContext>,
  );
  return turn;
}

const boxes = () => screen.getAllByRole('checkbox').map((box) => box.parentElement!.textContent);

it.each([
  ['es', 'buy', 'homes', 'Ver también lo vendido', '9 viviendas en el mapa, 2 reservadas y 1 vendida'],
  ['es', 'rent', 'any', 'Ver también lo alquilado', '9 inmuebles en el mapa, 2 reservados y 1 alquilado'],
  ['ca', 'buy', 'any', 'Vegeu també els venuts', '9 immobles al mapa, 2 reservats i 1 venut'],
  ['ca', 'rent', 'homes', 'Vegeu també els llogats', '9 habitatges al mapa, 2 reservats i 1 llogat'],
  ['en', 'buy', 'homes', 'Include sold properties', '9 homes on the map, 2 reserved, and 1 sold'],
  ['en', 'rent', 'any', 'Include let properties', '9 properties on the map, 2 reserved, and 1 let'],
] as const)(
  'offers in %s (%s, %s) to show closed ones, and counts as the heading does, then what that leaves out',
  async (language, type, noun, text, note) => {
    await show({ language, type, noun, closed: true, seen: { count: 12, reserved: 2, closed: 1 } });
    expect(boxes()[1]).toBe(text);
    expect(screen.getByRole('status').textContent).toBe(note);
  },
);

it.each([
  ['es', 9_998, '9.998 viviendas en el mapa, con las reservadas'],
  ['es', 10_000, '10.000 viviendas en el mapa, con las reservadas'],
  ['es', 538_769, '+10.000 viviendas en el mapa, con las reservadas'],
  ['ca', 2_000_000, '+10.000 habitatges al mapa, amb els reservats'],
  ['en', 10_001, '10,000+ homes on the map, reserved ones included'],
] as const)(
  'where single ones are not known, counts in %s all of them, up to the most that lists count: %i',
  async (language, count, note) => {
    await show({ language, seen: { count } });
    expect(screen.getByRole('status').textContent).toBe(note);
  },
);

it('says nothing of reserved or sold ones where there are none', async () => {
  const turn = await show({ closed: false });
  expect(screen.getByRole('status').textContent).toBe('12 viviendas en el mapa');
  fireEvent.click(screen.getByRole('checkbox', { name: 'Ver también lo vendido' }));
  expect(turn).toHaveBeenCalledWith(true);
  cleanup();
  await show({ closed: true, seen: { count: 1, reserved: 0, closed: 0 } });
  expect(screen.getByRole('status').textContent).toBe('1 vivienda en el mapa');
});

it('offers nothing where the list has none', async () => {
  await show({});
  expect(boxes()).toEqual(['Buscar al mover el mapa']);
});

it('can be asked for less where the pins do not load', async () => {
  await show({ closed: true, failed: true });
  expect(boxes()).toEqual(['Ver también lo vendido']);
});
