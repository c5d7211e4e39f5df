import type { Language } from '#shared/i18n/languages.ts';
import { withPrefix } from '#shared/routes/build.ts';
import { splitLanguage } from '#shared/routes/splitLanguage.ts';

/** Whether the page's address lacks its language's prefix, below which the router knows addresses (PD-73). */
export const isOutsidePrefix = (language: Language): boolean => splitLanguage(location.pathname).language !== language;

/** Makes the router while the page's address has the prefix, for a router would find nothing at any other. */
export function belowPrefix<Router>(language: Language, createRouter: () => Router): Router {
  if (!isOutsidePrefix(language)) return createRouter();
  const { pathname, search, hash } = location;
  const shown = pathname + search + hash;
  history.replaceState(history.state, '', withPrefix(shown, language));
  const router = createRouter();
  history.replaceState(history.state, '', shown);
  return router;
}
