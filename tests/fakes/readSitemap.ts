import { readFileSync } from 'node:fs';
import path from 'node:path';
import { validateXML } from 'xmllint-wasm';

const schemas = path.resolve('tests/schemas');
const schema = (fileName: string) => ({ fileName, contents: readFileSync(path.join(schemas, fileName), 'utf8') });

/** What breaks the protocol's schema in a file of the sitemap. */
export async function sitemapFaults(xml: string): Promise<string[]> {
  const { valid, errors } = await validateXML({
    xml: { fileName: 'sitemap.xml', contents: xml },
    schema: schema('sitemap.xsd'),
    preload: [schema('image.xsd'), schema('xhtml.xsd')],
  });
  return valid ? [] : errors.map(({ message }) => message);
}

export interface ReadUrl {
  loc: string;
  lastmod?: string | undefined;
  /** By language, as in the head of a page. */
  alternates: Record<string, string>;
  images: string[];
}

const unescape = (text: string): string =>
  text
    .replaceAll('&lt;', '<')
    .replaceAll('&gt;', '>')
    .replaceAll('&quot;', '"')
    .replaceAll('&#39;', "'")
    .replaceAll('&amp;', '&');

const textOf = (xml: string, tag: string): string[] =>
  [...xml.matchAll(new RegExp(`<${tag}>([^<]*)</${tag}>`, 'g'))].map(([, text]) => unescape(text!));

/** The URLs of a file, or the files of an index. */
export const readSitemap = (xml: string): ReadUrl[] =>
  [...xml.matchAll(/<(url|sitemap)>(.*?)<\/\1>/gs)].map(([, , element]) => ({
    loc: textOf(element!, 'loc')[0]!,
    lastmod: textOf(element!, 'lastmod')[0],
    alternates: Object.fromEntries(
      [...element!.matchAll(/hreflang="([^"]+)" href="([^"]+)"/g)].map(([, code, href]) => [code!, unescape(href!)]),
    ),
    images: textOf(element!, 'image:loc'),
  }));
