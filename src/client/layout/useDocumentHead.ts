import { useEffect } from 'react';
import { useTranslation } from 'react-i18next';
import { buildHead, type PageMeta } from '#shared/seo/head.ts';
import { useSite } from '../app/session/SiteContext.ts';

/**
 * Marks the elements that a navigation replaces; the structured data at the end of the body it removes. The server
 * writes it too.
 */
export const headMark = 'data-head';

function writeHead(elements: ReturnType<typeof buildHead>): void {
  document.querySelectorAll(`[${headMark}]`).forEach((element) => element.remove());
  for (const { tag, attributes, text } of elements) {
    const element = document.createElement(tag);
    for (const [name, value] of Object.entries({ ...attributes, [headMark]: '' })) element.setAttribute(name, value);
    if (text !== undefined) element.textContent = text;
    document.head.append(element);
  }
}

/**
 * The head as it was written last. It belongs to the module and not to a component, since the document has one head: an
 * error that replaces a page is rendered by another component, whose first render is not the document's first.
 */
let written: PageMeta | null = null;

/** The server's head of an error page, whose notice hydrates later than what is around it. */
const serversError: PageMeta = { title: null, description: '' };

/**
 * Keeps the document's head that of the page shown. The first one is the server's work.
 * @param meta null where an error stands in the page's place, which keeps the head itself
 */
export function useDocumentHead(meta: PageMeta | null): void {
  const { t } = useTranslation();
  const site = useSite();
  useEffect(() => {
    const isServers = written === null;
    if (isServers) written = meta ?? serversError;
    if (!meta || meta === written) return;
    written = meta;
    writeHead(buildHead(meta, { ...site, siteTitle: t('site.title', { brand: site.brandName }) }));
  }, [meta, site, t]);
}
