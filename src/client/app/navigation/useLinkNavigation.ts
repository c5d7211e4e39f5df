import { useEffect } from 'react';
import { languagesOf } from '#shared/i18n/languages.ts';
import { resolveUrl } from '#shared/routes/resolveUrl.ts';
import { splitLanguage } from '#shared/routes/splitLanguage.ts';
import type { LayoutKind } from '../routeDefinition.ts';
import { definitionOf } from '../../routes.ts';
import { useSite } from '../session/SiteContext.ts';
import { isPlainClick } from './isPlainClick.ts';
import { isOutsidePrefix } from './unprefixed.ts';
import { useNavigateTo } from './useNavigateTo.ts';

/**
 * One listener for all links of the document, those in texts of the CMS too: a plain click on a page of this site in
 * this language navigates without a reload. Everything else stays the browser's: other languages (documents of their
 * own), other sites, new tabs, downloads, anchors within the page, the page itself, which is loaded anew, links
 * marked `data-reload`, all links of a document below no prefix (PD-73), and pages of the default layout from the
 * landing layout, whose document lacks menus and footer (docs/performance.md).
 */
export function useLinkNavigation(layout: LayoutKind): void {
  const navigate = useNavigateTo();
  const site = useSite();
  useEffect(() => {
    const { language } = site;
    const languages = languagesOf(site);
    const follow = (event: MouseEvent) => {
      const anchor = (event.target as Element).closest('a');
      if (!anchor || event.defaultPrevented || !isPlainClick(event) || anchor.origin !== location.origin) return;
      if (anchor.target !== '' || anchor.download !== '' || anchor.dataset.reload !== undefined) return;
      const { pathname, search, hash } = anchor;
      if (pathname + search === location.pathname + location.search || isOutsidePrefix(site)) return;
      const split = splitLanguage(pathname, languages);
      if (split.language !== language) return;
      const resolution = resolveUrl(pathname, search, languages);
      if (resolution.kind !== 'match' || resolution.address.language !== language) return;
      if (layout === 'landing' && definitionOf(resolution.address.route).layout !== layout) return;
      event.preventDefault();
      void navigate(split.localPath + search + hash);
    };
    document.addEventListener('click', follow);
    return () => {
      document.removeEventListener('click', follow);
    };
  }, [navigate, site, layout]);
}
