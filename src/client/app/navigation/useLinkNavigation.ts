import { useEffect } from 'react';
import { useNavigate } from 'react-router';
import { resolveUrl } from '#shared/routes/resolveUrl.ts';
import { splitLanguage } from '#shared/routes/splitLanguage.ts';
import type { LayoutKind } from '../routeDefinition.ts';
import { definitionOf } from '../../routes.ts';
import { useSite } from '../session/SiteContext.ts';
import { isPlainClick } from './isPlainClick.ts';

/**
 * One listener for all links of the document, those in texts of the CMS too: a plain click on a page of this site in
 * this language navigates without a reload. Everything else stays the browser's: other languages (documents of their
 * own), other sites, new tabs, downloads, anchors within the page, links marked `data-reload`, and pages of the default
 * layout from the landing layout, whose document lacks menus and footer (docs/decisions/045).
 */
export function useLinkNavigation(layout: LayoutKind): void {
  const navigate = useNavigate();
  const { language } = useSite();
  useEffect(() => {
    const follow = (event: MouseEvent) => {
      const anchor = (event.target as Element).closest('a');
      if (!anchor || event.defaultPrevented || !isPlainClick(event) || anchor.origin !== location.origin) return;
      if (anchor.target !== '' || anchor.download !== '' || anchor.dataset.reload !== undefined) return;
      const { pathname, search, hash, href } = anchor;
      if (hash !== '' && pathname + search === location.pathname + location.search) return;
      const resolution = resolveUrl(pathname, search);
      if (resolution.kind !== 'match' || resolution.address.language !== language) return;
      if (layout === 'landing' && definitionOf(resolution.address.route).layout !== layout) return;
      event.preventDefault();
      void navigate(splitLanguage(pathname).localPath + search + hash, { replace: href === location.href });
    };
    document.addEventListener('click', follow);
    return () => {
      document.removeEventListener('click', follow);
    };
  }, [navigate, language, layout]);
}
