/**
 * What the site stores in a browser is stored under these names alone. Each stands in the table of storedKeys.ts, which
 * the cookies policy is made from; apart from it, because every page needs the names and one page the table.
 */
export const storedKeyNames = {
  language: 'language',
  /** The colours that the visitor chose: light or dark; absent for those of the system. */
  scheme: 'scheme',
  /** The list; what is kept of each home on it: with `:details` behind it. */
  favourites: 'favourites',
  /**
   * The estates that the visitor opened; what shows of them without a network: with `:details` behind it; when the
   * visitor was here: with `:visits`.
   */
  visited: 'visited',
  /** The estates that the visitor does not want to see in lists. */
  hidden: 'hidden',
  /** What was chosen last in the search field; the list that was looked at last: with `:last` behind it. */
  searches: 'searches',
  /** The visitor's own places, to which homes say how far they are. */
  places: 'places',
  /** The visitor's decision on optional services (docs/decisions/017). */
  consent: 'consent',
  /** With a version and the session's own key behind it (sessionCache.ts). */
  sessionPrefix: 'session:',
  /** With the form's name behind it. */
  draftPrefix: 'form:',
  /** Caches of the service worker: with the build behind it. */
  offlinePrefix: 'offline:',
  /** React Router's own, of <ScrollRestoration>. */
  scroll: 'react-router-scroll-positions',
} as const;

/** The session's own keys, beside the API's paths (sessionCache.ts). */
export const sessionKeys = { agency: 'agency', estatesType: 'estatesType' } as const;
