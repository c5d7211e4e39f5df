/** @jest-environment jsdom */
import { cleanup, fireEvent, render, screen, within } from '@testing-library/react';
import { Link } from 'react-router';
import { readEnv } from '#config/env.ts';
import { linksOf } from '#config/links.ts';
import type { OperationType } from '#shared/domain/estate.ts';
import type { Links } from '#shared/navigation/links.ts';
import { addFavourites } from '../features/favourites/favourites.ts';
import type { LayoutKind } from '../app/routeDefinition.ts';
import { testSite } from '../app/session/testSite.ts';
import { FrameTestContext, frameTestTexts } from './layoutTestContext.tsx';
import { renderFrame } from '#server/page/renderFrame.tsx';
import { Header } from './Header.tsx';
import type { CurrentPage } from './useCurrentPage.ts';

const provinces = [
  { slug: 'girona', name: 'Girona', buy: 3 },
  { slug: 'madrid', name: 'Madrid', buy: 9, rent: 4 },
];
const agents = [{ slug: 'girona', name: 'Girona', count: 2 }];

function HeaderInSite({
  estatesType,
  layout = 'default',
  links = {},
  favourites = true,
  page,
}: {
  estatesType?: OperationType | undefined;
  layout?: LayoutKind;
  links?: Links;
  favourites?: boolean;
  page?: CurrentPage | undefined;
}) {
  const data = { provinces, frame: { agents, year: 2026 } };
  const frame = renderFrame({ site: testSite, links, i18n: frameTestTexts, layout, data });
  return (
    <FrameTestContext frame={frame} favourites={favourites}>
      <Header layout={layout} page={page ?? null} estatesType={estatesType} />
      <Link to="/viviendas-girona-compra">Choice</Link>
    </FrameTestContext>
  );
}

const renderHeader = (props: Parameters<typeof HeaderInSite>[0] = {}) => render(<HeaderInSite {...props} />);

const menuOf = (label: string) => screen.getByText(label).closest('details')!;
const hrefs = (element: HTMLElement) => [...element.querySelectorAll('a')].map((link) => link.getAttribute('href'));

afterEach(cleanup);

test('each menu lists the provinces of its type, once in the document, and all of them', () => {
  renderHeader();
  expect(hrefs(menuOf('Comprar'))).toEqual([
    '/viviendas-girona-compra',
    '/viviendas-madrid-compra',
    '/viviendas-compra',
  ]);
  expect(hrefs(menuOf('Alquilar'))).toEqual(['/viviendas-madrid-alquiler', '/viviendas-alquiler']);
});

test.each([
  ['buy', 'Comprar', 'Alquilar', 'secondary'],
  ['rent', 'Alquilar', 'Comprar', 'info'],
] as const)(
  'who is after %s finds its entry marked, with its accent (docs/product.md#header, docs/product.md#accent)',
  (type, own, other, accent) => {
    renderHeader({ estatesType: type });
    expect([menuOf(own).dataset.active, menuOf(own).dataset.accent]).toEqual(['true', accent]);
    expect(menuOf(other).dataset.active).toBeUndefined();
  },
);

test.each([
  ['Agent', undefined, 'Agentes'],
  ['Sell', undefined, 'Servicios'],
  ['Search', 'buy', 'Comprar'],
] as const)('on the page %s the menu that it belongs to is marked, and no other', (name, own, label) => {
  renderHeader({ page: { name, meta: { title: '', description: '' }, estatesType: own }, estatesType: own ?? 'rent' });
  expect([...document.querySelectorAll('[data-active]')]).toEqual([menuOf(label)]);
  expect([...document.querySelectorAll('summary[aria-current]')]).toEqual([menuOf(label).querySelector('summary')]);
});

test('a page of no menu marks what the visitor was after last, which is not where they are', () => {
  renderHeader({
    page: { name: 'About', meta: { title: '', description: '' }, estatesType: undefined },
    estatesType: 'rent',
  });
  expect([...document.querySelectorAll('[data-active]')]).toEqual([menuOf('Alquilar')]);
  expect(document.querySelector('summary[aria-current]')).toBeNull();
});

test('the menu of services leads to the pages for owners', () => {
  renderHeader();
  expect(hrefs(menuOf('Servicios'))).toEqual(['/servicios/vender', '/servicios/alquilar']);
});

test('the button of narrow screens opens the navigation without a script, by its id', () => {
  renderHeader();
  const target = screen.getByRole('button', { name: 'Menú' }).getAttribute('popovertarget')!;
  const navigation = document.getElementById(target)!;
  expect(navigation.hasAttribute('popover')).toBe(true);
  expect(within(navigation).getByText('Comprar')).toBeTruthy();
});

test('a navigation closes the panel of narrow screens', () => {
  renderHeader();
  const hidePopover = jest.fn();
  document.querySelector('nav')!.hidePopover = hidePopover;
  fireEvent.click(screen.getByText('Choice'));
  expect(hidePopover).toHaveBeenCalledTimes(1);
});

test('the link to the favourites shows their number after hydration', () => {
  addFavourites(['A-1', 'A-2']);
  renderHeader();
  const link = screen.getByRole('link', { name: /^Favoritos/ });
  expect([link.getAttribute('href'), link.textContent]).toEqual(['/favoritos', 'Favoritos 2']);
});

test('there is no link to favourites when they are switched off', () => {
  renderHeader({ favourites: false });
  expect(screen.queryByRole('link', { name: /^Favoritos/ })).toBeNull();
});

test('outside links show only where the operator set them (PD-18)', () => {
  renderHeader();
  expect(screen.queryByText('Revista')).toBeNull();
  expect(screen.queryByText('Área de usuario')).toBeNull();
  expect(hrefs(menuOf('Agentes'))).toEqual(['/agentes/girona', '/agentes']);
});

test('the magazine’s menu holds its categories and all of it; beside the menus one registers', () => {
  renderHeader({ links: linksOf(readEnv({}), 'es') });
  expect(
    [...menuOf('Revista').querySelectorAll('a')].map((link) => [link.textContent, link.getAttribute('href')]),
  ).toEqual([
    ['Actualidad', '/magazine/noticias/'],
    ['Sector inmobiliario', '/magazine/sector-inmobiliario/'],
    ['Escaparate', '/magazine/escaparate/'],
    ['Hogar', '/magazine/hogar/'],
    ['Toda la revista', '/magazine/'],
  ]);
  expect(screen.getByText('Área de usuario').getAttribute('href')).toBe('/magazine/red/registro');
});

test('joining as an agent opens a tab of its own, and says so', () => {
  renderHeader({ links: { agentsJoin: '/unirse', register: 'https://agents.example/register' } });
  const join = within(menuOf('Agentes')).getByText('Únase como agente');
  expect([join.getAttribute('target'), join.getAttribute('rel')]).toEqual(['_blank', 'noopener']);
  expect(join.textContent).toBe('Únase como agente (se abre en una pestaña nueva)');
  expect(screen.getByText('Área de usuario').getAttribute('target')).toBe('_blank');
});

test('the landing layout shows logo and languages only (docs/product.md#layouts)', () => {
  renderHeader({ layout: 'landing' });
  expect(screen.getByRole('link', { name: 'Vencejo, inicio' })).toBeTruthy();
  expect(screen.getAllByRole('navigation').map((element) => element.getAttribute('aria-label'))).toEqual(['Idioma']);
  expect(screen.queryByRole('button')).toBeNull();
});
