import type { i18n as I18n } from 'i18next';
import { LRUCache } from 'lru-cache';
import { renderToString } from 'react-dom/server';
import { App } from '#client/app/App.tsx';
import type { RenderFragment } from '#client/app/CachedFragment.tsx';
import type { Site } from '#client/app/session/SiteContext.ts';

/** Characters beyond Latin-1, of which nearly every fragment has one, make V8 keep two bytes for each. */
const bytesPerCharacter = 2;

/** What an entry takes beside its characters. */
const overhead = 200;

export type FragmentsOf = (page: { site: Site; i18n: I18n }) => RenderFragment;

/**
 * Keeps the HTML of parts that many pages share (client/app/CachedFragment.tsx), in each language: the most recently
 * used ones, up to `maxBytes`.
 */
export function createFragmentCache(maxBytes: number): FragmentsOf {
  const fragments = new LRUCache<string, string>({
    maxSize: maxBytes,
    sizeCalculation: (html, key) => bytesPerCharacter * (html.length + key.length) + overhead,
  });
  return ({ site, i18n }) =>
    (key, element) => {
      const name = `${site.language} ${key}`;
      const known = fragments.get(name);
      if (known !== undefined) return known;
      const rendered = renderToString(
        <App i18n={i18n} site={site}>
          {element}
        </App>,
      );
      // One string instead of the hundred that React joined.
      const html = Buffer.from(rendered).toString();
      fragments.set(name, html);
      return html;
    };
}
