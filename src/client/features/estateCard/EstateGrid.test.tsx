/** @jest-environment jsdom */
import { act, cleanup, fireEvent, render, screen } from '@testing-library/react';
import i18next from 'i18next';
import { I18nextProvider } from 'react-i18next';
import { renderToString } from 'react-dom/server';
import { MemoryRouter } from 'react-router';
import { toEstate } from '#shared/api/estate.ts';
import { i18nOptions } from '#shared/i18n/i18nOptions.ts';
import type { PictureMaking } from '#shared/domain/pictureMaking.ts';
import type { Language } from '#shared/i18n/languages.ts';
import { loadDictionary } from '#shared/i18n/loadDictionary.ts';
import { fakeEstate, type EstateChanges } from '#tests/fakes/estates.ts';
import { SiteContext } from '../../app/session/SiteContext.ts';
import { testSite } from '../../app/session/testSite.ts';
import { EstateGrid } from './EstateGrid.tsx';
import { toEstateCard } from '#shared/views/estateCard/toEstateCard.ts';

interface Shown {
  language?: Language;
  url?: string;
  home?: boolean;
}

async function show(homes: EstateChanges[], { language = 'es', url = '/', home = false }: Shown = {}) {
  const i18n = i18next.createInstance();
  await i18n.init({
    ...i18nOptions,
    lng: language,
    resources: { [language]: { common: await loadDictionary(language, 'common') } },
  });
  const estates = homes.map((changes) => toEstateCard(toEstate(fakeEstate(changes)), language));
  render(
    <I18nextProvider i18n={i18n}>
      <SiteContext value={{ ...testSite, language }}>
        <MemoryRouter initialEntries={[url]}>
          <EstateGrid estates={estates} showAround={home} eager={home ? 0 : 1} />
        </MemoryRouter>
      </SiteContext>
    </I18nextProvider>,
  );
}

/** Without the marks that keep words on one line. */
const plain = (words: string) => words.replaceAll('\u00a0', ' ').replaceAll('\u2060', '');
const text = () => plain(document.body.textContent);
const homeLinks = () => screen.getAllByRole('heading').map((heading) => heading.querySelector('a')!);
const lately = new Date().toISOString();
const names = () => screen.getAllByRole('img').map((image) => image.getAttribute('aria-label'));

afterEach(cleanup);

it.each([
  [
    'es',
    'Guardar en favoritos: Piso en Gràcia MS0116-3310',
    [
      '3 habitaciones',
      '2 baños',
      'Ascensor',
      'Amueblado',
      'Aparcamiento',
      'Espacio exterior',
      'Calificación energética D',
    ],
    ['345.000 €', '4.107 €/m²', '84 m²', '3.ª planta · Exterior', 'Nuevo · hoy', '120 kWh · 24 kg CO₂'],
  ],
  [
    'ca',
    'Deseu als preferits: Pis a Gràcia MS0116-3310',
    ['3 habitacions', '2 banys', 'Ascensor', 'Moblat', 'Aparcament', 'Espai exterior', 'Qualificació energètica D'],
    ['345.000 €', '4.107 €/m²', '84 m²', '3r pis · Exterior', 'Nou · avui'],
  ],
  [
    'en',
    'Save to favourites: Flat in Gràcia MS0116-3310',
    ['3 bedrooms', '2 bathrooms', 'Lift', 'Furnished', 'Parking', 'Outdoor space', 'Energy rating D'],
    ['€345,000', '€4,107/m²', '84 m²', 'Third floor · Street-facing', 'New · today'],
  ],
] as const)('a card in %s says all that its icons mean', async (language, heart, images, texts) => {
  const features = ['parking', 'terrace', 'elevator'];
  await show([{ furnished: true, features, floor: 3, exterior: true, created_at: lately }], { language });
  expect(names()).toEqual(images);
  expect(screen.getByRole('button', { name: heart }).getAttribute('aria-pressed')).toBe('false');
  for (const part of texts) expect(text()).toContain(part);
});

