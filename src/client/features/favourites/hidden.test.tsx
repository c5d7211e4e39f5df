/** @jest-environment jsdom */
import { act, cleanup, render, screen } from '@testing-library/react';
import { renderToString } from 'react-dom/server';
import { hideEstate, showEstate, useHidden, useIsHidden } from './hidden.ts';

function Shown() {
  const hidden = useHidden();
  return <output>{`${hidden?.join(',') ?? 'unknown'} ${useIsHidden('A-1')}`}</output>;
}

const shown = () => screen.getByRole('status').textContent;

beforeEach(() => {
  localStorage.clear();
});
afterEach(cleanup);

it('hides estates, the latest first, and shows them again', () => {
  render(<Shown />);
  act(() => {
    hideEstate('A-1');
    hideEstate('A-2');
  });
  expect(shown()).toBe('A-2,A-1 true');
  act(() => {
    showEstate('A-1');
  });
  expect([shown(), localStorage.getItem('hidden')]).toEqual(['A-2 false', 'A-2']);
  act(() => {
    showEstate('A-2');
  });
  expect(localStorage.getItem('hidden')).toBeNull();
});

it('is in no HTML of the server', () => {
  hideEstate('A-1');
  expect(renderToString(<Shown />)).toContain('unknown false');
});
