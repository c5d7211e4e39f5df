/** @jest-environment jsdom */
import { cleanup, fireEvent, render, screen } from '@testing-library/react';
import type { Language } from '#shared/i18n/languages.ts';
import type { PageMeta } from '#shared/seo/head.ts';
import { FrameTestContext } from './layoutTestContext.tsx';
import { LanguageLinks } from './LanguageLinks.tsx';
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

const codes = ['es', 'ca', 'en', 'de', 'nl', 'fr', 'pt', 'it', 'sv', 'pl', 'ro', 'da'];

/** Renders the links of the first languages. */
function offer(count: number, onChoose = () => {}): HTMLElement {
  const offered = codes
    .slice(0, count)
    .map((language) => ({ language, name: `Name ${language}`, url: `/${language}` }));
  render(
    <FrameTestContext>
      <LanguageLinks label="Idiomas" offered={offered} current="es" onChoose={onChoose} />
    </FrameTestContext>,
  );
  return screen.getByRole('navigation', { name: 'Idiomas' });
}

test.each([1, 2, 3])('%i languages stand in a line, with their codes for narrow screens', (count) => {
  const line = offer(count);
  expect(line.querySelector('details')).toBeNull();
  expect(Array.from(line.querySelectorAll('abbr'), (code) => code.textContent)).toEqual(codes.slice(0, count));
});

test.each([4, 12])('%i languages are a menu that opens without scripts, called by the one that is read', (count) => {
  const menu = offer(count).querySelector('details')!;
  expect(menu.querySelector('summary')!.textContent).toBe('Idiomas: esName es');
  const entries = Array.from(menu.querySelectorAll('li > *'), (entry) => [
    entry.textContent,
    entry.getAttribute('href'),
  ]);
  expect(entries).toEqual(codes.slice(0, count).map((code) => [`Name ${code}`, code === 'es' ? null : `/${code}`]));
  expect(menu.querySelector('[aria-current]')?.getAttribute('lang')).toBe('es');
});

test('the menu closes on Escape, and a choice in it is one', () => {
  const chosen = jest.fn();
  const menu = offer(5, chosen).querySelector('details')!;
  menu.open = true;
  fireEvent.keyDown(document, { key: 'Escape' });
  expect([menu.open, document.activeElement]).toEqual([false, menu.querySelector('summary')]);
  fireEvent.click(menu.querySelector('a[hreflang=de]')!);
  expect(chosen).toHaveBeenCalledWith('de', expect.anything());
});
