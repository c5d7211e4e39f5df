/** @jest-environment jsdom */
import { fireEvent, render, screen, waitFor } from '@testing-library/react';
import { createInstance } from 'i18next';
import { I18nextProvider } from 'react-i18next';
import { createMemoryRouter, RouterProvider } from 'react-router';
import { i18nOptions } from '#shared/i18n/i18nOptions.ts';
import { loadDictionary } from '#shared/i18n/loadDictionary.ts';
import { TextField } from '../../forms/TextField.tsx';
import { useSchemaForm } from '../../forms/useSchemaForm.ts';
import { MantineControls } from '../../theme/MantineControls.tsx';
import { CitiesField, onlyCity } from './CitiesField.tsx';

const cities = ['Girona', 'Madrid', 'Soria'].map((name) => ({
  slug: name.toLowerCase(),
  name,
  isUsual: name !== 'Soria',
}));

function TestForm({ offered = cities }: { offered?: typeof cities }) {
  const only = onlyCity(offered);
  const { form, formProps } = useSchemaForm({
    form: 'test',
    emptyValues: { address: '', zipCode: '', cities: only ? [only.slug] : [] },
    check: () => Promise.resolve({ ok: true, value: {} }),
    send: () => Promise.resolve(),
    onSent: () => {},
    problemText: (name) => name,
  });
  return (
    <MantineControls>
      <form {...formProps}>
        <CitiesField form={form} cities={offered}>
          <TextField form={form} name="address" label="address" />
          <TextField form={form} name="zipCode" label="zipCode" />
        </CitiesField>
      </form>
    </MantineControls>
  );
}

const box = (name: string) => screen.getByLabelText<HTMLInputElement>(name);
const type = (label: RegExp, value: string) => fireEvent.input(screen.getByLabelText(label), { target: { value } });
const ticked = () => cities.map(({ name }) => name).filter((name) => box(name).checked);
const shown = () => screen.getByRole('status').textContent;

let show: (offered?: typeof cities) => void;

beforeEach(async () => {
  const texts = {
    ownerRequest: await loadDictionary('es', 'ownerRequest'),
    forms: await loadDictionary('es', 'forms'),
  };
  const i18n = createInstance();
  await i18n.init({ ...i18nOptions, lng: 'es', resources: { es: texts } });
  show = (offered) => {
    render(
      <I18nextProvider i18n={i18n}>
        <RouterProvider
          router={createMemoryRouter([{ path: '/', element: <TestForm {...(offered && { offered })} /> }])}
        />
      </I18nextProvider>,
    );
  };
});

it('ticks the city of the postcode, folds the boxes, and follows the postcode', () => {
  show();
  type(/zipCode/, '17001');
  expect([ticked(), shown()]).toEqual([['Girona'], expect.stringContaining('Girona')]);
  expect(screen.queryByRole('checkbox')).toBeNull();
  type(/zipCode/, '28013');
  expect([ticked(), shown()]).toEqual([['Madrid'], expect.stringContaining('Madrid')]);
  type(/zipCode/, '2801');
  expect([ticked(), shown()]).toEqual([[], '']);
  expect(screen.getAllByRole('checkbox')).toHaveLength(cities.length);
});

it('finds the city of an address that was typed before React took over', async () => {
  show();
  screen.getByLabelText<HTMLInputElement>(/zipCode/).value = '17001';
  await waitFor(() => {
    expect([ticked(), shown()]).toEqual([['Girona'], expect.stringContaining('Girona')]);
  });
});

it('shows a folded city once it is ticked, and gives it the focus', () => {
  show();
  expect(box('Soria').closest('details')!.open).toBe(false);
  type(/zipCode/, '42001');
  fireEvent.click(screen.getByRole('button'));
  expect(box('Soria').closest('details')!.open).toBe(true);
  expect(document.activeElement).toBe(box('Soria'));
});

it('opens the boxes at the one that is ticked, and leaves what the visitor ticks', () => {
  show();
  type(/address/, 'Calle Mayor 3, Girona');
  fireEvent.click(screen.getByRole('button'));
  expect(document.activeElement).toBe(box('Girona'));
  fireEvent.click(box('Madrid'));
  type(/zipCode/, '28013');
  expect([ticked(), shown()]).toEqual([['Girona', 'Madrid'], '']);
});

it('the only city of a network is ticked whatever the address says, and asked about no more', () => {
  show(cities.slice(0, 1));
  for (const postcode of ['', '28013', '17001']) {
    type(/zipCode/, postcode);
    expect([box('Girona').checked, shown()]).toEqual([true, expect.stringContaining('Girona')]);
    expect([screen.queryByRole('checkbox'), screen.queryByRole('button')]).toEqual([null, null]);
  }
});
