import { hasMarkup } from './plainText.ts';

/**
 * A reader of texts that reads once more what still has tags or references in it: programs escape texts twice
 * (`&amp;lt;p&amp;gt;`, `&amp;nbsp;`). A second pass alone, so that no text grows or is read without an end.
 */
export const withSecondPass =
  (read: (text: string) => string) =>
  (text: string): string => {
    const once = read(text);
    return hasMarkup(once) ? read(once) : once;
  };
