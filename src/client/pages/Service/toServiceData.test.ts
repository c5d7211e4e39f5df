import { toHomeData } from '#shared/api/homeData.ts';
import { mainCities } from '#shared/domain/cities.ts';
import type { Language } from '#shared/i18n/languages.ts';
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
  toServiceData({ homeData, provinces: [] }, service, 'es').posts.map(({ href }) => href?.split('/').at(-1));

it('puts the articles of the service first, then others of the category, but not those of the other service', () => {
  expect(hrefs('sell')).toEqual(['vender-mi-piso-rapido', 'por-que-no-se-vende-mi-piso', 'que-mirar']);
  expect(hrefs('rent')).toEqual(['alquilar-mi-piso-de-forma-segura', 'que-mirar']);
});

it('quotes somebody who did the same', () => {
  expect(toServiceData({ homeData, provinces: [] }, 'sell', 'es').quote?.signature).toBe('Carla');
  expect(toServiceData({ homeData, provinces: [] }, 'rent', 'es').quote?.signature).toBe('Beni');
});

it('takes the quote in Spanish, marked, where there is none in the language of the page', () => {
  expect(toServiceData({ homeData, provinces: [] }, 'sell', 'en').quote).toEqual({
    text: 'Vendimos en siete semanas.',
    lang: 'es',
    signature: 'Carla',
  });
});

it('shows another picture on each page, and the only one on both', () => {
  expect(toServiceData({ homeData, provinces: [] }, 'sell', 'es').picture).toMatchObject({
    src: '/media/home/hero/barcelona-1920.webp',
    alt: { text: 'barcelona' },
  });
  expect(toServiceData({ homeData, provinces: [] }, 'rent', 'es').picture?.src).toContain('madrid');
  const oneSlide = { ...homeData, slides: homeData.slides.slice(0, 1) };
  expect(toServiceData({ homeData: oneSlide, provinces: [] }, 'rent', 'es').picture?.src).toContain('barcelona');
  // A picture that is not there yet.
  const waiting = { ...homeData, slides: homeData.slides.map((one) => ({ ...one, image: '' })) };
  expect(toServiceData({ homeData: waiting, provinces: [] }, 'sell', 'es').picture).toBeUndefined();
});

it('is the texts of the page alone without the CMS (PD-52)', () => {
  expect(toServiceData({ homeData: null, provinces: [] }, 'rent', 'en')).toMatchObject({
    service: 'rent',
    whyUs: [],
    posts: [],
  });
});

it('offers the cities of all provinces with agents, by name; without any, the main ones', () => {
  const provinces = [
    { slug: 'zaragoza', name: 'Zaragoza', count: 3 },
    { slug: 'malaga', name: 'Málaga', count: 19 },
    { slug: 'alicante', name: 'Alicante', count: 1 },
    { slug: 'soria', name: 'Soria', count: 0 },
  ];
  const citiesOf = (language: Language, given = provinces) =>
    toServiceData({ homeData, provinces: given }, 'sell', language).cities;
  expect(citiesOf('es').map(({ name }) => name)).toEqual(['Alicante', 'Málaga', 'Zaragoza']);
  expect(citiesOf('ca')).toEqual([
    { slug: 'alicante', name: 'Alacant' },
    { slug: 'malaga', name: 'Màlaga' },
    { slug: 'zaragoza', name: 'Saragossa' },
  ]);
  expect(citiesOf('es', [])).toEqual(mainCities);
});

it('marks the five provinces with most agents where there are too many to show at once', () => {
  const provinces = [3, 9, 1, 9, 4, 2, 8].map((count, index) => ({ slug: `p${index}`, name: `P${index}`, count }));
  const usual = (given: typeof provinces) =>
    toServiceData({ homeData, provinces: given }, 'sell', 'es')
      .cities.filter(({ isUsual }) => isUsual)
      .map(({ slug }) => slug);
  expect(usual(provinces)).toEqual(['p0', 'p1', 'p3', 'p4', 'p6']);
  expect(usual(provinces.slice(1))).toEqual([]);
});
