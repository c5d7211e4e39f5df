/** @jest-environment jsdom */
import { cleanup, fireEvent, render, screen } from '@testing-library/react';
import type { PageMeta } from '#shared/seo/head.ts';
import { FrameTestContext } from './layoutTestContext.tsx';
import { LanguageSwitcher } from './LanguageSwitcher.tsx';

const alternates = { es: '/viviendas-compra', ca: '/ca/habitatges-compra', en: '/en/properties-buy' };
const switchTo = {
  es: '/viviendas-compra?page=2',
  ca: '/ca/habitatges-compra?page=2',
  en: '/en/properties-buy?page=2',
};

function targets(meta: Partial<PageMeta> | null): (string | null)[] {
  render(
    <FrameTestContext>
      <LanguageSwitcher page={meta && { meta: { title: null, description: '', ...meta } }} />
    </FrameTestContext>,
  );
  return screen.getAllByRole('link').map((link) => link.getAttribute('href'));
}

afterEach(() => {
  cleanup();
  localStorage.clear();
});

test('leads to the same page in each other language (docs/product.md#language-change)', () => {
  expect(targets({ alternates })).toEqual([alternates.ca, alternates.en]);
});

test('keeps what the page says to keep', () => {
  expect(targets({ alternates, switchTo })).toEqual([switchTo.ca, switchTo.en]);
});

test('links to the page Home from an error page', () => {
  expect(targets(null)).toEqual(['/ca', '/en']);
});

test('names each language in itself, and marks the one of the page', () => {
  targets({ alternates });
  expect(screen.getByTitle('Català').closest('a')?.lang).toBe('ca');
  expect(screen.getByTitle('Español').parentElement?.getAttribute('aria-current')).toBe('true');
});

test('the language that is clicked is the one chosen (docs/product.md#language-change); looking is no choice', () => {
  targets({ alternates });
  expect(localStorage).toHaveLength(0);
  fireEvent.click(screen.getByTitle('English'));
  expect({ ...localStorage }).toEqual({ language: 'en' });
});
