/** @jest-environment jsdom */
import { cleanup, render } from '@testing-library/react';
import { renderToString } from 'react-dom/server';
import type { OperationType } from '#shared/domain/estate.ts';
import { useEstatesType } from './useEstatesType.ts';

const Page = ({ type }: { type?: OperationType }) => useEstatesType(type) ?? 'none';

afterEach(() => {
  cleanup();
  sessionStorage.clear();
});

it('is the page’s own, and on pages without one that of the previous page (docs/product.md#session)', () => {
  const { container, rerender } = render(<Page />);
  const seen = [undefined, 'rent', undefined, 'buy', undefined].map((type) => {
    rerender(<Page type={type as OperationType} />);
    return container.textContent;
  });
  expect(seen).toEqual(['none', 'rent', 'rent', 'buy', 'buy']);
});

it('is kept across documents of the session, and is not in the server’s HTML', () => {
  render(<Page type="rent" />);
  cleanup();
  expect(renderToString(<Page />)).toBe('none');
  expect(render(<Page />).container.textContent).toBe('rent');
});

it('is undefined when the stored value is invalid', () => {
  sessionStorage.setItem('session:1:estatesType', JSON.stringify({ until: 9e15, value: 'barter' }));
  expect(render(<Page />).container.textContent).toBe('none');
});
