import headings from '@fontsource-variable/fraunces/files/fraunces-latin-wght-normal.woff2';
import text from '@fontsource-variable/source-sans-3/files/source-sans-3-latin-wght-normal.woff2';

/** The site's own fonts, of headings and of texts, as shared/theme/tokens.css declares them. */
export const preloadedFonts = [headings, text];
