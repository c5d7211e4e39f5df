import { homeTypes } from '#shared/domain/estate.ts';
import type { EstateView } from '#shared/views/estate/toEstateView.ts';

/** Whether the page says what a home costs beside its price: buying anything else is taxed and financed otherwise. */
export const hasCosts = ({ type, estateType, price, rentalFacts }: EstateView): boolean =>
  type === 'buy' ? Boolean(price) && homeTypes.some((home) => home === estateType) : Boolean(price || rentalFacts);
