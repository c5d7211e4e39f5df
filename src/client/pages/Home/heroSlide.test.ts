import type { HeroSlide } from '#shared/api/homeData.ts';
import { captionText, slideLink, toHeroSlide } from './heroSlide.ts';

const inAll = (text: string) => ({ es: text, ca: text, en: text });

const slide: HeroSlide = {
  image: '/media/home/heroes/1-barcelona-1920.webp',
  copyright: 'Ana',
  title: { es: 'Volver a casa', ca: 'Tornar a casa', en: 'Coming home' },
  blackText: true,
  subtitle: inAll(''),
  button: inAll('Ver'),
  link: { es: '/viviendas-barcelona-compra', ca: '/ca/habitatges-barcelona-compra', en: '/en/properties-barcelona-buy' },
  captionColour: 'white',
  position: 'full',
};

describe('the text colour of a caption', () => {
  test.each([
    ['dark', true, 'white'],
    ['dark', false, 'white'],
    ['light', true, 'black'],
    ['light', false, 'white'],
    ['lighter', false, 'white'],
    ['white', false, 'black'],
  ] as const)('on %s, black asked for: %s, is %s', (box, black, text) => {
    expect(captionText(box, black)).toBe(text);
  });
});

describe('the link of a slide', () => {
  test.each([
    ['/viviendas-madrid-compra', 'es', { to: '/viviendas-madrid-compra' }],
    ['/en', 'en', { to: '/' }],
    ['/ca/habitatges-compra?rooms=2', 'ca', { to: '/habitatges-compra?rooms=2' }],
    ['/ca/habitatges-compra', 'es', { href: '/ca/habitatges-compra' }],
    ['https://example.com/guia', 'es', { href: 'https://example.com/guia' }],
    ['//example.com', 'es', undefined],
    ['javascript:alert(1)', 'es', undefined],
    ['', 'es', undefined],
  ] as const)('%s on a page in %s', (link, language, target) => {
    expect(slideLink(link, language)).toEqual(target);
  });
});

test('a slide carries the texts of the page\'s language and leaves out what is empty', () => {
  expect(toHeroSlide(slide, 'ca')).toEqual({
    image: slide.image,
    srcSet: expect.stringContaining('/media/home/heroes/1-barcelona-600.webp 600w, /media/home/heroes/1-barcelona-800.webp 800w') as string,
    credit: 'Ana',
    title: 'Tornar a casa',
    button: { label: 'Ver', link: { to: '/habitatges-barcelona-compra' } },
    box: 'white',
    text: 'black',
    position: 'full',
  });
});

test('a picture from elsewhere has one size, and a button without a target is none', () => {
  const { srcSet, button } = toHeroSlide({ ...slide, image: 'https://cms.example/hero-1920.webp', link: inAll('') }, 'es');
  expect(srcSet).toBeUndefined();
  expect(button).toBeUndefined();
});
