/** @jest-environment jsdom */
import { act, cleanup, fireEvent, render, screen, waitFor, within } from '@testing-library/react';
import { createInstance } from 'i18next';
import { I18nextProvider } from 'react-i18next';
import { createMemoryRouter, RouterProvider } from 'react-router';
import { i18nOptions } from '#shared/i18n/i18nOptions.ts';
import type { Language } from '#shared/i18n/languages.ts';
import { loadDictionary } from '#shared/i18n/loadDictionary.ts';
import { fakeResponse } from '#tests/fakes/fakeResponse.ts';
import { fakeAgent } from '#tests/fakes/people.ts';
import { importBrowserApi } from '../../app/session/importBrowserApi.ts';
import { SiteContext } from '../../app/session/SiteContext.ts';
import { testSite } from '../../app/session/testSite.ts';
import { useSchemaForm } from '../../forms/useSchemaForm.ts';
import { MantineControls } from '../../theme/MantineControls.tsx';
import { AgentField } from './AgentField.tsx';

const sent = jest.fn();

function TestForm() {
  const { form, formProps } = useSchemaForm({
    form: 'test',
    emptyValues: { agent: '' },
    check: () => Promise.resolve({ ok: true, value: {} }),
    send: () => Promise.resolve(),
    onSent: () => {},
    problemText: (name) => name,
  });
  return (
    <MantineControls>
      <form {...formProps}>
        <AgentField form={form} province="barcelona" />
        <button
          type="button"
          onClick={() => {
            sent(form.getValues().agent);
          }}
        >
          Send
        </button>
      </form>
    </MantineControls>
  );
}

async function show(slugs: readonly string[], changes: object = {}, language: Language = 'es') {
  const answer = slugs.map((slug, at) => ({
    ...fakeAgent({ slug }),
    rating: { average: 3 + at / 10, count: 8 },
    ...changes,
  }));
  globalThis.fetch = jest.fn(() => Promise.resolve(fakeResponse(200, answer)));
  const names = ['ownerRequest', 'forms'] as const;
  const texts = await Promise.all(names.map(async (name) => [name, await loadDictionary(language, name)] as const));
  const i18n = createInstance();
  await i18n.init({ ...i18nOptions, lng: language, resources: { [language]: Object.fromEntries(texts) } });
  render(
    <I18nextProvider i18n={i18n}>
      <SiteContext value={{ ...testSite, language }}>
        <RouterProvider router={createMemoryRouter([{ path: '/', element: <TestForm /> }])} />
      </SiteContext>
    </I18nextProvider>,
  );
  await waitFor(() => {
    expect(fetch).toHaveBeenCalled();
  });
  // What was answered is read and shown.
  await act(() => new Promise((resolve) => setTimeout(resolve)));
  return screen.queryByRole('group');
}

// A busy machine takes longer for it than a query waits.
beforeAll(importBrowserApi);
beforeEach(() => {
  sessionStorage.clear();
});
afterEach(cleanup);

const eight = ['ana', 'berta', 'clara', 'dora', 'emma', 'flora', 'gala', 'hada'];

it('the six best rated are offered after nobody, each with face, zones, rating and sales', async () => {
  const image = { url: '/media/a.jpg', dimensions: { xs: '/media/a-160.webp', sm: '/media/a-420.webp' } };
  const group = (await show(eight, { image, sales: 41 }))!;
  const radios = within(group).getAllByRole<HTMLInputElement>('radio');
  expect(radios.map(({ value }) => value)).toEqual(['', 'hada', 'gala', 'flora', 'emma', 'dora', 'clara']);
  expect(radios.map(({ checked }) => checked).indexOf(true)).toBe(0);
  expect([...group.querySelectorAll('img')].map((face) => face.getAttribute('src'))).toEqual(
    Array.from({ length: 6 }, () => '/media/a-160.webp'),
  );
  expect(group.textContent).toContain('HadaGràcia · 3,7 de 5 (8 opiniones) · 41 ventas');
});

it('who is chosen is sent by the name of their page, and may be given up', async () => {
  const group = (await show(eight))!;
  for (const [name, value] of [
    ['Gala', 'gala'],
    ['Quien decida la red', ''],
  ] as const) {
    fireEvent.click(within(group).getByRole('radio', { name }));
    fireEvent.click(screen.getByText('Send'));
    expect(sent).toHaveBeenLastCalledWith(value);
  }
});

it.each([
  ['two are no choice', ['ana', 'berta'], {}],
  ['whoever has no page cannot be asked', eight, { slug: undefined }],
])('%s', async (_, slugs, changes) => {
  expect(await show(slugs, changes)).toBeNull();
});
