import { useEffect } from 'react';
import { useTranslation } from 'react-i18next';
import type { PageMeta } from '#shared/seo/head.ts';
import { useSite } from '../app/session/SiteContext.ts';

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
    // In the chunk that the navigation has loaded.
    void import(/* webpackChunkName: "loaders" */ './writeHead.ts')
      .then(({ writeHead }) => {
        if (written === meta) writeHead(meta, { ...site, siteTitle: t('site.title', { brand: site.brandName }) });
      })
      // The page shows under the title of the one before.
      .catch(() => {});
  }, [meta, site, t]);
}
