/** @jest-environment jsdom */
import { cleanup, fireEvent, render, screen, waitFor } from '@testing-library/react';
import i18next from 'i18next';
import { I18nextProvider } from 'react-i18next';
import { MemoryRouter } from 'react-router';
import { toEstate } from '#shared/api/estate.ts';
import { i18nOptions } from '#shared/i18n/i18nOptions.ts';
import type { Language } from '#shared/i18n/languages.ts';
import { loadDictionary } from '#shared/i18n/loadDictionary.ts';
import { fakeEstate, type EstateChanges } from '#tests/fakes/estates.ts';
import { fakeResponse } from '#tests/fakes/fakeResponse.ts';
import { importBrowserApi } from '../../../app/session/importBrowserApi.ts';
import { SiteContext } from '../../../app/session/SiteContext.ts';
import { testSite } from '../../../app/session/testSite.ts';
import { EstateGrid } from '../EstateGrid.tsx';
import { toEstateCard } from '#shared/views/estateCard/toEstateCard.ts';
import { cardExtrasPart } from './cardExtrasPart.ts';
import { toCardExtras } from './toCardExtras.ts';

const [cover] = fakeEstate().media;
const picture = (name: string, changes: object = {}) => ({
  ...cover!,
  web_cover: false,
  url: `/${name}-1400.jpg`,
  dimensions: { sm: `/${name}-420.webp`, xl: `/${name}-1400.webp` },
  ...changes,
});
const media = [picture('a'), cover!, picture('plan', { type: 'plan' }), ...['b', 'c', 'd', 'e'].map((n) => picture(n))];

const answers = jest.fn<ReturnType<typeof fetch>, Parameters<typeof fetch>>();

/** A list of two homes; the API then answers with the first of them. */
async function show(changes: EstateChanges, language: Language = 'es') {
  const i18n = i18next.createInstance();
  const common = await loadDictionary(language, 'common');
  await i18n.init({ ...i18nOptions, lng: language, resources: { [language]: { common } } });
  answers.mockResolvedValue(fakeResponse(200, fakeEstate(changes)));
  const homes = [{ ...changes, media: [cover!] }, { reference: 'A-1' }];
  render(
    <I18nextProvider i18n={i18n}>
      <SiteContext value={{ ...testSite, language }}>
        <MemoryRouter>
          <EstateGrid estates={homes.map((home) => toEstateCard(toEstate(fakeEstate(home)), language))} />
        </MemoryRouter>
      </SiteContext>
    </I18nextProvider>,
  );
}

const pictures = () => [...document.querySelectorAll('.strip img')].map((image) => image.getAttribute('src'));
const card = () => document.querySelector('article')!;

// A busy machine takes longer for it than a query waits.
beforeAll(() => Promise.all([cardExtrasPart.Part.load(), importBrowserApi()]));

beforeEach(() => {
  sessionStorage.clear();
  answers.mockReset();
  globalThis.fetch = answers;
  Element.prototype.scrollTo = () => {};
});

afterEach(cleanup);

it('asks for nothing until a card is used, and then for that one only', async () => {
  await show({ media });
  expect(answers).not.toHaveBeenCalled();
  fireEvent.pointerOver(card());
  fireEvent.focus(card().querySelector('a')!);
  await screen.findByText('1/6');
  expect(answers.mock.calls.map(([path]) => path)).toEqual([expect.stringContaining('MS0116-3310')]);
});

it.each([
  ['es', 'Imagen anterior: Piso', 'Imagen siguiente: Piso', 'Imagen 2 de 6', 'Imagen 6 de 6'],
  ['ca', 'Imatge anterior: Pis', 'Imatge següent: Pis', 'Imatge 2 de 6', 'Imatge 6 de 6'],
  ['en', 'Previous picture: Flat', 'Next picture: Flat', 'Picture 2 of 6', 'Picture 6 of 6'],
] as const)(
  'turns the pictures by buttons in %s, and fetches the next',
  async (language, previous, next, two, five) => {
    await show({ media }, language);
    fireEvent.focus(card().querySelector('a')!);
    fireEvent.click(await screen.findByRole('button', { name: new RegExp(`^${next}`) }));
    expect(screen.getByRole('status').textContent).toContain(two);
    expect(pictures()).toEqual(['/a-420.webp', '/b-420.webp']);
    for (const _ of [1, 2]) fireEvent.click(screen.getByRole('button', { name: new RegExp(`^${previous}`) }));
    expect(screen.getByRole('status').textContent).toContain(five);
    expect(pictures()).toHaveLength(5);
  },
);

it('says of each picture how it was made, where its source says it', async () => {
  await show({ media: [cover!, picture('a', { made_as: 'machine' })] });
  fireEvent.pointerOver(card());
  expect((await screen.findByRole('status')).textContent).not.toMatch(/máquina/);
  fireEvent.click(screen.getByRole('button', { name: /^Imagen siguiente/ }));
  expect(screen.getByRole('status').textContent).toMatch(/alterada por una máquina · 2\/2/);
  expect(document.querySelector('.strip img')!.getAttribute('alt')).toMatch(/alterada por una máquina$/);
});

