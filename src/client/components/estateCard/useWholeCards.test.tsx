/** @jest-environment jsdom */
import { cleanup, render, renderHook } from '@testing-library/react';
import i18next from 'i18next';
import { I18nextProvider } from 'react-i18next';
import { MemoryRouter } from 'react-router';
import { toEstate } from '#shared/api/estate.ts';
import { i18nOptions } from '#shared/i18n/i18nOptions.ts';
import { loadDictionary } from '#shared/i18n/loadDictionary.ts';
import { fakeEstate } from '#tests/fakes/estates.ts';
import { SiteContext } from '../../app/session/SiteContext.ts';
import { testSite } from '../../app/session/testSite.ts';
import { EstateGrid } from './EstateGrid.tsx';
import { toShortCard } from './shortCard.ts';
import { toEstateCard, type EstateCardData } from './toEstateCard.ts';
import { useWholeCards } from './useWholeCards.ts';

const { cover: _, agent: _agent, ...card } = toEstateCard(toEstate(fakeEstate({})), 'es');
const { street: _street, ...bare } = card;
const { price: _price, ...onRequest } = bare;
const cards: EstateCardData[] = [
  {
    ...card,
    street: 'Carrer de la Princesa, 131, 2.º',
    zone: 'El Born',
    title: 'Piso de 68 m² en el Eixample, «con 2 m² más»',
    cover: { srcSet: '/a-420.webp 420w, /a-800.webp 800w', alt: 'Salón', colour: '#94948c' },
    pictures: 12,
    agent: { slug: 'nuria-vidal', name: 'Núria Vidal', avatar: '/n.webp' },
  },
  {
    ...card,
    key: 'ms0116-2',
    reference: 'ms0116-2',
    title: 'Casa de\u00a03 plantas',
    cover: { src: '/b.webp', alt: '' },
    agent: { name: 'Pau  Vidal · Ros' },
  },
  {
    ...card,
    price: 1_234_567,
    previousPrice: 1_300_000,
    area: 1234.5,
    energy: { state: 'completed', rating: 'A', consumption: 1037.7, emissions: 0 },
    key: 'ms0116-8',
    reference: 'MS0116-8',
    title: 'Casa',
    zone: 'Vic',
  },
  // Shown rounded, and the price by m² is calculated from both.
  { ...card, price: 99_999.5, area: 84.26, key: 'ms0116-9', reference: 'MS0116-9', title: 'Casa', zone: 'Vic' },
  {
    ...card,
    type: 'rent',
    price: 950,
    area: 0,
    key: 'ms0116-3',
    reference: 'MS0116-3',
    title: 'Ático & más',
    street: 'Calle A · Calle B',
    zone: 'Vic',
  },
  { ...onRequest, energy: { state: 'completed', rating: 'B' }, key: 'ms0116-4', reference: 'MS0116-4', zone: 'Horta' },
  { ...bare, energy: { state: 'exempt' }, key: 'ms0116-5', reference: 'MS0116-5', street: 'Gran Via', zone: '' },
  { ...bare, key: 'ms0116-6', reference: 'MS0116-6', street: 'Gran\u00a0Via', zone: 'Sants' },
  { ...bare, key: 'ms0116-7', reference: 'MS0116-7', zone: '' },
];

async function showList(): Promise<void> {
  const i18n = i18next.createInstance();
  await i18n.init({ ...i18nOptions, lng: 'es', resources: { es: { common: await loadDictionary('es', 'common') } } });
  render(
    <I18nextProvider i18n={i18n}>
      <SiteContext value={testSite}>
        <MemoryRouter>
          <main>
            <article>Without a card.</article>
            <EstateGrid estates={cards.slice(0, 2)} />
            <EstateGrid estates={cards.slice(2)} />
          </main>
        </MemoryRouter>
      </SiteContext>
    </I18nextProvider>,
  );
}

afterEach(cleanup);

it('reads from the HTML what the state leaves out', async () => {
  await showList();
  // jsdom writes colours in another way than the server.
  for (const photo of document.querySelectorAll<HTMLElement>('.photo'))
    if (photo.style.backgroundColor) photo.setAttribute('style', 'background-color:#94948c');
  const short = cards.map(toShortCard);
  expect(JSON.stringify(short)).not.toMatch(/webp|Eixample|Vidal|MS0116|Princesa|Born|Horta|345000|1234|950|1037/);
  expect(renderHook(() => useWholeCards(short)).result.current).toEqual(cards);
});

it('gives back cards that are whole', () => {
  expect(renderHook(() => useWholeCards(cards)).result.current).toBe(cards);
});
