/** @jest-environment jsdom */
import { cleanup, fireEvent, render, screen, within } from '@testing-library/react';
import { Link } from 'react-router';
import type { CurrentPage } from './currentPage.ts';
import { FrameTestContext } from './frameTestContext.tsx';
import { Header } from './Header.tsx';

const provinces = {
  buy: [{ slug: 'girona', name: 'Girona', count: 3 }, { slug: 'madrid', name: 'Madrid', count: 9 }],
  rent: [{ slug: 'madrid', name: 'Madrid', count: 4 }],
};

const pageOf = (estatesType: CurrentPage['estatesType']): CurrentPage => ({ name: 'Search', layout: 'default', estatesType, meta: { title: null, description: '' } });

function renderHeader({ page = null, layout = 'default', links = {} }: { page?: CurrentPage | null; layout?: CurrentPage['layout']; links?: { magazine?: string } } = {}) {
  render(<FrameTestContext links={links}><Header layout={layout} provinces={provinces} page={page} /></FrameTestContext>);
}

const menuOf = (label: string) => screen.getByText(label).closest('details')!;
const hrefs = (element: HTMLElement) => [...element.querySelectorAll('a')].map((link) => link.getAttribute('href'));

afterEach(cleanup);

test('each menu lists the provinces of its type, once in the document, and all of them', () => {
  renderHeader();
  expect(hrefs(menuOf('Comprar'))).toEqual(['/viviendas-girona-compra', '/viviendas-madrid-compra', '/viviendas-compra']);
  expect(hrefs(menuOf('Alquilar'))).toEqual(['/viviendas-madrid-alquiler', '/viviendas-alquiler']);
});

test.each([['buy', 'Comprar', 'Alquilar', 'secondary'], ['rent', 'Alquilar', 'Comprar', 'info']] as const)(
  'a page of %s marks its entry, with its accent (spec §2.6, §4.5)',
  (type, own, other, accent) => {
    renderHeader({ page: pageOf(type) });
    expect([menuOf(own).dataset.active, menuOf(own).dataset.accent]).toEqual(['true', accent]);
    expect(menuOf(other).dataset.active).toBeUndefined();
  },
);

test('the button of narrow screens opens the navigation without a script, by its id', () => {
  renderHeader();
  const target = screen.getByRole('button', { name: 'Menú' }).getAttribute('popovertarget')!;
  const navigation = document.getElementById(target)!;
  expect(navigation.hasAttribute('popover')).toBe(true);
  expect(within(navigation).getByText('Comprar')).toBeTruthy();
});

test('a navigation closes the panel of narrow screens', () => {
  render(<FrameTestContext><Header layout="default" provinces={provinces} page={null} /><Link to="/viviendas-girona-compra">Choice</Link></FrameTestContext>);
  const hidePopover = jest.fn();
  document.querySelector('nav')!.hidePopover = hidePopover;
  fireEvent.click(screen.getByText('Choice'));
  expect(hidePopover).toHaveBeenCalledTimes(1);
});

test('outside links show only where the operator set them (decision 18)', () => {
  renderHeader({ links: { magazine: 'https://example.com/magazine' } });
  expect(screen.getByText('Magazine').getAttribute('href')).toBe('https://example.com/magazine');
  expect(screen.queryByText('Regístrate')).toBeNull();
});

test('the landing layout shows logo and languages only (spec §2.5)', () => {
  renderHeader({ layout: 'landing' });
  expect(screen.getByRole('link', { name: 'Vencejo, inicio' })).toBeTruthy();
  expect(screen.getAllByRole('navigation').map((element) => element.getAttribute('aria-label'))).toEqual(['Idioma']);
  expect(screen.queryByRole('button')).toBeNull();
});