it('turns the pictures by a swipe that begins on an arrow, and once by a tap on it', async () => {
  await show({ media });
  fireEvent.pointerOver(card());
  const next = await screen.findByRole('button', { name: /^Imagen siguiente/ });
  /** Whether a click follows, as after a tap. */
  const touch = (to: number) => {
    fireEvent.touchStart(next, { changedTouches: [{ clientX: 300 }] });
    return fireEvent.touchEnd(next, { changedTouches: [{ clientX: to }] });
  };
  const turns = (to: number) => {
    if (touch(to)) fireEvent.click(next);
    return screen.getByRole('status').textContent;
  };
  expect(turns(304)).toContain('Imagen 2 de 6');
  expect(turns(180)).toContain('Imagen 3 de 6');
  expect(turns(400)).toContain('Imagen 2 de 6');
  expect(turns(400)).toContain('Imagen 1 de 6');
  // Before the first there is none.
  expect(turns(400)).toContain('Imagen 1 de 6');
});

it('follows the card’s link by a tap on a picture', async () => {
  await show({ media });
  fireEvent.pointerOver(card());
  await screen.findByText('1/6');
  const followed = jest.fn((event: Event) => {
    event.preventDefault();
  });
  card().querySelector('h3 > a')!.addEventListener('click', followed);
  fireEvent.click(document.querySelector('.strip')!);
  expect(followed).toHaveBeenCalledTimes(1);
});

it.each([
  ['es', 'Llamar a Núria Vidal', 'Escribir a Núria Vidal por WhatsApp'],
  ['ca', 'Truqueu a Núria Vidal', 'Escriviu a Núria Vidal per WhatsApp'],
  ['en', 'Call Núria Vidal', 'Message Núria Vidal on WhatsApp'],
] as const)('calls and writes to the agent in %s', async (language, call, message) => {
  await show({ media }, language);
  fireEvent.pointerOver(card());
  expect((await screen.findByRole('link', { name: call })).getAttribute('href')).toBe('tel:+34600123456');
  expect(screen.getByRole('link', { name: message }).getAttribute('href')).toMatch(
    /^https:\/\/wa\.me\/34600123456\?text=.*MS0116-3310/,
  );
});

it('has all photos without plans, and no phone of a home that is gone', () => {
  const extras = (changes: EstateChanges) => toCardExtras(toEstate(fakeEstate(changes)), 'es');
  expect(extras({ media }).pictures.map(({ src }) => src)).toEqual([
    cover!.dimensions.sm,
    '/a-420.webp',
    '/b-420.webp',
    '/c-420.webp',
    '/d-420.webp',
    '/e-420.webp',
  ]);
  expect(extras({ status: 'sold' })).not.toHaveProperty('phone');
  expect(extras({ media: [] }).pictures).toEqual([]);
});

describe('a swipe that begins before the pictures are there', () => {
  const swipe = (from: number, to: number, target: Element = card().querySelector('img')!) => {
    fireEvent.touchStart(target, { changedTouches: [{ clientX: from, clientY: 100 }] });
    fireEvent.touchEnd(target, { changedTouches: [{ clientX: to, clientY: 104 }] });
  };
  const expectPosition = (shown: string) =>
    waitFor(() => {
      expect(screen.getByRole('status').textContent).toContain(shown);
    });

  it.each([
    ['to the left shows the next one', [[300, 100]], '2/6'],
    [
      'each counts',
      [
        [300, 100],
        [300, 100],
      ],
      '3/6',
    ],
    ['to the right shows none before the first', [[100, 300]], '1/6'],
    [
      'and one back again',
      [
        [300, 100],
        [100, 300],
      ],
      '1/6',
    ],
    ['a tap turns nothing', [[300, 290]], '1/6'],
  ] as const)('%s', async (_, swipes, shown) => {
    await show({ media });
    fireEvent.pointerOver(card());
    for (const [from, to] of swipes) swipe(from, to);
    await expectPosition(shown);
  });

  it('turns it also when they come while the finger moves', async () => {
    await show({ media });
    fireEvent.pointerOver(card());
    const cover = card().querySelector('img')!;
    fireEvent.touchStart(cover, { changedTouches: [{ clientX: 300, clientY: 100 }] });
    await expectPosition('1/6');
    fireEvent.touchEnd(cover, { changedTouches: [{ clientX: 100, clientY: 100 }] });
    await expectPosition('2/6');
    // From then on the strip scrolls by itself.
    swipe(300, 100, document.querySelector('.strip img')!);
    await expectPosition('2/6');
  });

  it('of the page, up or down, turns nothing', async () => {
    await show({ media });
    fireEvent.pointerOver(card());
    const cover = card().querySelector('img')!;
    fireEvent.touchStart(cover, { changedTouches: [{ clientX: 300, clientY: 100 }] });
    fireEvent.touchEnd(cover, { changedTouches: [{ clientX: 250, clientY: 400 }] });
    await expectPosition('1/6');
  });
});
