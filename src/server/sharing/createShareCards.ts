import { createHash } from 'node:crypto';
import type { LoadedRoute } from '#client/loadRoute.ts';
import { buildUrl } from '#shared/routes/build.ts';
import type { RouteName } from '#shared/routes/table.ts';
import { latest, picturedPage, sharePath, versionLength } from '#shared/seo/sharePath.ts';
import { isPersonal } from '../answers/pageRules.ts';
import type { ShareImageOf, ShownPage } from '../page/renderPage.tsx';
import type { CardBrand } from './cardBrand.ts';
import { textCard } from './pageCards.ts';
import { textsOf, type DrawCard, type ShareCard } from './shareCard.ts';

/** To be raised when the same card is drawn in another way. */
const drawingVersion = 1;

export interface ShareCards {
  /** The card of a page, and its fingerprint. */
  cardOf: (page: ShownPage & { loaded: LoadedRoute }) => { card: ShareCard; version: string };
  /** The picture that stands for a page: its own, that of the list that it is a part of, or the site's. */
  imageOf: ShareImageOf;
}

/**
 * The cards of one network. Its name, colours and drawings are part of each fingerprint.
 * @param drawOf how a page's own is made; undefined where it has none
 */
export function createShareCards(
  brand: CardBrand,
  drawOf: (route: RouteName) => DrawCard<RouteName> | undefined,
): ShareCards {
  const look = createHash('sha256')
    .update(JSON.stringify([drawingVersion, brand]))
    .digest();
  const siteTitleOf = ({ i18n, site, language }: ShownPage): string =>
    i18n.getFixedT(language)('site.title', { brand: site.brandName });

  const versionedCardOf: ShareCards['cardOf'] = (page) => {
    const words = { t: page.i18n.getFixedT(page.language), language: page.language, siteTitle: siteTitleOf(page) };
    const { address, data, meta } = page.loaded;
    const card = (drawOf(address.route) ?? textCard)(data as never, words, meta);
    const hash = createHash('sha256').update(look).update(JSON.stringify(card)).digest('base64url');
    return { card, version: hash.slice(0, versionLength) };
  };

  return {
    cardOf: versionedCardOf,
    imageOf: (page) => {
      const { loaded, language } = page;
      // What is for the holder of a link alone, and what is not there, is shown by the site's picture.
      if (!loaded || isPersonal(loaded.address.route))
        return {
          url: sharePath(latest, buildUrl({ to: 'Home', params: {} }, language)),
          alt: siteTitleOf(page),
        };
      const { route, params, query } = loaded.address;
      const pictured = picturedPage(loaded.address);
      if (buildUrl({ to: route, params, query }, language) !== pictured)
        return { url: sharePath(latest, pictured), alt: loaded.meta.title ?? siteTitleOf(page) };
      const { card, version } = versionedCardOf({ ...page, loaded });
      return { url: sharePath(version, pictured), alt: textsOf(card).join(', ') };
    },
  };
}
