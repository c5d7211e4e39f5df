import { createContext, useContext, useState } from 'react';
import type { HeaderMenu } from '#shared/navigation/header.ts';

/** What a menu of the header holds, what stands beside the menus, and what the footer holds. */
export type FramePart = `menu-${HeaderMenu['name']}` | 'header-links' | 'footer';

/** Their HTML; a part without entries is missing. */
export type Frame = Readonly<Partial<Record<FramePart, string>>>;

/** Set only while the server renders a page. */
export const FrameContext = createContext<Frame | null>(null);

/** What the document came with: a part leaves the page with its layout, and comes back with it. */
const kept = new Map<FramePart, string | undefined>();

function fromDocument(part: FramePart): string | undefined {
  if (!kept.has(part) && typeof document !== 'undefined') kept.set(part, document.getElementById(part)?.innerHTML);
  return kept.get(part);
}

/**
 * The HTML of a part of the frame, which only the server makes (docs/performance.md); undefined where the part is
 * missing. In the browser it is what the document holds.
 */
export function useFrameHtml(part: FramePart): string | undefined {
  const frame = useContext(FrameContext);
  const [html] = useState(() => (frame ? frame[part] : fromDocument(part)));
  return html;
}

/** The attributes of the element that holds a part. */
export const frameAttributes = (part: FramePart, html: string) => ({
  id: part,
  dangerouslySetInnerHTML: { __html: html },
});
