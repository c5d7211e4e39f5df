/** @jest-environment jsdom */
import { fireEvent, render, screen, waitFor } from '@testing-library/react';
import { inPage } from '../testing.tsx';
import { ShareMenu } from './ShareMenu.tsx';

const shared = { url: 'https://www.example.com/piso', title: 'Piso' };

async function open(): Promise<void> {
  render(await inPage(<ShareMenu shared={shared} className="tool" label="Compartir" />));
  document.querySelector('details')!.open = true;
}

const toSight = jest.fn();

/** jsdom has neither. */
beforeAll(() => {
  Object.assign(window, { PointerEvent: MouseEvent });
  Element.prototype.scrollIntoView = toSight;
});

const give = (name: 'clipboard' | 'share', value: unknown) => {
  Object.defineProperty(navigator, name, { configurable: true, value });
};

afterEach(() => {
  Reflect.deleteProperty(navigator, 'clipboard');
  Reflect.deleteProperty(navigator, 'share');
});

it('copies the address and says so', async () => {
  const writeText = jest.fn(() => Promise.resolve());
  give('clipboard', { writeText });
  await open();
  fireEvent.click(screen.getByRole('button', { name: 'Copiar' }));
  expect((await screen.findByText('Dirección copiada')).getAttribute('role')).toBe('status');
  expect(writeText).toHaveBeenCalledWith(shared.url);
});

it('brings itself to sight when it opens', async () => {
  toSight.mockClear();
  await open();
  await waitFor(() => {
    expect(toSight.mock.contexts).toEqual([document.querySelector('details')!.lastElementChild]);
  });
});

it('selects the address where the browser lets nobody copy', async () => {
  await open();
  const field = screen.getByRole<HTMLInputElement>('textbox');
  fireEvent.click(screen.getByRole('button', { name: 'Copiar' }));
  await screen.findByText(/ya está seleccionada/);
  expect([field.selectionStart, field.selectionEnd]).toEqual([0, shared.url.length]);
});

it('opens the system’s own sheet, where there is one', async () => {
  await open();
  expect(screen.queryByText('Más opciones')).toBeNull();
  document.body.innerHTML = '';
  const share = jest.fn(() => Promise.reject(new DOMException('closed', 'AbortError')));
  give('share', share);
  await open();
  fireEvent.click(screen.getByText('Más opciones'));
  expect(share).toHaveBeenCalledWith(shared);
});

it('closes on Escape and gives the focus back', async () => {
  await open();
  document.querySelector<HTMLElement>('details')!.lastElementChild!.setAttribute('style', 'position: absolute');
  fireEvent.keyDown(screen.getByRole('textbox'), { key: 'Escape' });
  expect(document.querySelector('details')!.open).toBe(false);
  expect(document.activeElement).toBe(document.querySelector('summary'));
});
