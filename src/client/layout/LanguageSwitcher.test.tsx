/** @jest-environment jsdom */
import { cleanup, fireEvent, render, screen } from '@testing-library/react';
import type { Language } from '#shared/i18n/languages.ts';
import type { PageMeta } from '#shared/seo/head.ts';
import { FrameTestContext } from './layoutTestContext.tsx';
import { LanguageSwitcher } from './LanguageSwitcher.tsx';

const alternates = { es: '/viviendas-compra', ca: '/ca/habitatges-compra', en: '/en/properties-buy' };
const switchTo = {
  es: '/viviendas-compra?page=2',
  ca: '/ca/habitatges-compra?page=2',
  en: '/en/properties-buy?page=2',
};

function targets(meta: Partial<PageMeta> | null, languages?: Language[]): (string | null)[] {
  render(
    <FrameTestContext {...(languages && { languages })}>
      <LanguageSwitcher page={meta && { meta: { title: null, description: '', ...meta } }} />
    </FrameTestContext>,
  );
  return screen.queryAllByRole('link').map((link) => link.getAttribute('href'));
}

afterEach(() => {
  cleanup();
  localStorage.clear();
});

test('links to the same page in each other language (docs/product.md#language-change)', () => {
  expect(targets({ alternates })).toEqual([alternates.ca, alternates.en]);
});

test('offers the languages of the site, in its order', () => {
  expect(targets({ alternates: { en: alternates.en, es: alternates.es } }, ['en', 'es'])).toEqual([alternates.en]);
  expect(screen.getAllByRole('listitem').map((item) => item.textContent)).toEqual(['enEnglish', 'esEspañol']);
});

test('is not there on a site of one language', () => {
  expect(targets({ alternates: { es: alternates.es } }, ['es'])).toEqual([]);
  expect(screen.queryByRole('navigation')).toBeNull();
});

test('uses the page’s own URLs when it has them', () => {
  expect(targets({ alternates, switchTo })).toEqual([switchTo.ca, switchTo.en]);
});

test('links to the page Home from an error page', () => {
  expect(targets(null)).toEqual(['/ca', '/en']);
});

test('shows the name of each language in that language, and marks the page’s', () => {
  targets({ alternates });
  const catalan = screen.getByRole('link', { name: 'Català' });
  expect([catalan.lang, catalan.getAttribute('hreflang')]).toEqual(['ca', 'ca']);
  expect(screen.getByText('Español').closest('[aria-current]')?.getAttribute('aria-current')).toBe('true');
});

test('a click stores the language (docs/product.md#language-change); rendering does not', () => {
  targets({ alternates });
  expect(localStorage).toHaveLength(0);
  fireEvent.click(screen.getByRole('link', { name: 'English' }));
  expect({ ...localStorage }).toEqual({ language: 'en' });
});
