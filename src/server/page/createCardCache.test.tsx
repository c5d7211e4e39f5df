import i18next from 'i18next';
import { renderToString } from 'react-dom/server';
import { MemoryRouter } from 'react-router';
import { App } from '#client/app/App.tsx';
import { testSite } from '#client/app/session/testSite.ts';
import { RenderCardContext, type RenderCard } from '#client/features/estateCard/CardItem.tsx';
import type { CardData } from '#client/features/estateCard/EstateCard.tsx';
import { EstateGrid } from '#client/features/estateCard/EstateGrid.tsx';
import { toEstateCard } from '#shared/views/estateCard/toEstateCard.ts';
import { toEstate } from '#shared/api/estate.ts';
import { i18nOptions } from '#shared/i18n/i18nOptions.ts';
import type { Language } from '#shared/i18n/languages.ts';
import { loadDictionary } from '#shared/i18n/loadDictionary.ts';
import { fakeEstate } from '#tests/fakes/estates.ts';
import { createCardCache, type CardCache } from './createCardCache.tsx';

async function createI18n(language: Language) {
  const i18n = i18next.createInstance();
  const resources = { [language]: { common: await loadDictionary(language, 'common') } };
  await i18n.init({ ...i18nOptions, lng: language, resources });
  return i18n;
}

const cardOf = (reference: string, language: Language = 'es') =>
  toEstateCard(toEstate(fakeEstate({ reference })), language);

const cardData = (reference: string, changes: Partial<CardData> = {}): CardData => ({
  estate: cardOf(reference),
  heading: 'h3',
  showAround: false,
  load: 'lazy',
  ...changes,
});

/** Renders cards, and tells how often: a card that is known asks i18next for no text. */
async function openCache(cardCache: CardCache, language: Language = 'es') {
  const i18n = await createI18n(language);
  let renders = 0;
  const counting = Object.assign(Object.create(i18n) as typeof i18n, {
    getFixedT: (...of: Parameters<typeof i18n.getFixedT>) => {
      renders += 1;
      return i18n.getFixedT(...of);
    },
  });
  const render = cardCache({ site: { ...testSite, language }, i18n: counting });
  return {
    isRendered: (card: CardData) => {
      const before = renders;
      render(card);
      return renders > before;
    },
    render,
  };
}

async function renderList(language: Language, renderCard: RenderCard | null): Promise<string> {
  const i18n = await createI18n(language);
  return renderToString(
    <App i18n={i18n} site={{ ...testSite, language }}>
      <RenderCardContext value={renderCard}>
        <MemoryRouter>
          <EstateGrid estates={['A-1', 'A-2'].map((reference) => cardOf(reference, language))} />
        </MemoryRouter>
      </RenderCardContext>
    </App>,
  );
}

it.each(['es', 'ca', 'en'] as const)('makes the HTML in %s that React makes without it', async (language) => {
  const { render } = await openCache(createCardCache(1_000_000), language);
  const plain = await renderList(language, null);
  const renderCard = jest.fn(render);
  for (let turn = 0; turn < 2; turn += 1) expect(await renderList(language, renderCard)).toBe(plain);
  expect(renderCard).toHaveBeenCalledTimes(4);
});

it('renders a card once, for each language and for each way of showing it', async () => {
  const cardCache = createCardCache(1_000_000);
  const { isRendered } = await openCache(cardCache);
  expect(isRendered(cardData('A-1'))).toBe(true);
  expect(isRendered(cardData('A-1'))).toBe(false);
  for (const change of [{ heading: 'h2' }, { showAround: true }, { load: 'eager' }] as const)
    expect(isRendered(cardData('A-1', change))).toBe(true);
  expect(isRendered(cardData('A-2'))).toBe(true);
  const catalan = await openCache(cardCache, 'ca');
  expect(catalan.isRendered(cardData('A-1'))).toBe(true);
  expect(isRendered(cardData('A-1'))).toBe(false);
});

it('renders a card anew when anything of its estate has changed', async () => {
  const { isRendered, render } = await openCache(createCardCache(1_000_000));
  const card = cardData('A-1');
  isRendered(card);
  const cheaper = { ...card, estate: { ...card.estate, price: 1_000 } };
  expect(isRendered(cheaper)).toBe(true);
  expect(render(cheaper)).toContain('1.000');
});

it('keeps the most recently used ones only', async () => {
  const { isRendered } = await openCache(createCardCache(20_000));
  const many = Array.from({ length: 40 }, (_, index) => cardData(`A-${index}`));
  for (const card of many) isRendered(card);
  expect(isRendered(many.at(-1)!)).toBe(false);
  expect(isRendered(many[0]!)).toBe(true);
});
