import type { ReactElement } from 'react';
import { useSite } from './session/SiteContext.ts';

/**
 * The HTML of an element, rendered or as it was rendered before under the same key.
 * @param key of all that the element shows beside the site and the language
 */
export type RenderFragment = (key: string, element: ReactElement) => string;

interface CachedFragmentProps {
  as: 'div' | 'li';
  className?: string | undefined;
  /** All that the content is made from beside the site and the language, as plain JSON; null: not shared. */
  of: readonly unknown[] | null;
  /** No ids of `useId`, no parts of their own script, no hooks of the router, no pictures that are loaded at once. */
  children: ReactElement;
}

/** An element whose content many pages share: the server renders the content once (docs/decisions/081). */
export function CachedFragment({ as: Element, className, of, children }: CachedFragmentProps) {
  const { renderFragment } = useSite();
  if (typeof document === 'undefined' && of && renderFragment) {
    const html = renderFragment(JSON.stringify(of), children);
    return <Element className={className} dangerouslySetInnerHTML={{ __html: html }} />;
  }
  return <Element className={className}>{children}</Element>;
}
