import type { OperationType } from './estate.ts';

interface Priced {
  type: OperationType;
  price?: number | undefined;
  /** m²; 0 when unknown. */
  area: number;
}

/** Whole euros per m² of a home for sale; undefined for a rent, and where price or area is unknown. */
export const pricePerArea = ({ type, price, area }: Priced): number | undefined =>
  type === 'buy' && price && area > 0 ? Math.round(price / area) : undefined;

/** The price before a drop, beside the present one; undefined where there was none. */
export const priceBeforeDrop = (previous: number | undefined, price: number | undefined): number | undefined =>
  price && previous && previous > price ? previous : undefined;
