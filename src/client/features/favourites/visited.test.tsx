/** @jest-environment jsdom */
import { act, cleanup, render, screen } from '@testing-library/react';
import { addVisited, useVisited } from './visited.ts';

function Shown() {
  return <output>{useVisited().join(',')}</output>;
}

const shown = () => screen.getByRole('status').textContent;

beforeEach(() => {
  localStorage.clear();
});
afterEach(cleanup);

it('lists the opened estates, the latest first', () => {
  addVisited('AB1000-1000');
  addVisited('AB1000-1001');
  addVisited('AB1000-1000');
  render(<Shown />);
  expect(shown()).toBe('AB1000-1000,AB1000-1001');
});

it.each([
  ['in another tab', () => new StorageEvent('storage', { key: 'visited' })],
  ['before the way back to a page that was kept', () => new Event('pageshow')],
])('follows what is opened %s', (_, event) => {
  render(<Shown />);
  localStorage.setItem('visited', 'AB1000-1002');
  act(() => {
    window.dispatchEvent(event());
  });
  expect(shown()).toBe('AB1000-1002');
});

it('has what another tab wrote while nothing was shown here', () => {
  addVisited('AB1000-1000');
  localStorage.setItem('visited', 'AB1000-1003,AB1000-1000');
  render(<Shown />);
  expect(shown()).toBe('AB1000-1003,AB1000-1000');
});
