import { cloneElement, Fragment, type ReactElement } from 'react';

interface RichTextProps {
  /**
   * With names in angle brackets around what is to be an element: `in the <privacy>privacy policy</privacy>`. Not
   * nested.
   */
  text: string;
  /** By these names; their children are the words. */
  elements: Readonly<Record<string, ReactElement>>;
}

/**
 * A sentence with links in it, whole in the dictionary, so that every language orders it as it likes. i18next's own
 * component for it weighs 4 KB.
 */
export function RichText({ text, elements }: RichTextProps) {
  // Plain, name, words, plain, name, words … plain.
  const parts = text.split(/<(\w+)>(.*?)<\/\1>/);
  return parts.map((part, index) => {
    if (index % 3 !== 2) return index % 3 === 0 && part !== '' && <span key={index}>{part}</span>;
    return cloneElement(elements[parts[index - 1]!] ?? <Fragment />, { key: index }, part);
  });
}
