import { useEffect } from 'react';
import { useTranslation } from 'react-i18next';
import { buildHead, type PageMeta } from '#shared/seo/head.ts';
import { useSite } from '../app/session/SiteContext.ts';

/** Marks the elements that a navigation replaces. The server writes it too. */
export const headMark = 'data-head';

function writeHead(elements: ReturnType<typeof buildHead>): void {
  document.head.querySelectorAll(`[${headMark}]`).forEach((element) => element.remove());
  for (const { tag, attributes, text } of elements) {
    const element = document.createElement(tag);
    for (const [name, value] of Object.entries({ ...attributes, [headMark]: '' })) element.setAttribute(name, value);
    if (text !== undefined) element.textContent = text;
    document.head.append(element);
  }
}

/**
 * What the head says now. Of the module and not of a component, as the document has one head: an error that takes a page's
 * place is drawn by another component, and must not take its own first time for the document's.
 */
let written: PageMeta | null = null;

/** Keeps the document's head that of the page shown. The first one is the server's work. */
export function useDocumentHead(meta: PageMeta | null): void {
  const { t } = useTranslation();
  const site = useSite();
  useEffect(() => {
    if (!meta || meta === written) return;
    const isServers = written === null;
    written = meta;
    if (!isServers) writeHead(buildHead(meta, { ...site, siteTitle: t('site.title', { brand: site.brandName }) }));
  }, [meta, site, t]);
}
