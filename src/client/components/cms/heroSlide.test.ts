import { inLanguages, languages, type Language } from '#shared/i18n/languages.ts';
import type { HeroSlide } from '#shared/api/homeData.ts';
import { isCmsLink } from './cmsPicture.ts';
import { captionText, toHeroSlide } from './heroSlide.ts';

const inAll = (text: string) => inLanguages(() => text);
const tagged = (es: string, ca = es, en = es) => ({ 'es-ES': es, 'ca-ES': ca, 'en-US': en });

const slide: HeroSlide = {
  image: '/media/home/heroes/1-barcelona-1920.webp',
  alt: tagged('Tejados', 'Teulades', 'Rooftops'),
  copyright: 'Ana',
  title: tagged('Volver a casa', 'Tornar a casa', ''),
  blackText: true,
  subtitle: tagged(''),
  button: tagged('Ver', 'Mostra', 'See'),
  link: {
    ...inAll('/viviendas-barcelona-compra'),
    es: '/viviendas-barcelona-compra',
    ca: '/ca/habitatges-barcelona-compra',
    en: '/en/properties-barcelona-buy',
  },
  buttonColour: 'info',
  captionColour: 'white',
  position: 'full',
};

describe('the text colour of a caption', () => {
  test.each([
    ['dark', true, 'white'],
    ['dark', false, 'white'],
    ['light', true, 'black'],
    ['light', false, 'black'],
    ['lighter', false, 'black'],
    ['white', false, 'black'],
  ] as const)('on %s, black asked for: %s, is %s', (box, black, text) => {
    expect(captionText(box, black)).toBe(text);
  });
});

test.each([
  ['/viviendas-madrid-compra', true],
  ['/', true],
  ['https://example.com/guia', true],
  ['//example.com', false],
  ['javascript:alert(1)', false],
  ['', false],
])('a slide may link to %p: %p', (link, leads) => {
  expect(isCmsLink(link)).toBe(leads);
});

test("a slide has the texts of the page's language and leaves out empty ones", () => {
  expect(toHeroSlide(slide, 'ca', languages)).toEqual({
    image: slide.image,
    srcSet: expect.stringContaining(
      '/media/home/heroes/1-barcelona-600.webp 600w, /media/home/heroes/1-barcelona-800.webp 800w',
    ) as string,
    alt: { text: 'Teulades' },
    credit: 'Ana',
    title: { text: 'Tornar a casa' },
    button: { text: 'Mostra', href: '/ca/habitatges-barcelona-compra', colour: 'info' },
    box: 'white',
    text: 'black',
    position: 'full',
  });
});

test.each<[Language, string, string]>([
  ['de', '/viviendas-barcelona-compra?rooms=2', '/de/immobilien-barcelona-kaufen?rooms=2'],
  ['nl', '/viviendas-barcelona-compra/', '/nl/woningen-barcelona-koop'],
  ['fr', '/servicios/vender#request', '/fr/services/vendre#request'],
  ['de', '/magazine/noticias/', '/magazine/noticias/'],
  ['de', 'https://example.com/guia', 'https://example.com/guia'],
])('without a link of its own, a slide in %s leads from %s to %s', (language, es, href) => {
  expect(toHeroSlide({ ...slide, link: { es } }, language, languages).button?.href).toBe(href);
});

test('a slide marks its Spanish texts (PD-32)', () => {
  expect(toHeroSlide(slide, 'en', languages).title).toEqual({ text: 'Volver a casa', lang: 'es' });
});

test('an external picture has one size, and a button without a target is left out', () => {
  const { srcSet, button } = toHeroSlide(
    { ...slide, image: 'https://cms.example/hero-1920.webp', link: inAll('') },
    'es',
    languages,
  );
  expect(srcSet).toBeUndefined();
  expect(button).toBeUndefined();
});
