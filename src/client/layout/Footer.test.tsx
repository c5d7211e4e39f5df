/** @jest-environment jsdom */
import { cleanup, render, screen } from '@testing-library/react';
import { Footer } from './Footer.tsx';
import { FrameTestContext } from './layoutTestContext.tsx';

const provinces = { buy: [{ slug: 'girona', name: 'Girona', count: 3 }], rent: [], agents: [] };

const legalPaths = ['/legal/politica-de-privacidad', '/legal/aviso-legal'];

afterEach(cleanup);

test('shows the company, the contact and links to listings and agents', () => {
  render(
    <FrameTestContext>
      <Footer layout="default" provinces={provinces} year={2026} />
    </FrameTestContext>,
  );
  expect(screen.getAllByRole('link').map((link) => link.getAttribute('href'))).toEqual([
    'mailto:hola@vencejo.example',
    '/servicios/vender',
    '/servicios/alquilar',
    '/viviendas-compra',
    '/agentes',
    '/#newsletter',
    '/viviendas-compra',
    '/viviendas-girona-compra',
    '/viviendas-alquiler',
    ...legalPaths,
  ]);
});

test('keeps copyright and legal texts only in the landing layout (docs/product.md#layouts)', () => {
  render(
    <FrameTestContext>
      <Footer layout="landing" provinces={provinces} year={2026} />
    </FrameTestContext>,
  );
  expect(screen.getAllByRole('link').map((link) => link.getAttribute('href'))).toEqual(legalPaths);
  expect(screen.getByText('© 2010-2026 Vencejo. Todos los derechos reservados')).toBeTruthy();
});
