/** @jest-environment jsdom */
import { cleanup, render, screen } from '@testing-library/react';
import i18next from 'i18next';
import { I18nextProvider } from 'react-i18next';
import { createMemoryRouter } from 'react-router';
import { RouterProvider } from 'react-router/dom';
import { i18nOptions } from '#shared/i18n/i18nOptions.ts';
import common from '#shared/i18n/locales/es/common.json';
import { SiteContext } from '../app/session/SiteContext.ts';
import { testSite } from '../app/session/testSite.ts';
import { PageError } from './PageError.tsx';
import { headMark } from './useDocumentHead.ts';

const goneChunk = Object.assign(new Error('Loading chunk 1 failed'), { name: 'ChunkLoadError' });
const answered = (status: number) => ({ status, statusText: '', internal: false, data: null });

async function show(error: unknown): Promise<void> {
  const i18n = i18next.createInstance();
  await i18n.init({ ...i18nOptions, lng: 'es', resources: { es: { common } } });
  const router = createMemoryRouter([{ id: 'page', path: '/', ErrorBoundary: PageError, element: null }], {
    hydrationData: { errors: { page: error } },
  });
  render(
    <I18nextProvider i18n={i18n}>
      <SiteContext value={testSite}>
        <RouterProvider router={router} />
      </SiteContext>
    </I18nextProvider>,
  );
}

afterEach(cleanup);

// The first head of a document is the server's.
beforeAll(async () => {
  await show(answered(404));
  cleanup();
});

it.each([
  ['notFound', answered(404)],
  [
    'unknownFilter',
    { ...answered(404), data: { instead: { params: { type: 'buy' }, query: { filters: { rooms: [2] } } } } },
  ],
  ['gone', answered(410)],
  ['unavailable', answered(503)],
  ['newVersion', goneChunk],
] as const)('says %s in the heading and in the head alike', async (kind, error) => {
  await show(error);
  expect(screen.getByRole('heading', { level: 1 }).textContent).toBe(common[`error.${kind}.title`]);
  expect(document.querySelector(`title[${headMark}]`)?.textContent).toBe(`${common[`error.${kind}.title`]} | Vencejo`);
});

it('logs a defect to the console, and shows no details to the visitor', async () => {
  const told = jest.spyOn(console, 'error').mockImplementation(() => {});
  const defect = new Error('inner workings');
  await show(defect);
  expect(told.mock.calls).toEqual([[defect]]);
  told.mockClear();
  expect(document.body.textContent).not.toContain('inner workings');
});
