import i18next from 'i18next';
import { renderToString } from 'react-dom/server';
import { MemoryRouter } from 'react-router';
import { App } from '#client/app/App.tsx';
import type { RenderFragment } from '#client/app/CachedFragment.tsx';
import { testSite } from '#client/app/session/testSite.ts';
import { EstateGrid } from '#client/components/estateCard/EstateGrid.tsx';
import { toEstateCard } from '#client/components/estateCard/toEstateCard.ts';
import { toEstate } from '#shared/api/estate.ts';
import { i18nOptions } from '#shared/i18n/i18nOptions.ts';
import type { Language } from '#shared/i18n/languages.ts';
import { loadDictionary } from '#shared/i18n/loadDictionary.ts';
import { fakeEstate } from '#tests/fakes/estates.ts';
import { createFragmentCache, type FragmentsOf } from './createFragmentCache.tsx';

async function createI18n(language: Language) {
  const i18n = i18next.createInstance();
  const resources = { [language]: { common: await loadDictionary(language, 'common') } };
  await i18n.init({ ...i18nOptions, lng: language, resources });
  return i18n;
}

interface Shown {
  fragmentsOf?: FragmentsOf;
  language?: Language;
  references?: readonly string[];
  showProvince?: boolean;
}

/** A list of homes, and the keys of the fragments that it was made of. */
async function renderList({ fragmentsOf, language = 'es', references = ['A-1', 'A-2'], showProvince }: Shown) {
  const i18n = await createI18n(language);
  const site = { ...testSite, language };
  const keys: string[] = [];
  const renderFragment: RenderFragment = (key, element) => {
    keys.push(key);
    return fragmentsOf!({ site, i18n })(key, element);
  };
  const estates = references.map((reference) => toEstateCard(toEstate(fakeEstate({ reference })), language));
  const html = renderToString(
    <App i18n={i18n} site={{ ...site, ...(fragmentsOf ? { renderFragment } : {}) }}>
      <MemoryRouter>
        <EstateGrid estates={estates} showProvince={showProvince ?? false} />
      </MemoryRouter>
    </App>,
  );
  return { html, keys };
}

/** Counts what is rendered: a fragment that is known is not. */
function countRenders(fragmentsOf: FragmentsOf) {
  let renders = 0;
  const counting: FragmentsOf = (page) => (key, element) => {
    const Counted = () => {
      renders += 1;
      return element;
    };
    return fragmentsOf(page)(key, <Counted />);
  };
  return { counting, renders: () => renders };
}

it.each(['es', 'ca', 'en'] as const)('makes the HTML in %s that React makes without it', async (language) => {
  const fragmentsOf = createFragmentCache(1_000_000);
  const { html: plain } = await renderList({ language });
  for (let turn = 0; turn < 2; turn += 1) {
    const { html, keys } = await renderList({ fragmentsOf, language });
    expect(html).toBe(plain);
    expect(keys).toHaveLength(2);
  }
});

it('renders a card once, for each language and for each way of showing it', async () => {
  const { counting, renders } = countRenders(createFragmentCache(1_000_000));
  await renderList({ fragmentsOf: counting, references: ['A-1'] });
  await renderList({ fragmentsOf: counting, references: ['A-2', 'A-1'] });
  expect(renders()).toBe(2);
  const { html } = await renderList({ fragmentsOf: counting, references: ['A-1'], language: 'ca' });
  expect(html).toBe((await renderList({ references: ['A-1'], language: 'ca' })).html);
  await renderList({ fragmentsOf: counting, references: ['A-1'], showProvince: true });
  expect(renders()).toBe(4);
});

it('keeps the most recently used ones only', async () => {
  const { counting, renders } = countRenders(createFragmentCache(20_000));
  const many = Array.from({ length: 40 }, (_, index) => `A-${index}`);
  await renderList({ fragmentsOf: counting, references: many });
  await renderList({ fragmentsOf: counting, references: many.slice(-1) });
  expect(renders()).toBe(40);
  await renderList({ fragmentsOf: counting, references: many.slice(0, 1) });
  expect(renders()).toBe(41);
});