it.each([
  ['es', '1.250 € / mes', '1 habitación', '1 baño'],
  ['ca', '1.250 € / mes', '1 habitació', '1 bany'],
  ['en', '€1,250 / month', '1 bedroom', '1 bathroom'],
] as const)('a rent in %s is by the month, and one is singular', async (language, price, rooms, bathrooms) => {
  await show([{ type: 'rent', price: 1250, rooms: 1, bathrooms: 1 }], { language });
  expect(text()).toContain(price);
  expect(text()).not.toContain('/m²');
  expect(names()).toEqual(expect.arrayContaining([rooms, bathrooms]));
});

it.each([
  ['new', 'buy', 'secondary', 'Nuevo'],
  ['new', 'rent', 'info', 'Nuevo'],
  ['reserved', 'buy', 'dark', 'Reservado'],
  ['sold', 'buy', 'primary', 'Vendido'],
  ['RENTED', 'rent', 'primary', 'Alquilado'],
])('an estate that is %s to %s has a badge in %s (docs/product.md#status)', async (status, type, colour, label) => {
  await show([{ status, type, created_at: lately }]);
  expect(screen.getByText(label).parentElement!.className).toBe(`status ${colour}`);
  expect(text().includes('€')).toBe(status === 'new');
});

it('an available estate that is not new has no badge (PD-70)', async () => {
  await show([{ status: 'new', created_at: '2025-01-01T08:00:00.000Z' }]);
  expect(document.querySelector('.status')).toBeNull();
});

it.each([
  ['es', 'Consultar precio'],
  ['ca', 'Consulteu el preu'],
  ['en', 'Price on request'],
] as const)(
  'a price that was not given can be asked for in %s, a hidden one is not spoken of',
  async (language, words) => {
    await show([{ price: undefined }], { language });
    expect(document.querySelector('.price')!.textContent).toBe(words);
    cleanup();
    await show([{ price: undefined, status: 'reserved' }], { language });
    expect(document.querySelector('.price')).toBeNull();
  },
);

it('an unknown status has no badge, and the price shows (PD-26)', async () => {
  await show([{ status: 'EXCLUSIVE' }]);
  expect(document.querySelector('.status')).toBeNull();
  expect(text()).not.toMatch(/exclusive|card\.status/i);
  expect(text()).toContain('345.000 €');
});

it.each([
  [{ state: 'in_process' }, 'Certificado energético en trámite'],
  [{ state: 'exempt' }, 'Exento de certificado energético'],
  [{ state: 'completed' }, 'Certificado energético sin calificación'],
])('always shows the state of the certificate: %j (PD-37)', async (cee, said) => {
  await show([{ cee }]);
  expect(text()).toContain(said);
});

it.each([
  ['es', 'Bajada de precio: antes, 360.000 €', '360.000 €'],
  ['ca', 'Baixada de preu: abans, 360.000 €', '360.000 €'],
  ['en', 'Price drop: was €360,000', '€360,000'],
] as const)('says in %s what a price was before its drop', async (language, label, price) => {
  await show([{ previous_price: 360_000 }], { language });
  const dropped = screen.getByRole('img', { name: (name) => name.replaceAll('\u00a0', ' ') === label });
  expect(dropped.textContent.replaceAll('\u00a0', ' ')).toBe(price);
  cleanup();
  await show([{ previous_price: 345_000 }, { reference: 'A-1', previous_price: 1 }], { language });
  expect(document.querySelector('.dropped')).toBeNull();
});

it.each([
  [{ floor: 0 }, 'Bajo'],
  [{ floor: -1, exterior: false }, 'Sótano'],
  [{ floor: 12 }, '12.ª planta'],
  [{ floor: 6, subtype: 'penthouse' }, 'Ático'],
  [{ exterior: true }, 'Exterior'],
])('says the floor and the aspect that are known: %j', async (changes, said) => {
  await show([changes]);
  expect(plain(document.querySelector('.facts')!.textContent)).toContain(said);
  expect(document.querySelector('.facts')!.textContent).not.toMatch(/·\s*(?:·|$)|undefined/);
});

