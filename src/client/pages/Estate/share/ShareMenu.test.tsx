/** @jest-environment jsdom */
import { fireEvent, render, screen, waitFor } from '@testing-library/react';
import { renderToString } from 'react-dom/server';
import { NotificationOutlet } from '../../../features/notifications/NotificationOutlet.tsx';
import { inPage } from '../testing.tsx';
import { ShareMenu } from './ShareMenu.tsx';

const shared = { url: 'https://www.example.com/piso', title: 'Piso' };

const menu = (
  <>
    <ShareMenu shared={shared} className="tool" />
    <NotificationOutlet />
  </>
);

async function open(): Promise<HTMLElement> {
  render(await inPage(menu));
  const button = await screen.findByRole('button', { name: 'Compartir' });
  button.focus();
  fireEvent.click(button);
  await screen.findByRole('menu');
  return button;
}

/** jsdom has none. */
beforeAll(() => {
  Object.assign(globalThis, {
    ResizeObserver: class {
      observe() {}
      unobserve() {}
      disconnect() {}
    },
  });
  Element.prototype.scrollIntoView = () => {};
});

const give = (name: 'clipboard' | 'share', value: unknown) => {
  Object.defineProperty(navigator, name, { configurable: true, value });
};

afterEach(() => {
  Reflect.deleteProperty(navigator, 'clipboard');
  Reflect.deleteProperty(navigator, 'share');
});

it('is a disclosure with links and the URL before its script is loaded', async () => {
  const html = renderToString(await inPage(menu));
  expect(html).toContain('<details');
  expect(html).toContain('https://wa.me/');
  expect(html).toContain(`value="${shared.url}"`);
});

it('stays open for a visitor who opened the disclosure before', async () => {
  const container = document.body.appendChild(document.createElement('div'));
  container.innerHTML = renderToString(await inPage(menu));
  container.querySelector('details')!.open = true;
  render(await inPage(menu), { container, hydrate: true });
  expect(await screen.findByRole('menu')).toBeTruthy();
});

it('copies the URL and confirms it', async () => {
  const writeText = jest.fn(() => Promise.resolve());
  give('clipboard', { writeText });
  await open();
  fireEvent.click(screen.getByRole('menuitem', { name: 'Copiar la dirección' }));
  expect((await screen.findByText('Dirección copiada')).closest('[role="alert"]')).not.toBeNull();
  expect(writeText).toHaveBeenCalledWith(shared.url);
});

it('selects the URL when the browser does not allow copying', async () => {
  await open();
  fireEvent.click(screen.getByRole('menuitem', { name: 'Copiar la dirección' }));
  await screen.findByText(/ya está seleccionada/);
  const field = screen.getByRole<HTMLInputElement>('textbox');
  expect([field.selectionStart, field.selectionEnd]).toEqual([0, shared.url.length]);
});

it('opens the share sheet of the system when there is one', async () => {
  const share = jest.fn(() => Promise.reject(new DOMException('closed', 'AbortError')));
  give('share', share);
  await open();
  fireEvent.click(screen.getByRole('menuitem', { name: 'Más opciones' }));
  expect(share).toHaveBeenCalledWith(shared);
});

it('lists the most used ways first, and has no entry for a share sheet when there is none', async () => {
  await open();
  expect(screen.getAllByRole('menuitem').map(({ textContent }) => textContent)).toEqual([
    'WhatsApp',
    'Copiar la dirección',
    'Correo',
    'Telegram',
    'X',
    'Facebook',
    'Pinterest',
  ]);
  expect(screen.queryByRole('menuitem', { name: 'Más opciones' })).toBeNull();
});

it('closes on Escape and restores the focus', async () => {
  const button = await open();
  fireEvent.keyDown(screen.getByRole('menu'), { key: 'Escape' });
  await waitFor(() => {
    expect(document.activeElement).toBe(button);
  });
  expect(button.getAttribute('aria-expanded')).toBe('false');
});
