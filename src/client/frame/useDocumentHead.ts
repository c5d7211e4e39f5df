import { useEffect, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { buildHead, type PageMeta } from '#shared/seo/head.ts';
import { useSite } from '../session/SiteContext.ts';

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

/** Keeps the document's head that of the page shown. The first one is the server's work. */
export function useDocumentHead(meta: PageMeta | null): void {
  const { t } = useTranslation();
  const site = useSite();
  const written = useRef(meta);
  useEffect(() => {
    if (!meta || meta === written.current) return;
    written.current = meta;
    writeHead(buildHead(meta, { ...site, siteTitle: t('site.title', { brand: site.brandName }) }));
  }, [meta, site, t]);
}
