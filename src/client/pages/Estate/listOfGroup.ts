import { broadNounOf, kindsLike } from '#shared/filters/kindGroups.ts';
import type { EstateView } from '#shared/views/estate/toEstateView.ts';

/**
 * What a link to a list takes, so that the list is of the estate's own group: without a kind it is of homes. Filtered
 * lists are not indexed, so no crawler need follow.
 */
export const listOfGroup = ({ similar }: Pick<EstateView, 'similar'>) => ({
  query: { filters: kindsLike(similar.filters) },
  rel: broadNounOf(similar.filters) === 'homes' ? undefined : 'nofollow',
});
