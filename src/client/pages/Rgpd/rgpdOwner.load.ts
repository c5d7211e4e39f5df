import { toOwnerResults, type OwnerResults } from '#shared/api/results.ts';
import { imageSrcSet, imageUrl } from '#shared/domain/images.ts';
import { priceChanges, type PricePoint } from '#shared/domain/priceChanges.ts';
import type { Language } from '#shared/i18n/languages.ts';
import { markedText, type MarkedText } from '#shared/i18n/marked.ts';
import { buildAlternates, routeTarget, type RouteTarget } from '#shared/routes/build.ts';
import { targetOf } from '#shared/views/leadView.ts';
import type { RouteLoader } from '../../app/routeDefinition.ts';
import { endedLink, statusOfLink, type EndedLink } from '../../features/mailedLinks/endedLink.ts';

/** What the owner of a home is shown, and nothing more: it travels in the page's state. */
export interface OwnerView extends Pick<OwnerResults, 'agent' | 'weeks' | 'total' | 'notes' | 'expiresAt'> {
  state: 'found';
  reference: string;
  isToLet: boolean;
  title?: MarkedText;
  place?: string;
  price?: number;
  target?: RouteTarget<'Estate'>;
  picture?: { src: string; srcSet?: string };
  /** From the first to the present one; empty where it never changed. */
  prices: PricePoint[];
}

export type RgpdOwnerData = OwnerView | EndedLink;

function toView({ listing, priceHistory, ...results }: OwnerResults, language: Language): OwnerView {
  const { description, place, price, reference, type, image } = listing;
  const srcSet = image && imageSrcSet(image, 'xl');
  const changes = priceChanges(priceHistory);
  const facts = {
    ...{ title: markedText(description, language), place, price, target: targetOf(listing, language) },
    picture: image && { src: imageUrl(image, 'md'), ...(srcSet ? { srcSet } : {}) },
  };
  const known = Object.entries(facts).filter(([, value]) => value !== undefined);
  return {
    ...{ state: 'found', ...results, reference, isToLet: type === 'rent' },
    prices: changes.length > 1 && changes.at(-1)!.price === price ? changes : [],
    ...Object.fromEntries(known),
  };
}

/** What a home earned, for its owner; an unknown link reads as one that has expired (PD-46). */
export const rgpdOwnerLoader: RouteLoader<'RgpdOwner', RgpdOwnerData> = {
  load: async ({ api, params, language, signal }) => {
    try {
      return toView(toOwnerResults(await api.owner(params.ownerToken, { signal })), language);
    } catch (error) {
      return endedLink(error);
    }
  },
  status: statusOfLink,
  meta: (data, { t, params, languages }) => ({
    title: data.state === 'found' ? t('owner:title') : t(`rgpd:${data.state}.title`),
    description: t('owner:description'),
    switchTo: buildAlternates(routeTarget<'RgpdOwner'>({ to: 'RgpdOwner', params }), languages),
    isPrivate: true,
  }),
};
