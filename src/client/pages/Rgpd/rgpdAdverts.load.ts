import type { Camelized } from 'humps';
import type { AdvertListDto } from '#shared/contract/adverts.ts';
import type { AdvertAnswer } from '#shared/domain/advertAnswers.ts';
import type { Language } from '#shared/i18n/languages.ts';
import { markedText, type MarkedText } from '#shared/i18n/marked.ts';
import { buildAlternates, routeTarget, type RouteTarget } from '#shared/routes/build.ts';
import { targetOf } from '#shared/views/leadView.ts';
import type { RouteLoader } from '../../app/routeDefinition.ts';
import { endedLink, statusOfLink, type EndedLink } from '../../features/mailedLinks/endedLink.ts';

/** A home that its agent is asked about. */
export interface AskedAdvert {
  key: string;
  reference: string;
  isListed: boolean;
  isToLet: boolean;
  answer?: AdvertAnswer;
  /** Euros, as the agent said. */
  toldPrice?: number;
  /** Of the listing as it is now. */
  title?: MarkedText;
  place?: string;
  price?: number;
  target?: RouteTarget<'Estate'>;
}

export type RgpdAdvertsData = { state: 'found'; name: string; adverts: AskedAdvert[] } | EndedLink;

type Advert = Camelized<AdvertListDto>['adverts'][number];

function toAsked({ key, reference, isListed, listing, answer, toldPrice }: Advert, language: Language): AskedAdvert {
  const { description, place, price } = listing ?? {};
  const target = targetOf(listing, language);
  const facts = { answer, toldPrice, title: markedText(description, language), place, price, target };
  const known = Object.entries(facts).filter(([, value]) => value !== undefined);
  return { key, reference, isListed, isToLet: listing?.type === 'rent', ...Object.fromEntries(known) };
}

/** The homes that an agent is asked about; an unknown link reads as one that has expired (PD-46). */
export const rgpdAdvertsLoader: RouteLoader<'RgpdAdverts', RgpdAdvertsData> = {
  load: async ({ api, params, query, language, signal }) => {
    try {
      const { name, adverts } = await api.adverts(params.advertsToken, { signal });
      const asked = adverts.map((advert) => toAsked(advert, language));
      // The one that the mail's link is about comes first.
      return {
        state: 'found',
        name,
        adverts: asked.sort((a, b) => Number(b.key === query.home) - Number(a.key === query.home)),
      };
    } catch (error) {
      return endedLink(error);
    }
  },
  status: statusOfLink,
  meta: (data, { t, params, languages }) => ({
    title: data.state === 'found' ? t('adverts:title') : t(`rgpd:${data.state}.title`),
    description: t('adverts:description'),
    switchTo: buildAlternates(routeTarget<'RgpdAdverts'>({ to: 'RgpdAdverts', params }), languages),
    isPrivate: true,
  }),
};
