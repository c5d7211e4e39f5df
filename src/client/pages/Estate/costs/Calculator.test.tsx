/** @jest-environment jsdom */
import { fireEvent, render, screen } from '@testing-library/react';
import { inPage } from '../testing.tsx';
import { Calculator } from './Calculator.tsx';

describe('the calculator', () => {
  const bought = { price: 300_000, provinceSlug: 'barcelona', isNewBuild: false };
  const show = async (changes = {}) => render(await inPage(<Calculator bought={{ ...bought, ...changes }} />));
  const slider = (name: string) => screen.getByRole('slider', { name });

  beforeAll(() => {
    window.matchMedia = () => ({ matches: false, addEventListener: () => {}, removeEventListener: () => {} }) as never;
    window.ResizeObserver = class {
      observe(): void {}
      unobserve(): void {}
      disconnect(): void {}
    };
  });

  it('names its sliders and gives their values in words', async () => {
    await show();
    expect(slider('Precio de compra').getAttribute('aria-valuetext')).toBe('300.000\u00a0€');
    expect(slider('Plazo').getAttribute('aria-valuetext')).toBe('25 años');
    expect(slider('Tipo de interés').getAttribute('aria-valuetext')).toBe('3\u00a0%');
  });

  it('moves by keyboard and announces the new instalment', async () => {
    const { container } = await show();
    const payment = () => container.querySelector('dd')!.textContent;
    const before = payment();
    fireEvent.keyDown(slider('Plazo'), { key: 'ArrowRight' });
    expect(slider('Plazo').getAttribute('aria-valuetext')).toBe('26 años');
    expect(payment()).not.toBe(before);
  });

  it('says when savings are too few, and when they are enough', async () => {
    await show();
    fireEvent.keyDown(slider('Ahorros'), { key: 'Home' });
    expect(screen.getByText(/pocos bancos/)).toBeTruthy();
    fireEvent.keyDown(slider('Ahorros'), { key: 'End' });
    expect(screen.getByText('Con esos ahorros no necesita hipoteca.')).toBeTruthy();
  });

  it('does not slide to a price whose tax is not known', async () => {
    await show({ provinceSlug: 'asturias', price: 290_000 });
    expect(slider('Precio de compra').getAttribute('aria-valuemax')).toBe('290000');
    expect(slider('Precio de compra').getAttribute('aria-valuemin')).toBe('203000');
  });
});
