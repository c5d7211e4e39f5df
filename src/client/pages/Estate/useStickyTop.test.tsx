/** @jest-environment jsdom */
import { act, cleanup, render, screen } from '@testing-library/react';
import { useStickyTop } from './useStickyTop.ts';

/** Pixels: of the element, and of its two fields from its upper edge. */
let height: number;
const places = { first: 500, last: 1_300 };

/** Where the stylesheet lets it stick. */
const atRest = 88;

let grow: () => void;

function Card() {
  const ref = useStickyTop<HTMLDivElement>();
  return (
    <div ref={ref} data-testid="card">
      <input aria-label="first" />
      <input aria-label="last" />
    </div>
  );
}

/** A card, in a window of 800 pixels. */
function show(): HTMLElement {
  Object.assign(globalThis, {
    ResizeObserver: class {
      constructor(onResize: () => void) {
        grow = onResize;
      }
      observe() {
        grow();
      }
      disconnect() {}
    },
  });
  Object.assign(window, { innerHeight: 800, scrollY: 3_000 });
  jest.spyOn(HTMLElement.prototype, 'offsetHeight', 'get').mockImplementation(() => height);
  jest.spyOn(HTMLElement.prototype, 'getBoundingClientRect').mockImplementation(function (this: HTMLElement) {
    const top =
      (Number.parseFloat(topOf(screen.getByTestId('card'))) || atRest) +
      places[this.getAttribute('aria-label') as keyof typeof places];
    return { top, bottom: top + 40 } as DOMRect;
  });
  render(<Card />);
  return screen.getByTestId('card');
}

const topOf = (card: HTMLElement): string => card.style.getPropertyValue('--sticky-top');

function scrollTo(y: number): void {
  Object.assign(window, { scrollY: y });
  dispatchEvent(new Event('scroll'));
}

beforeEach(() => {
  height = 1_400;
});

afterEach(() => {
  cleanup();
  jest.restoreAllMocks();
});

it('leaves an element that fits to the stylesheet', () => {
  height = 700;
  expect(topOf(show())).toBe('');
});

it('sticks a higher one with its upper half in sight, wherever the page is scrolled to', () => {
  const card = show();
  expect(topOf(card)).toBe('');
  scrollTo(9_000);
  expect(topOf(card)).toBe('');
});

const focus = (label: string) => {
  act(() => {
    screen.getByLabelText(label).focus();
  });
};

it('follows the page between its ends while a visitor is in it, and then shows its upper half again', () => {
  const card = show();
  focus('first');
  expect(topOf(card)).toBe('');
  scrollTo(3_100);
  expect(topOf(card)).toBe('-12px');
  scrollTo(4_000);
  expect(topOf(card)).toBe('-624px');
  scrollTo(3_900);
  expect(topOf(card)).toBe('-524px');
  act(() => {
    screen.getByLabelText('first').blur();
  });
  expect(topOf(card)).toBe('-524px');
  scrollTo(4_300);
  expect(topOf(card)).toBe('-124px');
  scrollTo(4_000);
  expect(topOf(card)).toBe('');
});

it('brings what gets the focus out of sight into it', () => {
  const card = show();
  focus('last');
  expect(topOf(card)).toBe('-564px');
  scrollTo(4_000);
  places.first = 300;
  focus('first');
  expect(topOf(card)).toBe('-156px');
  places.first = 500;
});

it('keeps what has the focus in sight when it grows', () => {
  const card = show();
  focus('last');
  height = 1_700;
  places.last = 1_600;
  grow();
  expect(topOf(card)).toBe('-864px');
  places.last = 1_300;
});
