/** @jest-environment jsdom */
import { TextInput } from '@mantine/core';
import { act, cleanup, fireEvent, render, screen, waitFor } from '@testing-library/react';
import { createMemoryRouter, RouterProvider } from 'react-router';
import { ApiError } from '#shared/api/ApiError.ts';
import type { Checked } from '#shared/forms/checkForm.ts';
import type { GuardFields } from '#shared/forms/guard.ts';
import { MantineControls } from '../theme/MantineControls.tsx';
import { ProblemSummary } from './ProblemSummary.tsx';
import { hasDraft } from './formDraft.ts';
import { useSchemaForm } from './useSchemaForm.ts';
import type { FormState } from '#shared/forms/formState.ts';

type Send = (value: { name: string; town: string } & GuardFields, key: string) => Promise<void>;

function TestForm({ send, onSent }: { send: Send; onSent: () => void }) {
  const { form, formProps, failure, checkFields } = useSchemaForm<{ name: string; town: string }>({
    form: 'test',
    emptyValues: { name: '', town: '' },
    draft: { about: 'test', fieldsAbout: [] },
    check: ({ name, town }) => {
      const fields = { ...(name === '' ? { name: 'required' } : {}), ...(town === '' ? { town: 'required' } : {}) };
      return Promise.resolve(
        (Object.keys(fields).length > 0 ? { ok: false, fields } : { ok: true, value: { name, town } }) as Checked<{
          name: string;
          town: string;
        }>,
      );
    },
    send,
    onSent,
    problemText: (name, problem) => `${name} ${problem}`,
  });
  return (
    <MantineControls>
      <form {...formProps}>
        <ProblemSummary form={form} title={(count) => `${count} problems`} failure={failure} />
        <TextInput label="Name" {...form.getInputProps('name')} />
        <TextInput label="Town" {...form.getInputProps('town')} />
        <button>Send</button>
        <button type="button" onClick={() => void checkFields(['town'])}>
          Check the town
        </button>
      </form>
    </MantineControls>
  );
}

const send = jest.fn<ReturnType<Send>, Parameters<Send>>(() => Promise.resolve());
const onSent = jest.fn();

function show(actionData?: FormState): void {
  const router = createMemoryRouter([{ id: 'page', path: '/', element: <TestForm send={send} onSent={onSent} /> }], {
    hydrationData: { loaderData: {}, actionData: actionData ? { page: actionData } : null },
  });
  render(<RouterProvider router={router} />);
}

const field = (name: string) => screen.getByLabelText<HTMLInputElement>(name);
const type = (name: string, value: string) => fireEvent.input(field(name), { target: { value } });
const submit = () => fireEvent.click(screen.getByText('Send'));

beforeEach(() => {
  sessionStorage.clear();
  send.mockReset().mockResolvedValue();
  onSent.mockReset();
});

it('marks the errors on submission, focuses the first field, and lists them with links', async () => {
  show();
  type('Town', 'Vic');
  submit();
  await waitFor(() => {
    expect(document.activeElement).toBe(field('Name'));
  });
  expect(field('Name').getAttribute('aria-invalid')).toBe('true');
  expect(field('Town').hasAttribute('aria-invalid')).toBe(false);
  expect(screen.getByRole('alert').textContent).toBe('1 problemsname required');
  expect(screen.getByRole('link').getAttribute('href')).toBe(`#${field('Name').id}`);
  expect(send).not.toHaveBeenCalled();
});

it('clears the error of a field that changes, and of no other', async () => {
  show();
  submit();
  await screen.findByText('2 problems');
  type('Name', 'Ana');
  expect(screen.getByRole('alert').textContent).toBe('1 problemstown required');
});

it('sends the values of the elements, including those that raised no event', async () => {
  show();
  field('Name').value = 'Ana';
  type('Town', 'Vic');
  submit();
  await waitFor(() => {
    expect(onSent).toHaveBeenCalledTimes(1);
  });
  expect(send.mock.calls[0]![0]).toEqual({ name: 'Ana', town: 'Vic' });
});

