/** @jest-environment jsdom */
import { act, cleanup, fireEvent, render, screen } from '@testing-library/react';
import { toEstate } from '#shared/api/estate.ts';
import { fakeEstate } from '#tests/fakes/estates.ts';
import { toEstateCard } from '#shared/views/estateCard/toEstateCard.ts';
import { FrameTestContext } from '../../../layout/layoutTestContext.tsx';
import { ListStrip } from './ListStrip.tsx';

const cardOf = (number: number, status = 'new') =>
  toEstateCard(toEstate(fakeEstate({ reference: `AB1000-${number}`, status })), 'es');

/** Pixels; the gap is that of `.strip` in MapCards.module.css. */
const [cardWidth, gap] = [320, 8];

beforeEach(() => {
  jest.spyOn(HTMLElement.prototype, 'clientWidth', 'get').mockReturnValue(cardWidth);
  jest.spyOn(HTMLElement.prototype, 'offsetLeft', 'get').mockImplementation(function (this: HTMLElement) {
    return [...this.parentElement!.children].indexOf(this) * (cardWidth + gap);
  });
});

afterEach(() => {
  cleanup();
  jest.restoreAllMocks();
});

function show(statuses: readonly string[], closed = false) {
  const onShow = jest.fn();
  render(
    <FrameTestContext>
      <ListStrip
        estates={statuses.map((status, index) => cardOf(1000 + index, status))}
        closed={closed}
        onShow={onShow}
      />
    </FrameTestContext>,
  );
  const swipeTo = (index: number) => {
    const strip = screen.getByRole('list');
    strip.scrollLeft = index * (cardWidth + gap);
    act(() => {
      fireEvent.scroll(strip);
    });
  };
  return { onShow, swipeTo };
}

it('marks the estate whose card is swiped to, up to the last of a page', () => {
  const { onShow, swipeTo } = show(Array.from({ length: 24 }, () => 'new'));
  for (const index of [1, 12, 20, 22, 23]) {
    swipeTo(index);
    expect(onShow).toHaveBeenLastCalledWith(`AB1000-${1000 + index}`);
  }
});

it('leaves out sold and rented estates, which have no pin', () => {
  const { onShow, swipeTo } = show(['new', 'sold', 'reserved', 'rented']);
  expect(screen.getAllByRole('link').map(({ textContent }) => textContent)).toEqual([
    'Piso en Gràcia AB1000-1000',
    'Piso en Gràcia AB1000-1002',
  ]);
  swipeTo(1);
  expect(onShow).toHaveBeenLastCalledWith('AB1000-1002');
});

it('has sold and rented estates too while the map shows them', () => {
  show(['new', 'sold', 'rented'], true);
  expect(screen.getAllByRole('listitem').map(({ textContent }) => textContent)).toEqual([
    expect.not.stringContaining('Vendido'),
    expect.stringContaining('Vendido'),
    expect.stringContaining('Alquilado'),
  ]);
});

it('is not there where all estates of the page are sold', () => {
  show(['sold', 'sold']);
  expect(screen.queryByRole('region')).toBeNull();
  expect(screen.queryByRole('list')).toBeNull();
});
