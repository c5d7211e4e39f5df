import { stateElementId } from '#client/app/session/hydrationState.ts';
import { textsUrl } from '#client/app/session/brandTexts.ts';
import type { Site } from '#client/app/session/SiteContext.ts';
import { preloadedFonts } from '#client/theme/fonts.ts';
import { languageFacts } from '#shared/i18n/languages.ts';
import { escapeHtml } from '#shared/seo/escapeHtml.ts';
import { headMark, type HeadElement } from '#shared/seo/head.ts';
import { serialiseState } from '#shared/state/serialise.ts';
import { fontUrls } from '#shared/theme/fontUrls.ts';
import { schemeTags, type BackgroundColours } from '#shared/theme/schemeTags.ts';
import type { RenderedPage } from './renderPage.tsx';

/** @param mark by which a navigation in the browser finds what it replaces; none for what browsers have no use for */
function headTag({ tag, attributes, text }: HeadElement, mark: string): string {
  const written = Object.entries(attributes)
    .map(([name, value]) => ` ${name}="${escapeHtml(value)}"`)
    .join('');
  return `<${tag}${written}${mark}>${text === undefined ? '' : `${escapeHtml(text)}</${tag}>`}`;
}

const fontTags = ({ brand }: Site): string =>
  fontUrls(preloadedFonts, brand?.fonts)
    .map((url) => `<link rel="preload" href="${url}" as="font" type="font/woff2" crossorigin>`)
    .join('');

/** Connections to the hosts of pictures begin with the first bytes of a page; to more than two none is worth it. */
const connectionTags = ({ imageOrigins = [] }: Site): string =>
  imageOrigins
    .slice(0, 2)
    .map((origin) => `<link rel="preconnect" href="${escapeHtml(origin)}">`)
    .join('');

/**
 * What a network adds to the head: its theme, after the site's styles, and the texts that the browser's side will need.
 */
function brandTags({ brand, language }: Site): string {
  if (!brand) return '';
  const texts = brand.hasTexts ? `<link rel="preload" href="${textsUrl(brand, language)}" as="fetch" crossorigin>` : '';
  const theme = brand.hasTheme ? `<link rel="stylesheet" href="${brand.path}/theme.css">` : '';
  return theme + texts;
}

/**
 * Last, so that nothing that is shown waits for it, and marked as the head's elements, so that a navigation removes it
 * with them.
 */
const structuredTag = (json: string | null): string =>
  json === null ? '' : `<script type="application/ld+json" ${headMark}>${json}</script>`;

/** The whole document. It has no inline script that is executed, so the content security policy needs no nonce. */
export function htmlDocument(
  { html, head, social, tags, state, structuredData }: RenderedPage,
  backgrounds?: BackgroundColours,
): string {
  return (
    `<!doctype html><html lang="${languageFacts[state.site.language].tag}" data-mantine-color-scheme="light"><head><meta charset="utf-8">` +
    `<meta name="viewport" content="width=device-width,initial-scale=1">${connectionTags(state.site)}${schemeTags(backgrounds)}${tags.scheme}${head.map((element) => headTag(element, ` ${headMark}`)).join('')}${social.map((element) => headTag(element, '')).join('')}` +
    `${fontTags(state.site)}${tags.styles}${brandTags(state.site)}<link rel="icon" href="/favicon.svg"><link rel="manifest" href="/manifest.webmanifest">` +
    `</head><body><div id="root">${html}</div><script type="application/json" id="${stateElementId}">${serialiseState(state)}</script>${tags.scripts}${structuredTag(structuredData)}</body></html>`
  );
}
