import type { i18n as I18n } from 'i18next';
import type { LayoutKind } from '#client/app/routeDefinition.ts';
import type { Site } from '#client/app/session/SiteContext.ts';
import type { Frame } from '#client/layout/frame/frameHtml.ts';
import { renderFrame } from './renderFrame.tsx';
import type { LayoutData } from '#client/layout/layout.load.ts';
import { valueIn, type BySiteLanguage } from '#shared/i18n/languages.ts';
import type { Links } from '#shared/navigation/links.ts';

export type FrameOf = (page: { site: Site; i18n: I18n; layout: LayoutKind; data: LayoutData }) => Frame;

/** Renders the frame of a language and layout anew only when what it shows has changed (docs/performance.md). */
export function createFrames(linksIn: BySiteLanguage<Links>): FrameOf {
  const rendered = new Map<string, { data: LayoutData; shown: string; frame: Frame }>();
  return ({ site, i18n, layout, data }) => {
    const name = `${site.language} ${layout}`;
    const known = rendered.get(name);
    if (known?.data === data) return known.frame;
    const shown = JSON.stringify(data);
    const frame =
      known?.shown === shown
        ? known.frame
        : renderFrame({ site, links: valueIn(linksIn, site.language), i18n, layout, data });
    rendered.set(name, { data, shown, frame });
    return frame;
  };
}
