import { hidesPrice, isClosed } from '#shared/domain/estate.ts';
import type { AlertOffer } from '../../features/alerts/alertOffer.ts';
import { titleIn } from '#shared/views/estate/shownTexts.ts';
import type { EstateView } from '#shared/views/estate/toEstateView.ts';

/** An alert for homes like this one. */
export function similarOffer({ similar: query, province, town }: EstateView): AlertOffer & { kind: 'similar' } {
  const [, townSlug] = query.where?.[0]?.split('/') ?? [];
  return {
    kind: 'similar',
    query,
    province: province.name,
    ...(townSlug === undefined ? {} : { places: { [townSlug]: town } }),
  };
}

/**
 * The alert that fits a home: for its price, for its return where it is reserved, for others like it where it is
 * closed; undefined where there is no price that could drop.
 */
export function offerOf(estate: EstateView): (AlertOffer & { kind: 'price' | 'back' | 'similar' }) | undefined {
  const { key, reference, type, status, price } = estate;
  if (isClosed(status)) return similarOffer(estate);
  const isHidden = hidesPrice(status);
  if (price === undefined && !isHidden) return undefined;
  return { kind: isHidden ? 'back' : 'price', query: { type, key }, home: titleIn(estate), reference };
}
