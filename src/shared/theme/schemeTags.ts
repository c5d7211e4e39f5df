import type { ColourScheme } from './palette.ts';

/** The backgrounds of both schemes, as `#rrggbb`. */
export type BackgroundColours = Readonly<Record<ColourScheme, string>>;

/** Those of tokens.css (theme/tokens.test.ts compares them). */
export const ownBackgrounds: BackgroundColours = { light: '#faf6ee', dark: '#131c1d' };

/**
 * Where the site serves client/app/scheme.ts under an address that no release changes, for pages on its host that are
 * not of its build: the bundled magazine's. It stands in the head, after `schemeTags` and before the stylesheets.
 */
export const schemeScript = '/static/scheme.js';

/**
 * The elements of a document's head for the colour schemes: `color-scheme`, for the blank page before the stylesheet
 * has loaded, and `theme-color`, for the browser's bars. client/app/scheme.ts changes them to the visitor's choice.
 * @returns HTML
 */
export const schemeTags = ({ light, dark }: BackgroundColours = ownBackgrounds): string =>
  '<meta name="color-scheme" content="light dark">' +
  `<meta name="theme-color" content="${dark}" media="(prefers-color-scheme:dark)"><meta name="theme-color" content="${light}">`;
