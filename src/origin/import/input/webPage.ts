/**
 * Whether a file is a web page, as servers answer instead of a feed: of a login, or of an error.
 * @param start its text from the beginning
 */
export const isWebPage = (start: string): boolean =>
  /^[\s\uFEFF]*<(?:!doctype\s+html|html|head|body|script|h1)\b/i.test(start);
