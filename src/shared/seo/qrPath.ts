const prefix = '/qr';
const suffix = '.svg';

/** Where the code of a page is drawn. @param path the page's own, in normal form */
export const qrPath = (path: string): string => prefix + path + suffix;

/** The page that a code is asked for; null when the path asks for none. */
export const pageOfQrPath = (path: string): string | null =>
  path.startsWith(`${prefix}/`) && path.endsWith(suffix) ? path.slice(prefix.length, -suffix.length) : null;
