import { buildHead, type PageMeta } from './head.ts';

const context = {
  language: 'ca',
  brandName: 'Vencejo',
  siteTitle: 'Vencejo | Pisos',
  publicOrigin: 'https://www.example.com',
} as const;
const page: PageMeta = {
  title: 'Pisos',
  description: 'Text',
  alternates: { es: '/viviendas-compra', ca: '/ca/habitatges-compra', en: '/en/properties-buy' },
};

const links = (meta: PageMeta, rel: string) =>
  buildHead(meta, context)
    .filter(({ attributes }) => attributes.rel === rel)
    .map(({ attributes }) => attributes);

it('titles a page before the brand, and the site alone', () => {
  expect(buildHead(page, context)[0]).toMatchObject({ tag: 'title', text: 'Pisos | Vencejo' });
  expect(buildHead({ ...page, title: null }, context)[0]).toMatchObject({ text: 'Vencejo | Pisos' });
});

it('has one absolute canonical, of its own language', () => {
  expect(links(page, 'canonical')).toEqual([
    { rel: 'canonical', href: 'https://www.example.com/ca/habitatges-compra' },
  ]);
});

it('lists every language, itself and x-default', () => {
  expect(links(page, 'alternate').map(({ hreflang, href }) => [hreflang, href])).toEqual([
    ['es', 'https://www.example.com/viviendas-compra'],
    ['ca', 'https://www.example.com/ca/habitatges-compra'],
    ['en', 'https://www.example.com/en/properties-buy'],
    ['x-default', 'https://www.example.com/viviendas-compra'],
  ]);
});

it('names no alternates for a page that stays out of the index', () => {
  expect(links({ ...page, noindex: true }, 'alternate')).toEqual([]);
});

it('keeps descriptions within what is read', () => {
  const description = buildHead({ ...page, description: 'palabra '.repeat(60) }, context)[1]!.attributes.content!;
  expect(description.length).toBeLessThanOrEqual(200);
  expect(description).toMatch(/palabra…$/);
});
