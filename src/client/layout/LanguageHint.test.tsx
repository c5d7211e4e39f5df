/** @jest-environment jsdom */
import { setTimeout } from 'node:timers/promises';
import { act, cleanup, fireEvent, render, screen } from '@testing-library/react';
import { renderToString } from 'react-dom/server';
import { usualLanguages, type BySiteLanguage, type Language, type UsualLanguage } from '#shared/i18n/languages.ts';
import type { CurrentPage } from './useCurrentPage.ts';
import { FrameTestContext } from './layoutTestContext.tsx';
import { LanguageHint } from './LanguageHint.tsx';

const targets = { es: '/viviendas-compra', ca: '/ca/habitatges-compra', en: '/en/properties-buy' };

const pageWith = (alternates?: BySiteLanguage<string>): CurrentPage => ({
  name: 'Search',
  estatesType: undefined,
  meta: { title: null, description: '', ...(alternates && { alternates }) },
});

const hint = (language: Language, page: CurrentPage | null = pageWith(targets)) => (
  <FrameTestContext language={language}>
    <LanguageHint page={page} />
    <main id="content" tabIndex={-1} />
  </FrameTestContext>
);

/** Turns of timers, until chunk and texts are there. */
const loaded = () => act(() => setTimeout(20));

async function open(language: Language) {
  const { rerender } = render(hint(language));
  await loaded();
  return rerender;
}

const link = () => screen.queryByRole<HTMLAnchorElement>('link');

afterEach(() => {
  cleanup();
  jest.restoreAllMocks();
  localStorage.clear();
  history.replaceState(null, '', '/');
});

const offers: Record<UsualLanguage, RegExp> = { es: /está en español$/, ca: /és en català$/, en: /in English$/ };

it.each(
  usualLanguages.flatMap((saved) =>
    usualLanguages.filter((language) => language !== saved).map((language) => [saved, language] as const),
  ),
)('who chose %s is offered it on a page in %s, in its own words', async (saved, language) => {
  localStorage.setItem('language', saved);
  await open(language);
  expect(link()!.textContent).toMatch(offers[saved]);
  expect(link()!.getAttribute('href')).toBe(targets[saved]);
  expect(link()!.hreflang).toBe(saved);
  expect(screen.getByRole('button').getAttribute('aria-label')).toMatch(/^\p{L}+$/u);
  for (const element of [link()!, screen.getByRole('button')])
    expect(element.closest<HTMLElement>('[lang]')!.lang).toBe(saved);
  expect(document.activeElement).toBe(document.body);
});

it.each([
  [null, 'es'],
  ['es', 'es'],
  ['ca', 'ca'],
  ['fr', 'en'],
  ['', 'ca'],
] as const)('with %j kept, a page in %s offers nothing and keeps nothing', async (saved, language) => {
  if (saved !== null) localStorage.setItem('language', saved);
  await open(language);
  expect(link()).toBeNull();
  expect(localStorage.getItem('language')).toBe(saved);
});

it('a language that the site does not speak is not offered, and stays kept', async () => {
  localStorage.setItem('language', 'ca');
  render(
    <FrameTestContext language="en" languages={['es', 'en']}>
      <LanguageHint page={pageWith({ es: targets.es, en: targets.en })} />
    </FrameTestContext>,
  );
  await act(() => Promise.resolve());
  expect(link()).toBeNull();
  expect(localStorage.getItem('language')).toBe('ca');
});

it('is not in the HTML, which is the same for every visitor', () => {
  localStorage.setItem('language', 'ca');
  expect(renderToString(hint('es'))).not.toContain('href');
});

it('closing it stores the page’s language, and it does not show again', async () => {
  localStorage.setItem('language', 'ca');
  await open('es');
  fireEvent.click(screen.getByRole('button', { name: 'Tanqueu' }));
  expect(link()).toBeNull();
  expect({ ...localStorage }).toEqual({ language: 'es' });
  expect(document.activeElement).toBe(document.getElementById('content'));
  cleanup();
  await open('es');
  expect(link()).toBeNull();
});

it('stays closed for the document when the storage fails', async () => {
  localStorage.setItem('language', 'ca');
  await open('es');
  jest.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
    throw new DOMException('full', 'QuotaExceededError');
  });
  fireEvent.click(screen.getByRole('button'));
  expect(link()).toBeNull();
});

it('links to the current page after a navigation, with its other query parameters', async () => {
  localStorage.setItem('language', 'en');
  const rerender = await open('es');
  rerender(hint('es', pageWith({ ...targets, en: '/en/properties-rent' })));
  history.replaceState(null, '', '/viviendas-alquiler?utm_source=carta');
  link()!.addEventListener('click', (event) => {
    event.preventDefault();
  });
  fireEvent.click(link()!);
  expect(link()!.getAttribute('href')).toMatch(/\/en\/properties-rent\?utm_source=carta$/);
});

it('follows a choice in another tab, and disappears when it is the page’s language', async () => {
  localStorage.setItem('language', 'ca');
  await open('es');
  const chooseElsewhere = (language: Language, told: string) => {
    act(() => {
      localStorage.setItem('language', language);
      dispatchEvent(new Event(told));
    });
  };
  chooseElsewhere('en', 'storage');
  await loaded();
  expect(link()!.closest<HTMLElement>('[lang]')!.lang).toBe('en');
  chooseElsewhere('es', 'pageshow');
  expect(link()).toBeNull();
});

it('is not on an error page, which has no other languages', async () => {
  localStorage.setItem('language', 'ca');
  const rerender = await open('es');
  for (const page of [null, pageWith()]) {
    rerender(hint('es', page));
    expect(link()).toBeNull();
  }
});