it.each([
  ['ca', 1, '1r pis'],
  ['ca', 2, '2n pis'],
  ['ca', 4, '4t pis'],
  ['ca', 5, '5è pis'],
  ['ca', 0, 'Baixos'],
  ['en', 0, 'Ground floor'],
  ['en', 9, 'Ninth floor'],
  ['en', 21, '21st floor'],
  ['en', 12, '12th floor'],
] as const)('in %s floor %i is called as people do: %s', async (language, floor, called) => {
  await show([{ floor, exterior: false }], { language });
  expect(plain(document.querySelector('.facts')!.textContent)).toContain(called);
});

it.each([
  ['es', ['\u00a0· 3.ª\u00a0planta\u00a0', '· Exterior']],
  ['ca', ['\u00a0· 3r\u00a0pis\u00a0', '· Exterior']],
  ['en', ['\u00a0· Third\u00a0floor\u00a0', '· Street-\u2060facing']],
] as const)('the facts in %s break behind a dot, and within no fact', async (language, parts) => {
  await show([{ floor: 3, exterior: true, features: ['elevator', 'parking'] }], { language });
  const facts = document.querySelector('.facts')!;
  expect(facts.textContent).toContain(parts.join(''));
  // The icons first.
  const images = [...facts.childNodes].map((part) => (part instanceof Element && part.className) || 'words');
  expect(images).toEqual(['area', 'rooms', 'bathrooms', 'elevator', 'parking', 'words', 'words']);
});

it.each([
  ['es', 1, ' · ayer'],
  ['es', 3, ' · hace 3 días'],
  ['ca', 3, ' · fa 3 dies'],
  ['en', 14, ' · 14 days ago'],
  ['en', 15, ''],
  // The clock of the site is a day behind that of its upstream.
  ['es', -1, ''],
] as const)('says in %s of what was published %i days ago "%s"', async (language, days, said) => {
  const created_at = new Date(Date.now() - days * 24 * 60 * 60 * 1000).toISOString();
  await show([{ created_at }], { language });
  expect(document.querySelector('.status > span + span')?.textContent ?? '').toBe(said);
});

it('keeps the days that the server counted, whatever the clock of the browser says', async () => {
  const i18n = i18next.createInstance();
  await i18n.init({ ...i18nOptions, lng: 'es', resources: { es: { common: await loadDictionary('es', 'common') } } });
  const yesterday = new Date(Date.now() - 24 * 60 * 60 * 1000).toISOString();
  const estate = toEstateCard(toEstate(fakeEstate({ created_at: yesterday })), 'es');
  const page = (
    <I18nextProvider i18n={i18n}>
      <SiteContext value={testSite}>
        <MemoryRouter>
          <EstateGrid estates={[estate]} />
        </MemoryRouter>
      </SiteContext>
    </I18nextProvider>
  );
  const container = document.createElement('div');
  container.innerHTML = renderToString(page);
  const badge = () => container.querySelector('.status')?.textContent;
  expect(badge()).toBe('Nuevo · ayer');
  jest.spyOn(Date, 'now').mockReturnValue(Date.now() + 5 * 24 * 60 * 60 * 1000);
  render(page, { container: document.body.appendChild(container), hydrate: true });
  expect(badge()).toBe('Nuevo · ayer');
  jest.restoreAllMocks();
});

it('leaves out an unknown area', async () => {
  await show([{ area_constructed: 0 }, { reference: 'A-1', area_constructed: NaN }]);
  expect(text()).not.toMatch(/m²(?! al)|NaN/);
});

it('links the title to the estate and the name to the agent, in the language of the page', async () => {
  await show([{ description: { 'es-ES': 'Piso luminoso' } }], { language: 'en' });
  expect(screen.getAllByRole('link').map((link) => [link.textContent, link.getAttribute('href')])).toEqual([
    ['Flat for sale in Gràcia', '/en/properties-barcelona-buy/flat-in-gracia-ms0116-3310/MS0116-3310'],
    ['Núria Vidal', '/en/agents/nuria-vidal'],
  ]);
  expect(screen.getByRole('heading', { name: 'Flat for sale in Gràcia' }).lang).toBe('');
});

