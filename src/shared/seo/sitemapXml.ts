import { valueIn, type BySiteLanguage, type Language } from '#shared/i18n/languages.ts';
import { alternateLinks } from './alternateLinks.ts';
import { escapeHtml } from './escapeHtml.ts';

/** A page of the site as the sitemap names it. */
export interface SitemapUrl {
  /** Site paths, as in the page's head. */
  alternates: BySiteLanguage<string>;
  /** A day or a time, ISO 8601. */
  changed?: string | undefined;
  /** Absolute, or site paths. */
  images?: readonly string[] | undefined;
  /** Languages in which a machine translated its text. */
  translated?: readonly Language[] | undefined;
}

/** What the protocol allows in one file. */
export const protocolLimits = { urls: 50_000, bytes: 50 * 1024 * 1024, address: 2_048 } as const;

/** Characters handed over at a time. */
const partLength = 64 * 1024;

const declaration = '<?xml version="1.0" encoding="UTF-8"?>\n';
const protocol = 'http://www.sitemaps.org/schemas/sitemap/0.9';

/** Paths that resolving would only copy: all but those of foreign networks. It takes half the time of a file. */
const plainPath = /^\/(?!\/)[\w/?=&,-]*$/;

const absolute = (path: string, publicOrigin: string): string =>
  plainPath.test(path) ? publicOrigin + path : new URL(path, publicOrigin).href;

const lastmod = (changed: string | undefined): string =>
  changed === undefined ? '' : `<lastmod>${escapeHtml(changed)}</lastmod>`;

/** The absolute address of a picture; null for one that is none. */
function pictureAddress(url: string, publicOrigin: string): string | null {
  if (/^\/media\/[\w/-]+\.\w+$/.test(url)) return publicOrigin + url;
  const address = URL.canParse(url, publicOrigin) ? new URL(url, publicOrigin).href : '';
  return /^https?:/.test(address) && address.length <= protocolLimits.address ? address : null;
}

function images({ images: urls = [] }: SitemapUrl, publicOrigin: string): string {
  return urls
    .map((url) => pictureAddress(url, publicOrigin))
    .filter((address) => address !== null)
    .map((address) => `<image:image><image:loc>${escapeHtml(address)}</image:loc></image:image>`)
    .join('');
}

/** One page in a language, with its alternates as in its head. */
function urlElement(url: SitemapUrl, language: Language, publicOrigin: string): string {
  const address = (path: string): string => escapeHtml(absolute(path, publicOrigin));
  let alternates = '';
  for (const { hreflang, href } of alternateLinks(url.alternates, address))
    alternates += `<xhtml:link rel="alternate" hreflang="${hreflang}" href="${href}"/>`;
  return `<url><loc>${address(valueIn(url.alternates, language))}</loc>${lastmod(url.changed)}${alternates}${images(url, publicOrigin)}</url>\n`;
}

interface UrlSetOptions {
  language: Language;
  publicOrigin: string;
  /** Called when not all fit into one file. */
  onCut?: () => void;
  limits?: { urls: number; bytes: number };
}

/**
 * A file of the sitemap, part by part: it is never in memory as a whole. Everything in it is ASCII, so a character is a
 * byte.
 */
export function* urlSet(
  urls: Iterable<SitemapUrl>,
  { language, publicOrigin, onCut = () => {}, limits = protocolLimits }: UrlSetOptions,
): Generator<string, void, undefined> {
  let part = `${declaration}<urlset xmlns="${protocol}" xmlns:xhtml="http://www.w3.org/1999/xhtml" xmlns:image="http://www.google.com/schemas/sitemap-image/1.1">\n`;
  const end = '</urlset>\n';
  let written = part.length + end.length;
  let count = 0;
  for (const url of urls) {
    const element = urlElement(url, language, publicOrigin);
    if (count === limits.urls || written + element.length > limits.bytes) {
      onCut();
      break;
    }
    count += 1;
    written += element.length;
    part += element;
    if (part.length < partLength) continue;
    yield part;
    part = '';
  }
  yield part + end;
}

/** The list of the sitemap's files. */
export function* sitemapIndex(
  files: Iterable<{ path: string; changed?: string | undefined }>,
  publicOrigin: string,
): Generator<string, void, undefined> {
  yield `${declaration}<sitemapindex xmlns="${protocol}">\n`;
  for (const { path, changed } of files)
    yield `<sitemap><loc>${escapeHtml(new URL(path, publicOrigin).href)}</loc>${lastmod(changed)}</sitemap>\n`;
  yield '</sitemapindex>\n';
}
