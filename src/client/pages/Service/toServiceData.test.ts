import { toHomeData } from '#shared/api/homeData.ts';
import { toServiceData } from './toServiceData.ts';

const inSpanish = (name: string, text: string) => ({ [`${name}_espanol`]: text });
const post = (slug: string, category = 'sector-inmobiliario') => ({
  url: `/magazine/${category}/${slug}`,
  title: slug,
  image: '/media/home/posts/1-x-800.webp',
});
const slide = (city: string) => ({
  imagen: { imagen: `/media/home/hero/${city}-1920.webp`, ...inSpanish('texto_alternativo', city) },
});

const homeData = toHomeData({
  meta: {
    carrousel: [slide('barcelona'), slide('madrid')],
    citas_google: [
      { ...inSpanish('texto', 'Contestan siempre.'), firma: 'Ana' },
      { ...inSpanish('texto', 'Alquilé sin sustos.'), firma: 'Beni' },
      { ...inSpanish('texto', 'Vendimos en siete semanas.'), firma: 'Carla' },
    ],
    posts_magazine: [
      post('noticia', 'noticias'),
      post('que-mirar'),
      post('alquilar-mi-piso-de-forma-segura'),
      post('por-que-no-se-vende-mi-piso'),
      post('vender-mi-piso-rapido'),
    ],
  },
});

const hrefs = (service: 'sell' | 'rent') =>
  toServiceData(homeData, service, 'es').posts.map(({ href }) => href?.split('/').at(-1));

it('puts the articles of the service first, then others of the category, but not those of the other service', () => {
  expect(hrefs('sell')).toEqual(['vender-mi-piso-rapido', 'por-que-no-se-vende-mi-piso', 'que-mirar']);
  expect(hrefs('rent')).toEqual(['alquilar-mi-piso-de-forma-segura', 'que-mirar']);
});

it('quotes somebody who did the same', () => {
  expect(toServiceData(homeData, 'sell', 'es').quote?.signature).toBe('Carla');
  expect(toServiceData(homeData, 'rent', 'es').quote?.signature).toBe('Beni');
});

it('takes the quote in Spanish, marked, where there is none in the language of the page', () => {
  expect(toServiceData(homeData, 'sell', 'en').quote).toEqual({
    text: 'Vendimos en siete semanas.',
    lang: 'es',
    signature: 'Carla',
  });
});

it('shows another picture on each page, and the only one on both', () => {
  expect(toServiceData(homeData, 'sell', 'es').picture).toMatchObject({
    src: '/media/home/hero/barcelona-1920.webp',
    alt: { text: 'barcelona' },
  });
  expect(toServiceData(homeData, 'rent', 'es').picture?.src).toContain('madrid');
  const oneSlide = { ...homeData, slides: homeData.slides.slice(0, 1) };
  expect(toServiceData(oneSlide, 'rent', 'es').picture?.src).toContain('barcelona');
});

it('is the texts of the page alone without the CMS (PD-52)', () => {
  expect(toServiceData(null, 'rent', 'en')).toEqual({ service: 'rent', whyUs: [], posts: [] });
});
