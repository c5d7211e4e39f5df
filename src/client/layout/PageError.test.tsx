/** @jest-environment jsdom */
import { act, cleanup, render, screen } from '@testing-library/react';
import i18next from 'i18next';
import { I18nextProvider } from 'react-i18next';
import { createMemoryRouter } from 'react-router';
import { RouterProvider } from 'react-router/dom';
import { i18nOptions } from '#shared/i18n/i18nOptions.ts';
import common from '#shared/i18n/languages/es/common.json';
import texts from '#shared/i18n/languages/es/error.json';
import { toEstate } from '#shared/api/estate.ts';
import { fakeEstate } from '#tests/fakes/estates.ts';
import { toEstateCard } from '#shared/views/estateCard/toEstateCard.ts';
import { SiteContext } from '../app/session/SiteContext.ts';
import { testSite } from '../app/session/testSite.ts';
import { searchFormPart } from '../features/search/searchFormPart.ts';
import { errorPart } from './errorPart.ts';
import { PageError } from './PageError.tsx';
import { headMark } from '#shared/seo/head.ts';

const goneChunk = Object.assign(new Error('Loading chunk 1 failed'), { name: 'ChunkLoadError' });
const answered = (status: number) => ({ status, statusText: '', internal: false, data: null });

async function show(error: unknown): Promise<void> {
  const i18n = i18next.createInstance();
  await i18n.init({ ...i18nOptions, lng: 'es', resources: { es: { common, error: texts } } });
  await errorPart.prepare(i18n);
  const page = { id: 'page', path: '/', ErrorBoundary: PageError, element: null };
  const provinces = [
    { slug: 'avila', name: 'Ávila', rent: 1 },
    { slug: 'soria', name: 'Soria', buy: 1, rent: 1 },
  ];
  const router = createMemoryRouter([{ id: 'layout', loader: () => null, children: [page] }], {
    hydrationData: { loaderData: { layout: { provinces } }, errors: { page: error } },
  });
  await act(async () => {
    render(
      <I18nextProvider i18n={i18n}>
        <SiteContext value={testSite}>
          <RouterProvider router={router} />
        </SiteContext>
      </I18nextProvider>,
    );
    await errorPart.Part.load();
    await searchFormPart.prepare(i18n);
  });
}

afterEach(() => {
  cleanup();
  jest.restoreAllMocks();
});

// The first head of a document is the server's.
beforeAll(async () => {
  await show(answered(404));
  cleanup();
});

it.each([
  ['notFound', answered(404)],
  ['gone', answered(410)],
  ['unavailable', answered(503)],
  ['newVersion', goneChunk],
] as const)('says %s in the heading and in the head alike', async (kind, error) => {
  await show(error);
  expect(screen.getByRole('heading', { level: 1 }).textContent).toBe(texts[`${kind}.title`]);
  expect(document.querySelector(`title[${headMark}]`)?.textContent).toBe(`${texts[`${kind}.title`]} | Vencejo`);
});

it.each([
  ['data that did not come', answered(503)],
  ['a chunk that did not come', goneChunk],
])('says that there is no connection, of %s', async (_what, error) => {
  jest.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
  await show(error);
  expect(screen.getByRole('heading', { level: 1 }).textContent).toBe(texts['offline.title']);
});

it('says of a page that is not there that it is not, without a connection too', async () => {
  jest.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
  await show(answered(404));
  expect(screen.getByRole('heading', { level: 1 }).textContent).toBe(texts['notFound.title']);
});

it.each(['notFound', 'gone'] as const)('offers to return and to search where nothing is (%s)', async (kind) => {
  await show(answered(kind === 'gone' ? 410 : 404));
  expect(screen.getByRole('link', { name: texts.return }).getAttribute('href')).toBe('/');
  const form = screen.getByRole<HTMLFormElement>('search');
  expect([form.method, form.getAttribute('action')]).toEqual(['get', '/buscar']);
  expect(screen.getByRole('combobox').getAttribute('name')).toBe('q');
});

it('shows homes beside a withdrawn one, the first photo of them before all else', async () => {
  const media = [{ type: 'image' as const, url: '/cover.jpg', dimensions: {}, description_category: 'facade' }];
  const others = ['A-1', 'A-2'].map((reference) => toEstateCard(toEstate(fakeEstate({ reference, media })), 'es'));
  await show({ ...answered(410), data: { others } });
  const photos = [...document.querySelectorAll('article img[src="/cover.jpg"]')];
  expect(photos.map((photo) => photo.getAttribute('fetchpriority'))).toEqual(['high', null]);
});

it('offers to try again where the page may show the next time', async () => {
  await show(answered(503));
  expect(screen.getByText(common['error.retry']).dataset).toHaveProperty('reload');
  expect(screen.queryByRole('search')).toBeNull();
});

it('logs a defect to the console, and shows no details to the visitor', async () => {
  const told = jest.spyOn(console, 'error').mockImplementation(() => {});
  const defect = new Error('inner workings');
  await show(defect);
  expect(told.mock.calls).toEqual([[defect]]);
  told.mockClear();
  expect(document.body.textContent).not.toContain('inner workings');
});
