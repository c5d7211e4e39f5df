/** @jest-environment jsdom */
import { cleanup, render, screen } from '@testing-library/react';
import { readEnv } from '#config/env.ts';
import { linksOf } from '#config/links.ts';
import type { Links } from '#shared/navigation/links.ts';
import type { LayoutKind } from '../../app/routeDefinition.ts';
import { FrameTestContext } from '../layoutTestContext.tsx';
import { Footer } from './Footer.tsx';

const ownPages = [
  'mailto:hola@vencejo.example',
  '/#newsletter',
  '/quienes-somos',
  '/manifiesto',
  '/contacto',
  '/servicios/vender',
  '/servicios/alquilar',
  '/viviendas-compra',
  '/agentes',
  '/rgpd/mis-alertas',
];

const legalPaths = [
  '/legal/politica-de-privacidad',
  '/legal/aviso-legal',
  '/legal/politica-de-cookies',
  '/canal-denuncias',
  '/accesibilidad',
  '/legal/politica-de-cookies#configuracion',
];

function show(links: Links, layout: LayoutKind = 'default'): (string | null)[] {
  render(
    <FrameTestContext>
      <Footer layout={layout} year={2026} links={links} />
    </FrameTestContext>,
  );
  return screen.getAllByRole('link').map((link) => link.getAttribute('href'));
}

afterEach(cleanup);

test('without links outside it shows what the site has: the network, listings, agents, legal texts (PD-18)', () => {
  expect(show({})).toEqual([...ownPages, ...legalPaths]);
  expect(screen.getAllByRole('heading').map(({ textContent }) => textContent)).toEqual(['La empresa', 'Explorar']);
});

test('with the demo network every entry of docs/product.md#footer leads somewhere', () => {
  show(linksOf(readEnv({}), 'es'));
  const entriesOf = (name: string) => {
    const column = screen.getByRole('heading', { name }).parentElement!;
    return [...column.querySelectorAll('a')].map((link) => [link.textContent, link.getAttribute('href')]);
  };
  expect(entriesOf('La empresa')).toEqual([
    ['Quiénes somos', '/quienes-somos'],
    ['Manifiesto', '/manifiesto'],
    ['Oficinas', '/magazine/red/oficinas'],
    ['Responsabilidad social', '/magazine/red/responsabilidad'],
    ['Sala de prensa', '/magazine/red/prensa'],
    ['Contacto', '/contacto'],
  ]);
  expect(entriesOf('Explorar')).toContainEqual(['Otros servicios', '/magazine/red/otros-servicios']);
  expect(entriesOf('Para agentes')).toEqual([
    ['Sea agente de la red', '/magazine/red/unirse'],
    ['Tecnología para agentes', '/magazine/red/tecnologia'],
    ['Marketing para agentes', '/magazine/red/marketing'],
    ['Comunidad de agentes', '/magazine/red/comunidad'],
  ]);
  expect(screen.getByRole('link', { name: 'Vencejo en LinkedIn' }).getAttribute('href')).toBe('/magazine/red/linkedin');
});

test('a link that begins with https opens in a new tab, and says so; others do not', () => {
  show({ press: 'https://press.example', offices: '/oficinas', x: 'https://x.com/vencejo' });
  const attributes = (name: string) => {
    const link = screen.getByRole('link', { name });
    return [link.getAttribute('target'), link.getAttribute('rel')];
  };
  expect(attributes('Sala de prensa (se abre en una pestaña nueva)')).toEqual(['_blank', 'noopener']);
  expect(attributes('Vencejo en X (se abre en una pestaña nueva)')).toEqual(['_blank', 'noopener']);
  expect(attributes('Oficinas')).toEqual([null, null]);
});

test('the button of the newsletter leads to its block on Home, and opens the modal with scripts', () => {
  show({});
  expect(screen.getByRole('link', { name: 'Boletín' }).dataset.newsletter).toBe('');
});

test.each(['default', 'landing'] as const)('the control of cookies is in the %s layout', (layout) => {
  show({}, layout);
  expect(screen.getByRole('link', { name: 'Configuración de cookies' }).dataset).toHaveProperty('consentSettings');
});

test('keeps copyright and legal texts only in the landing layout (docs/product.md#layouts)', () => {
  expect(show({}, 'landing')).toEqual(legalPaths);
  expect(screen.getByText('© 2010-2026 Vencejo Red Inmobiliaria, S.L. Todos los derechos reservados')).toBeTruthy();
});

test.each(['default', 'landing'] as const)('the %s layout offers the colours of the system first', (layout) => {
  show({}, layout);
  const control = screen.getByRole<HTMLSelectElement>('combobox', { name: 'Apariencia' });
  expect([...control.options].map(({ value, text }) => [value, text])).toEqual([
    ['auto', 'Como el sistema'],
    ['light', 'Clara'],
    ['dark', 'Oscura'],
  ]);
});
