/** @jest-environment jsdom */
import { act, render, waitFor } from '@testing-library/react';
import { hydrateRoot } from 'react-dom/client';
import { renderToString } from 'react-dom/server';
import i18next from 'i18next';
import { i18nOptions } from '#shared/i18n/i18nOptions.ts';
import common from '#shared/i18n/languages/es/common.json';
import { App } from '../app/App.tsx';
import { testSite } from '../app/session/testSite.ts';
import { FormGuard } from './FormGuard.tsx';
import { guardFieldsOf } from './formToken.ts';

const i18n = i18next.createInstance();
void i18n.init({ ...i18nOptions, lng: 'es', resources: { es: { common } } });

const fetched = jest.fn();
beforeEach(() => {
  fetched.mockReset().mockImplementation(() => Promise.resolve({ ok: true, json: () => ({ token: 'fresh' }) }));
  globalThis.fetch = fetched;
});

const form = (formToken?: string) => (
  <App i18n={i18n} site={{ ...testSite, ...(formToken ? { formToken } : {}) }}>
    <form>
      <FormGuard />
    </form>
  </App>
);

it('fetches a token for a form that was made in the browser', async () => {
  const { container } = render(form());
  const element = container.querySelector('form')!;
  await waitFor(() => {
    expect(guardFieldsOf(element)).toEqual({ topicNote: '', formToken: 'fresh' });
  });
  const field = container.querySelector('input[name="topicNote"]')!;
  expect(field.getAttribute('tabindex')).toBe('-1');
  expect(field.closest('[aria-hidden="true"]')).not.toBeNull();
});

it('keeps the token of the server’s page, which the browser does not know', async () => {
  const root = document.createElement('div');
  root.innerHTML = renderToString(form('of the page'));
  await act(() => hydrateRoot(root, form()));
  expect(guardFieldsOf(root.querySelector('form')!).formToken).toBe('of the page');
  expect(fetched).not.toHaveBeenCalled();
});

it('is sent without a token when none can be fetched', async () => {
  const warn = jest.mocked(console.warn).mockImplementation(() => {});
  fetched.mockRejectedValue(new TypeError('offline'));
  const { container } = render(form());
  await waitFor(() => {
    expect(warn).toHaveBeenCalledTimes(1);
  });
  expect(guardFieldsOf(container.querySelector('form')!).formToken).toBe('');
  warn.mockClear();
});
