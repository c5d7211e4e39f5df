import { hidesPrice, isClosed } from '#shared/domain/estate.ts';
import type { AlertOffer } from '../../features/alerts/alertOffer.ts';
import type { EstateView } from './toEstateView.ts';

/** An alert for homes like this one. */
export function similarOffer({ similar: query, province, town }: EstateView): AlertOffer {
  const [, townSlug] = query.where?.[0]?.split('/') ?? [];
  return {
    kind: 'similar',
    query,
    province: province.name,
    ...(townSlug === undefined ? {} : { places: { [townSlug]: town } }),
  };
}

/** An alert for the home's own price, or for its return where it is reserved; undefined where there is nothing to tell. */
export function ownOffer({
  reference,
  type,
  status,
  price,
  title,
}: EstateView): (AlertOffer & { kind: 'price' | 'back' }) | undefined {
  if (isClosed(status) || (price === undefined && !hidesPrice(status))) return undefined;
  return { kind: hidesPrice(status) ? 'back' : 'price', query: { type, reference }, home: title.text };
}
