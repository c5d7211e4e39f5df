/** @jest-environment jsdom */
import { cleanup, fireEvent, render, screen } from '@testing-library/react';
import { Link, MemoryRouter } from 'react-router';
import { Menu } from './Menu.tsx';

const summary = () => screen.getByText('Comprar');
const menu = () => summary().closest('details')!;

beforeEach(() => {
  render(
    <MemoryRouter>
      <Menu label="Comprar" active accent="secondary">
        <Link to="/x">Girona</Link>
      </Menu>
      <p>Beside</p>
    </MemoryRouter>,
  );
  menu().open = true;
});

afterEach(cleanup);

test('Escape closes it and restores the focus to its button', () => {
  screen.getByText('Girona').focus();
  fireEvent.keyDown(document, { key: 'Escape' });
  expect(menu().open).toBe(false);
  expect(document.activeElement).toBe(summary());
});

test('another key leaves it open', () => {
  fireEvent.keyDown(document, { key: 'Tab' });
  expect(menu().open).toBe(true);
});

test('a click outside closes it, one inside does not', () => {
  fireEvent.pointerDown(screen.getByText('Girona'));
  expect(menu().open).toBe(true);
  fireEvent.pointerDown(screen.getByText('Beside'));
  expect(menu().open).toBe(false);
});

test('a click on a link closes it', () => {
  fireEvent.click(screen.getByText('Girona'));
  expect(menu().open).toBe(false);
});

test('marks the active entry with its accent', () => {
  expect([menu().dataset.active, menu().dataset.accent]).toEqual(['true', 'secondary']);
});

test.each([{ isComposing: true }, { keyCode: 229 }])(
  'Escape of an input method leaves it open: %j',
  (ofInputMethod) => {
    fireEvent.keyDown(document, { key: 'Escape', ...ofInputMethod });
    expect(menu().open).toBe(true);
  },
);
