import { languagesOf } from '#shared/i18n/languages.ts';
import { withPrefix } from '#shared/routes/build.ts';
import { splitLanguage } from '#shared/routes/splitLanguage.ts';
import type { Site } from '../session/SiteContext.ts';

/** Whether the page's address lacks its language's prefix, below which the router knows addresses (PD-73). */
export const isOutsidePrefix = (site: Site): boolean =>
  splitLanguage(location.pathname, languagesOf(site)).language !== site.language;

/** Makes the router while the page's address has the prefix, for a router would find nothing at any other. */
export function belowPrefix<Router>(site: Site, createRouter: () => Router): Router {
  if (!isOutsidePrefix(site)) return createRouter();
  const { pathname, search, hash } = location;
  const shown = pathname + search + hash;
  history.replaceState(history.state, '', withPrefix(shown, site.language));
  const router = createRouter();
  history.replaceState(history.state, '', shown);
  return router;
}
