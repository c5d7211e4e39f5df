import { SaxesParser } from 'saxes';

export interface SitemapUrl {
  loc: string;
  lastmod: string | undefined;
  alternates: [code: string, href: string][];
  images: number;
}

interface SitemapSummary {
  kind: 'index' | 'urls' | undefined;
  /** Children of an index. */
  children: string[];
  urls: number;
  /** Names of elements that are out of use, or worth nothing. */
  otherElements: Set<string>;
  /** Where the XML is not well-formed. */
  broken: string | undefined;
}

const known = new Set([
  'urlset',
  'sitemapindex',
  'sitemap',
  'url',
  'loc',
  'lastmod',
  'xhtml:link',
  'image:image',
  'image:loc',
]);

/**
 * Reads a sitemap or an index of them.
 * @param onUrl is told each URL as it is read; nothing of them is kept
 */
export function readSitemap(xml: string, onUrl: (url: SitemapUrl) => void): SitemapSummary {
  const summary: SitemapSummary = {
    kind: undefined,
    children: [],
    urls: 0,
    otherElements: new Set(),
    broken: undefined,
  };
  let url: SitemapUrl = { loc: '', lastmod: undefined, alternates: [], images: 0 };
  let text = '';
  const parser = new SaxesParser();
  parser.on('error', ({ message }) => {
    summary.broken ??= message;
  });
  parser.on('opentag', ({ name, attributes }) => {
    text = '';
    if (!known.has(name)) summary.otherElements.add(name);
    if (name === 'sitemapindex') summary.kind = 'index';
    if (name === 'urlset') summary.kind = 'urls';
    if (name === 'url') url = { loc: '', lastmod: undefined, alternates: [], images: 0 };
    if (name === 'xhtml:link') url.alternates.push([attributes['hreflang'] ?? '', attributes['href'] ?? '']);
    if (name === 'image:image') url.images += 1;
  });
  parser.on('text', (part) => {
    text += part;
  });
  parser.on('closetag', ({ name }) => {
    if (name === 'loc' && summary.kind === 'index') summary.children.push(text.trim());
    if (name === 'loc' && summary.kind === 'urls') url.loc = text.trim();
    if (name === 'lastmod') url.lastmod = text.trim();
    if (name !== 'url') return;
    summary.urls += 1;
    onUrl(url);
  });
  parser.write(xml).close();
  return summary;
}