it('keeps the values when sending fails, and the idempotency key until a value changes', async () => {
  const warn = jest.mocked(console.warn).mockImplementation(() => {});
  send.mockRejectedValue(new TypeError('offline'));
  show();
  type('Name', 'Ana');
  type('Town', 'Vic');
  submit();
  expect((await screen.findByText('failed')).closest('[role="alert"]')).not.toBeNull();
  submit();
  await waitFor(() => {
    expect(send).toHaveBeenCalledTimes(2);
  });
  type('Town', 'Olot');
  submit();
  await waitFor(() => {
    expect(send).toHaveBeenCalledTimes(3);
  });
  const keys = send.mock.calls.map(([, key]) => key);
  expect(keys[0]).toBe(keys[1]);
  expect(keys[2]).not.toBe(keys[0]);
  expect([field('Name').value, field('Town').value]).toEqual(['Ana', 'Olot']);
  await waitFor(() => {
    expect(warn).toHaveBeenCalledTimes(3);
  });
  warn.mockClear();
});

it.each([
  [429, 'tooMany'],
  [403, 'foreign'],
  [503, 'failed'],
])('says why sending failed with %d: %s', async (status, failure) => {
  const warn = jest.mocked(console.warn).mockImplementation(() => {});
  send.mockRejectedValueOnce(new ApiError(status));
  show();
  type('Name', 'Ana');
  type('Town', 'Vic');
  submit();
  expect((await screen.findByText(failure)).closest('[role="alert"]')).not.toBeNull();
  warn.mockClear();
});

it('shows the server’s errors at their fields', async () => {
  send.mockRejectedValue(new ApiError(422, { fields: { town: 'invalid' } }));
  show();
  type('Name', 'Ana');
  type('Town', 'Vic');
  submit();
  await waitFor(() => {
    expect(document.activeElement).toBe(field('Town'));
  });
  expect(screen.getByRole('alert').textContent).toBe('1 problemstown invalid');
});

it('sends a form once more, with a new token, when its own is too old', async () => {
  jest.useFakeTimers({ advanceTimers: true });
  globalThis.fetch = jest.fn(() =>
    Promise.resolve({ ok: true, json: () => ({ token: 'fresh' }) } as unknown as Response),
  );
  send.mockRejectedValueOnce(new ApiError(422, { code: '9004', fields: { formToken: 'expired' } }));
  show();
  const token = document.createElement('input');
  Object.assign(token, { type: 'hidden', name: 'formToken', value: 'of last week' });
  document.querySelector('form')!.append(token);
  type('Name', 'Ana');
  type('Town', 'Vic');
  submit();
  await waitFor(() => {
    expect(fetch).toHaveBeenCalledTimes(1);
  });
  await act(() => jest.advanceTimersByTimeAsync(1_900));
  expect(send).toHaveBeenCalledTimes(1);
  await act(() => jest.advanceTimersByTimeAsync(300));
  expect(onSent).toHaveBeenCalledTimes(1);
  expect(send.mock.calls.map(([{ name, formToken }]) => [name, formToken])).toEqual([
    ['Ana', 'of last week'],
    ['Ana', 'fresh'],
  ]);
  expect(send.mock.calls[0]![1]).toBe(send.mock.calls[1]![1]);
  jest.useRealTimers();
});

it('starts with the submitted values when the page is the response to the form', () => {
  show({ form: 'test', values: { name: 'Ana', town: '' }, problems: { town: 'required' } });
  expect(field('Name').value).toBe('Ana');
  expect(field('Town').getAttribute('aria-invalid')).toBe('true');
});

it('checks some of its fields alone, and sends nothing', async () => {
  show();
  fireEvent.click(screen.getByText('Check the town'));
  await waitFor(() => {
    expect(document.activeElement).toBe(field('Town'));
  });
  expect(screen.getByRole('alert').textContent).toBe('1 problemstown required');
  expect(field('Name').getAttribute('aria-invalid')).toBeNull();
  expect(send).not.toHaveBeenCalled();
});

it('keeps what is typed until it is sent, and shows it when it is opened again', async () => {
  show();
  expect(hasDraft('test')).toBe(false);
  type('Name', 'Ana');
  expect(hasDraft('test')).toBe(true);
  cleanup();
  show();
  expect(field('Name').value).toBe('Ana');
  type('Town', 'Vic');
  submit();
  await waitFor(() => {
    expect(onSent).toHaveBeenCalledTimes(1);
  });
  expect(hasDraft('test')).toBe(false);
});
