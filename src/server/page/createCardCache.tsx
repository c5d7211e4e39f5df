import type { i18n as I18n } from 'i18next';
import { LRUCache } from 'lru-cache';
import { renderToString } from 'react-dom/server';
import { App } from '#client/app/App.tsx';
import type { Site } from '#client/app/session/SiteContext.ts';
import type { RenderCard } from '#client/features/estateCard/CardItem.tsx';
import { EstateCard } from '#client/features/estateCard/EstateCard.tsx';

/** Characters beyond Latin-1, of which nearly every card has one, make V8 keep two bytes for each. */
const bytesPerCharacter = 2;

/** What an entry takes beside its characters. */
const overhead = 150;

/** @returns renders cards of pages in the language of the site, which is the operator's alone: nothing of a visitor */
export type CardCache = (page: { site: Site; i18n: I18n }) => RenderCard;

/**
 * Keeps the HTML of the cards that pages share, up to `maxBytes`, the most recently used ones. The key of an entry is
 * all that its HTML is made from, so that no page can show what was rendered for another.
 */
export function createCardCache(maxBytes: number): CardCache {
  const cards = new LRUCache<string, string>({
    maxSize: maxBytes,
    sizeCalculation: (html, key) => bytesPerCharacter * (html.length + key.length) + overhead,
  });
  return ({ site, i18n }) =>
    (card) => {
      const key = site.language + JSON.stringify(card);
      const known = cards.get(key);
      if (known !== undefined) return known;
      const rendered = renderToString(
        <App i18n={i18n} site={site}>
          <EstateCard {...card} />
        </App>,
      );
      // One string instead of the hundred that React joined.
      const html = Buffer.from(rendered).toString();
      cards.set(key, html);
      return html;
    };
}
