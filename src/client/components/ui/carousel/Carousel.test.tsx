/** @jest-environment jsdom */
import { act, cleanup, fireEvent, render, screen } from '@testing-library/react';
import { Carousel } from './Carousel.tsx';
import { nextStop } from './useCarousel.ts';

const texts = { label: 'Reviews', previous: 'Previous', next: 'Next', pause: 'Pause', play: 'Play' };
let scrolls: unknown[];
let calm: boolean;

beforeEach(() => {
  jest.useFakeTimers();
  scrolls = [];
  calm = false;
  Element.prototype.scrollTo = (options?: unknown) => {
    scrolls.push(options);
  };
  window.matchMedia = () => ({ matches: calm }) as MediaQueryList;
});

afterEach(() => {
  cleanup();
  jest.useRealTimers();
});

const show = (interval?: number) => {
  render(
    <Carousel texts={texts} {...(interval ? { interval } : {})}>
      <li>A</li>
      <li>B</li>
    </Carousel>,
  );
};
const pass = (milliseconds: number) => {
  act(() => {
    jest.advanceTimersByTime(milliseconds);
  });
};
const carousel = () => screen.getByRole('group', { name: 'Reviews' });

describe('the target of a step', () => {
  it.each([
    [0, 1, 300],
    [300, 1, 600],
    [301, 1, 600],
    [600, 1, 0],
    [600, -1, 300],
    [299, -1, 0],
    [0, -1, 600],
  ] as const)('from %d in direction %d to %d, round the ends', (position, direction, to) => {
    expect(nextStop([0, 300, 600, 900], position, 600, direction)).toBe(to);
  });
});

describe('automatic advance', () => {
  it('happens at each interval, and never without one', () => {
    show(5000);
    pass(10_000);
    expect(scrolls).toHaveLength(2);
    cleanup();
    show();
    pass(60_000);
    expect(scrolls).toHaveLength(2);
    expect(screen.queryByRole('button', { name: 'Pause' })).toBeNull();
  });

  it('is paused and resumed by its button, even with the pointer over it', () => {
    show(5000);
    fireEvent.pointerEnter(carousel());
    fireEvent.click(screen.getByRole('button', { name: 'Pause' }));
    fireEvent.pointerLeave(carousel());
    pass(20_000);
    expect(scrolls).toHaveLength(0);
    fireEvent.pointerEnter(carousel());
    fireEvent.click(screen.getByRole('button', { name: 'Play' }));
    pass(5000);
    expect(scrolls).toHaveLength(1);
  });

  it('pauses while the pointer is over it or the focus is in it', () => {
    show(5000);
    fireEvent.pointerEnter(carousel());
    pass(20_000);
    fireEvent.pointerLeave(carousel());
    act(() => {
      screen.getByRole('button', { name: 'Next' }).focus();
    });
    pass(20_000);
    expect(scrolls).toHaveLength(0);
    act(() => {
      screen.getByRole('button', { name: 'Next' }).blur();
    });
    pass(5000);
    expect(scrolls).toHaveLength(1);
  });

  it('does not happen with reduced motion or in a hidden tab', () => {
    calm = true;
    show(5000);
    pass(20_000);
    calm = false;
    const hidden = jest.spyOn(document, 'hidden', 'get').mockReturnValue(true);
    pass(20_000);
    hidden.mockRestore();
    expect(scrolls).toHaveLength(0);
  });
});

it('moves with the buttons and the arrow keys, and ignores other keys', () => {
  show();
  fireEvent.click(screen.getByRole('button', { name: 'Next' }));
  fireEvent.click(screen.getByRole('button', { name: 'Previous' }));
  const list = screen.getByRole('list');
  fireEvent.keyDown(list, { key: 'ArrowRight' });
  fireEvent.keyDown(list, { key: 'ArrowLeft' });
  fireEvent.keyDown(list, { key: 'ArrowLeft', altKey: true });
  fireEvent.keyDown(list, { key: 'Tab' });
  expect(scrolls).toHaveLength(4);
});
