import { usualLanguages } from '#shared/i18n/languages.ts';
import { buildAlternates } from '#shared/routes/build.ts';
import { buildHead } from './head.ts';
import { protocolLimits, sitemapIndex, urlSet, type SitemapUrl } from './sitemapXml.ts';

const publicOrigin = 'https://www.example.com';
const home: SitemapUrl = { alternates: buildAlternates({ to: 'Home', params: {} }, usualLanguages) };
const written = (urls: Iterable<SitemapUrl>, limits?: { urls: number; bytes: number }, onCut?: () => void): string =>
  [...urlSet(urls, { language: 'ca', publicOrigin, ...(limits ? { limits } : {}), ...(onCut ? { onCut } : {}) })].join(
    '',
  );

it('has the alternates of the head, from the same function', () => {
  const alternates = { es: '/a%20b?x=1&y=2', ca: "/ca/l'à", en: '/en/./../a.b' };
  const head = buildHead(
    { title: 'T', description: 'D', alternates },
    { language: 'ca', brandName: 'B', siteTitle: 'S', publicOrigin },
  );
  const ofHead = head
    .filter(({ attributes }) => attributes['rel'] === 'alternate')
    .map(({ attributes }) => [attributes['hreflang'], attributes['href']]);
  const unescape = (text: string) => text.replaceAll('&#39;', "'").replaceAll('&amp;', '&');
  const xml = written([{ alternates }]);
  expect(
    [...xml.matchAll(/hreflang="([^"]+)" href="([^"]+)"/g)].map(([, code, href]) => [code, unescape(href!)]),
  ).toEqual(ofHead);
  expect(unescape(/<loc>(.*?)<\/loc>/.exec(xml)![1]!)).toBe(
    head.find(({ attributes }) => attributes['rel'] === 'canonical')!.attributes['href'],
  );
});

it('writes dates and pictures where there are any, and neither priority nor frequency', () => {
  const xml = written([
    { ...home, changed: '2026-05-11T09:00:00.000Z', images: ['/media/a.jpg', 'data:image/png,x'] },
    home,
  ]);
  expect(xml.match(/<lastmod>/g)).toHaveLength(1);
  expect(xml).toContain('<lastmod>2026-05-11T09:00:00.000Z</lastmod>');
  expect(xml.match(/<image:image>/g)).toHaveLength(1);
  expect(xml).toContain('<image:loc>https://www.example.com/media/a.jpg</image:loc>');
  expect(xml).not.toMatch(/priority|changefreq|image:title|image:caption/);
});

it.each([
  ['URLs', { urls: 2, bytes: 50_000 }],
  ['bytes', { urls: 50, bytes: 1_200 }],
])('ends a file at the limit of %s, whole', (_, limits) => {
  const onCut = jest.fn();
  const xml = written([home, home, home], limits, onCut);
  expect(onCut).toHaveBeenCalledTimes(1);
  expect(xml.match(/<url>/g)).toHaveLength(2);
  expect(Buffer.byteLength(xml)).toBeLessThanOrEqual(limits.bytes);
  expect(xml).toMatch(/<\/urlset>\n$/);
});

it('a full file of long addresses stays within the limits of the protocol', () => {
  const long = { es: `/${'a'.repeat(300)}`, ca: `/ca/${'a'.repeat(300)}`, en: `/en/${'a'.repeat(300)}` };
  let bytes = 0;
  let urls = 0;
  const endless = function* () {
    for (let n = 0; n < 60_000; n += 1) yield { alternates: long, changed: '2026-05-11T09:00:00.000Z' };
  };
  for (const part of urlSet(endless(), { language: 'es', publicOrigin })) {
    expect(part.length).toBeLessThan(100_000);
    bytes += part.length;
    urls += part.match(/<url>/g)?.length ?? 0;
  }
  expect(bytes).toBeLessThanOrEqual(protocolLimits.bytes);
  expect(urls).toBeLessThanOrEqual(protocolLimits.urls);
  expect(urls).toBeGreaterThan(20_000);
});

it('lists files with their dates', () => {
  expect(
    [...sitemapIndex([{ path: '/sitemap-a.xml', changed: '2026-05-11' }, { path: '/b&c' }], publicOrigin)].join(''),
  ).toBe(
    `<?xml version="1.0" encoding="UTF-8"?>
<sitemapindex xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">
<sitemap><loc>https://www.example.com/sitemap-a.xml</loc><lastmod>2026-05-11</lastmod></sitemap>
<sitemap><loc>https://www.example.com/b&amp;c</loc></sitemap>
</sitemapindex>
`,
  );
});
