import type { ColourScheme } from './palette.ts';

/** The papers of both schemes, as `#rrggbb`. */
export type Papers = Readonly<Record<ColourScheme, string>>;

/** Those of tokens.css (theme/tokens.test.ts compares them). */
export const ownPapers: Papers = { light: '#faf6ee', dark: '#131c1d' };

/**
 * What the head of a document tells browsers of the schemes: which there are, for the screen before the stylesheet has
 * arrived, and the colours of their bars. client/app/scheme.ts changes these elements to the visitor's choice.
 * @returns HTML
 */
export const schemeTags = ({ light, dark }: Papers = ownPapers): string =>
  '<meta name="color-scheme" content="light dark">' +
  `<meta name="theme-color" content="${dark}" media="(prefers-color-scheme:dark)"><meta name="theme-color" content="${light}">`;