it('shows what its zone is in, of a town its province, on the page Home only, and never twice', async () => {
  const { zone: _, ...address } = fakeEstate().address;
  const elsewhere = { ...address, town: 'Berga', town_slug: 'berga' };
  const addresses = [address, elsewhere, { ...elsewhere, zone: 'Centre' }];
  await show([{}, ...addresses.map((address, at) => ({ reference: `A-${at}`, address }))], { home: true });
  const places = () =>
    [...document.querySelectorAll('.place')].map((place) => place.textContent.replaceAll('\u00a0', ' '));
  expect(places()).toEqual([
    'Carrer de Verdi · Gràcia · Barcelona',
    'Carrer de Verdi · Barcelona',
    'Carrer de Verdi · Berga · Barcelona',
    'Carrer de Verdi · Centre · Berga',
  ]);
  cleanup();
  await show([{}]);
  expect(places()).toEqual(['Carrer de Verdi · Gràcia']);
});

it('says how a cover was made that no camera took, beside its photos and to who does not see it', async () => {
  const [cover] = fakeEstate().media;
  const media = (made?: PictureMaking) => [{ ...cover!, ...(made ? { made_as: made } : {}) }];
  await show([
    { reference: 'A-1', media: media('render'), pictures: 4 },
    { reference: 'A-2', media: media('virtually_furnished') },
    { reference: 'A-3', media: media() },
  ]);
  const photos = [...document.querySelectorAll('article > div:has(> img)')];
  expect(photos.map((photo) => plain(photo.getAttribute('data-pictures') ?? ''))).toEqual([
    'Imagen por ordenador · 4 fotos',
    'Muebles virtuales',
    '',
  ]);
  const alts = photos.map((photo) => photo.querySelector('img')!.alt);
  expect(alts.map((alt) => /Imagen por ordenador$|Muebles virtuales$/.test(alt))).toEqual([true, true, false]);
});

it('the bird replaces a picture that fails to load', async () => {
  await show([{}]);
  const picture = document.querySelector('img')!;
  fireEvent.error(picture);
  expect(picture.hidden).toBe(true);
});

it('fetches the first picture with priority and the others when they come near', async () => {
  await show([{}, { reference: 'A-1' }]);
  const [first, second] = [...document.querySelectorAll('img')];
  expect([first!.getAttribute('loading'), first!.getAttribute('fetchpriority')]).toEqual([null, 'high']);
  expect([second!.getAttribute('loading'), second!.getAttribute('fetchpriority')]).toEqual(['lazy', null]);
});

describe('the selected card (PD-38)', () => {
  const hash = '#piso-en-gracia-a-1/A-1';

  // jsdom cannot follow a link, as a click with the control key would.
  const stay = (event: Event) => {
    event.preventDefault();
  };

  beforeEach(() => {
    history.replaceState(null, '', '/');
    window.addEventListener('click', stay);
  });

  afterEach(() => {
    window.removeEventListener('click', stay);
  });

  it('is stored in the list’s URL before the navigation', async () => {
    await show([{}, { reference: 'A-1' }]);
    fireEvent.click(homeLinks()[1]!);
    expect(location.hash).toBe(hash);
  });

  it('is not set by a click on its agent', async () => {
    await show([{}]);
    fireEvent.click(screen.getByRole('link', { name: 'Núria Vidal' }));
    expect(location.hash).toBe('');
  });

  it('leaves no hash on the page Home, nor when it opens in another tab', async () => {
    await show([{ reference: 'A-1' }], { home: true });
    fireEvent.click(homeLinks()[0]!);
    cleanup();
    await show([{ reference: 'A-1' }]);
    fireEvent.click(homeLinks()[0]!, { ctrlKey: true });
    expect(location.hash).toBe('');
  });

  it('has the focus after Back', async () => {
    Element.prototype.scrollIntoView = () => {};
    await show([{}, { reference: 'A-1' }], { url: `/${hash}` });
    await act(
      () =>
        new Promise((resolve) => {
          requestAnimationFrame(() => {
            resolve(undefined);
          });
        }),
    );
    expect(document.activeElement).toBe(homeLinks()[1]);
  });
});
