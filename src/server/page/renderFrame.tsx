import type { i18n as I18n } from 'i18next';
import type { ReactElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { shownEntries, type ShownEntry } from '#shared/navigation/entries.ts';
import { headerLinks, headerMenus } from '#shared/navigation/header.ts';
import type { Links } from '#shared/navigation/links.ts';
import { App } from '#client/app/App.tsx';
import type { LayoutKind } from '#client/app/routeDefinition.ts';
import type { Site } from '#client/app/session/SiteContext.ts';
import type { LayoutData } from '#client/layout/layout.load.ts';
import { provincesWith } from '#client/features/search/provinceCounts.ts';
import headerStyles from '#shared/theme/sheets/Header.module.css';
import { Footer } from '#client/layout/frame/Footer.tsx';
import type { Frame, FramePart } from '#client/layout/frame/frameHtml.ts';
import { MenuPanel } from '#client/layout/frame/MenuPanel.tsx';
import { NavigationLink } from '#client/layout/frame/NavigationLink.tsx';

interface FrameSource {
  site: Site;
  links: Links;
  i18n: I18n;
  layout: LayoutKind;
  data: LayoutData;
}

const headerLink = (entry: ShownEntry) => (
  <NavigationLink key={entry.label} entry={entry} className={headerStyles.entry} />
);

function menuParts(links: Links, { language }: Site, { provinces, frame }: LayoutData): [FramePart, ReactElement][] {
  const lists = {
    buy: provincesWith(provinces, 'buy'),
    rent: provincesWith(provinces, 'rent'),
    agents: frame?.agents ?? [],
  };
  return headerMenus.flatMap(({ name, provinces: list, entries }): [FramePart, ReactElement][] => {
    const shown = shownEntries(entries, language, links);
    if (shown.length === 0) return [];
    const panel = <MenuPanel entries={shown} list={list} provinces={list ? lists[list] : []} language={language} />;
    return [[`menu-${name}`, panel]];
  });
}

/**
 * Renders the parts of the frame to HTML: it is the same on all pages of a language and a layout, and nothing in it
 * needs a script of its own (docs/performance.md).
 */
export function renderFrame({ site, links, i18n, layout, data }: FrameSource): Frame {
  const beside = shownEntries(headerLinks, site.language, links);
  const parts: [FramePart, ReactElement][] = [
    ...(layout === 'default' ? menuParts(links, site, data) : []),
    ...(layout === 'default' && beside.length > 0
      ? [['header-links', <>{beside.map(headerLink)}</>] satisfies [FramePart, ReactElement]]
      : []),
    ['footer', <Footer key="footer" year={data.frame?.year} layout={layout} links={links} />],
  ];
  const html = (element: ReactElement): string =>
    renderToStaticMarkup(
      <App i18n={i18n} site={site}>
        {element}
      </App>,
    );
  return Object.fromEntries(parts.map(([part, element]) => [part, html(element)]));
}
