/** @jest-environment jsdom */
import { render, waitFor } from '@testing-library/react';
import { FrameTestContext } from './layoutTestContext.tsx';
import { headMark } from '#shared/seo/head.ts';
import { useDocumentHead } from './useDocumentHead.ts';

const listHead = { title: 'Pisos', description: 'Pisos en venta', alternates: { es: '/a', ca: '/ca/a', en: '/en/a' } };
const gone = { title: 'Ya no está', description: 'No está', noindex: true };

function List() {
  useDocumentHead(listHead);
  return null;
}

function Gone() {
  useDocumentHead(gone);
  return null;
}

const canonical = () => document.querySelector('link[rel=canonical]')?.getAttribute('href');

it('does not change the server’s head on the first render; later error pages and pages update it', async () => {
  document.head.innerHTML = `<title ${headMark}>Del servidor</title><link rel="canonical" href="https://vencejo.example/a" ${headMark}>`;
  document.body.innerHTML = `<script type="application/ld+json" ${headMark}>{}</script>`;
  const { rerender } = render(
    <FrameTestContext>
      <List />
    </FrameTestContext>,
  );
  expect(document.title).toBe('Del servidor');
  expect(document.querySelector('script')).not.toBeNull();

  rerender(
    <FrameTestContext>
      <Gone />
    </FrameTestContext>,
  );
  await waitFor(() => {
    expect(document.title).toBe('Ya no está | Vencejo');
  });
  expect(canonical()).toBeUndefined();
  expect(document.querySelector('script')).toBeNull();
  expect(document.querySelector('meta[name=robots]')?.getAttribute('content')).toMatch(/^noindex/);

  rerender(
    <FrameTestContext>
      <List />
    </FrameTestContext>,
  );
  await waitFor(() => {
    expect(document.title).toBe('Pisos | Vencejo');
  });
  expect(canonical()).toBe('https://vencejo.example/a');
});
