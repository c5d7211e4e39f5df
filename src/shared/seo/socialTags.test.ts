import type { PageMeta } from './head.ts';
import { socialTags } from './socialTags.ts';

const context = {
  language: 'ca',
  brandName: 'Vencejo',
  siteTitle: 'Vencejo | Pisos',
  publicOrigin: 'https://www.example.com',
} as const;
const page: PageMeta = {
  title: 'Pisos',
  description: 'paraula '.repeat(60),
  alternates: { es: '/viviendas-compra', ca: '/ca/habitatges-compra', en: '/en/properties-buy' },
};
const image = { url: '/share/abcdefghij/ca/habitatges-compra.jpg', alt: 'Pisos' };

const contents = (meta: PageMeta) =>
  socialTags(meta, image, context).map(({ attributes: { property, name, content } }) => [property ?? name, content]);

it('says of a page all that previews show', () => {
  expect(contents(page)).toEqual([
    ['og:title', 'Pisos'],
    ['og:description', expect.stringMatching(/^.{150,199}paraula…$/) as string],
    ['og:type', 'website'],
    ['og:url', 'https://www.example.com/ca/habitatges-compra'],
    ['og:site_name', 'Vencejo'],
    ['og:locale', 'ca_ES'],
    ['og:locale:alternate', 'es_ES'],
    ['og:locale:alternate', 'en_US'],
    ['og:image', 'https://www.example.com/share/abcdefghij/ca/habitatges-compra.jpg'],
    ['og:image:width', '1200'],
    ['og:image:height', '630'],
    ['og:image:alt', 'Pisos'],
    ['twitter:card', 'summary_large_image'],
  ]);
});

it('names no address of a page that has none of its own', () => {
  const { alternates: _, ...errorPage } = page;
  expect(contents(errorPage).map(([name]) => name)).not.toContain('og:url');
  expect(contents({ ...page, title: null })[0]).toEqual(['og:title', 'Vencejo | Pisos']);
});
