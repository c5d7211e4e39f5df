/** @jest-environment jsdom */
import { act, cleanup, render, screen } from '@testing-library/react';
import { useStickyTop } from './useStickyTop.ts';

/** Pixels: of the element, and of its two fields from its upper edge. */
let height: number;
const places = { first: 500, last: 1_300 };

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
      Number.parseFloat(topOf(screen.getByTestId('card'))) +
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

it('sticks a higher one where its end is in sight', () => {
  expect(topOf(show())).toBe('-624px');
});

const focus = (label: string) => {
  act(() => {
    screen.getByLabelText(label).focus();
  });
};

it('brings what gets the focus out of sight into it, and scrolling down the end again', () => {
  const card = show();
  focus('last');
  expect(topOf(card)).toBe('-624px');
  focus('first');
  expect(topOf(card)).toBe('-356px');
  scrollTo(2_900);
  expect(topOf(card)).toBe('-356px');
  scrollTo(3_000);
  expect(topOf(card)).toBe('-456px');
  focus('last');
  expect(topOf(card)).toBe('-456px');
  scrollTo(4_000);
  expect(topOf(card)).toBe('-624px');
});

it.each([
  ['last', 1_500, '-724px'],
  ['last', 2_000, '-1156px'],
  ['first', 1_500, '-356px'],
])('keeps the %s field in sight when it grows to %d pixels', (label, grown, top) => {
  const card = show();
  focus(label);
  height = grown;
  grow();
  expect(topOf(card)).toBe(top);
  scrollTo(4_000);
  expect(topOf(card)).toBe(`${800 - grown - 24}px`);
});
