/** @jest-environment jsdom */
import { fireEvent, render, screen, waitFor } from '@testing-library/react';
import { createMemoryRouter, RouterProvider } from 'react-router';
import * as z from 'zod/mini';
import { checkForm } from '#shared/forms/checkForm.ts';
import { MantineControls } from '../theme/MantineControls.tsx';
import { ChoicesField } from './ChoicesField.tsx';
import type { FormState } from '#shared/forms/formState.ts';
import { useSchemaForm } from './useSchemaForm.ts';

const schema = z.object({ cities: z.array(z.string()).check(z.minLength(1)) });
const send = jest.fn<Promise<void>, [{ cities: string[] }]>(() => Promise.resolve());
const options = ['girona', 'madrid', 'burgos'].map((value) => ({ value, label: value.toUpperCase() }));
const folded = { summary: 'Others', options: options.slice(2) };

function TestForm() {
  const { form, formProps } = useSchemaForm<{ cities: string[] }>({
    form: 'test',
    emptyValues: { cities: [] },
    check: (values) => Promise.resolve(checkForm(schema, values)),
    send,
    onSent: () => {},
    problemText: (name, problem) => `${name} ${problem}`,
  });
  return (
    <MantineControls>
      <form {...formProps}>
        <ChoicesField form={form} name="cities" label="Cities" options={options.slice(0, 2)} more={folded} />
        <button>Send</button>
      </form>
    </MantineControls>
  );
}

function show(actionData?: FormState): void {
  const router = createMemoryRouter([{ id: 'page', path: '/', element: <TestForm /> }], {
    hydrationData: { loaderData: {}, actionData: actionData ? { page: actionData } : null },
  });
  render(<RouterProvider router={router} />);
}

const box = (name: string) => screen.getByRole<HTMLInputElement>('checkbox', { name, hidden: true });
const fold = () => screen.getByText('Others').closest('details')!;

beforeEach(() => {
  send.mockClear();
});

it('says that one is missing, focuses the first, and forgets it with the first choice', async () => {
  show();
  fireEvent.click(screen.getByText('Send'));
  const group = screen.getByRole('group', { name: /Cities/ });
  await waitFor(() => {
    expect(document.activeElement).toBe(box('GIRONA'));
  });
  expect(box('GIRONA').getAttribute('aria-invalid')).toBe('true');
  expect(document.getElementById(group.getAttribute('aria-describedby')!)!.textContent).toBe('cities invalid');
  fireEvent.click(box('MADRID'));
  expect(box('GIRONA').hasAttribute('aria-invalid')).toBe(false);
  expect(group.hasAttribute('aria-describedby')).toBe(false);
});

it('sends what is ticked, also what was ticked without an event', async () => {
  show();
  fireEvent.click(box('MADRID'));
  box('BURGOS').checked = true;
  fireEvent.click(screen.getByText('Send'));
  await waitFor(() => {
    expect(send.mock.calls.map(([{ cities }]) => cities)).toEqual([['madrid', 'burgos']]);
  });
});

it.each([
  ['madrid', ['MADRID']],
  [
    ['madrid', 'burgos'],
    ['MADRID', 'BURGOS'],
  ],
])('starts with what was sent without scripts: %j', (cities, ticked) => {
  show({ form: 'test', values: { cities }, problems: {} });
  expect(options.map(({ label }) => label).filter((label) => box(label).checked)).toEqual(
    expect.arrayContaining(ticked),
  );
  expect(options.filter(({ label }) => box(label).checked)).toHaveLength(ticked.length);
  // What is ticked is never folded.
  expect(fold().open).toBe(ticked.includes('BURGOS'));
});
