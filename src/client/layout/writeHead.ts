import { buildHead, headMark, type HeadContext, type PageMeta } from '#shared/seo/head.ts';

/** Replaces the head's elements of the page before, and its structured data, by those of a page. */
export function writeHead(meta: PageMeta, context: HeadContext): void {
  document.querySelectorAll(`[${headMark}]`).forEach((element) => {
    element.remove();
  });
  for (const { tag, attributes, text } of buildHead(meta, context)) {
    const element = document.createElement(tag);
    for (const [name, value] of Object.entries({ ...attributes, [headMark]: '' })) element.setAttribute(name, value);
    if (text !== undefined) element.textContent = text;
    document.head.append(element);
  }
}
