import type { OperationType } from '#shared/domain/estate.ts';
import type { Language } from '#shared/i18n/languages.ts';
import { buildUrl, routeTarget } from '#shared/routes/build.ts';
import { magazineUrl } from '#shared/routes/magazineUrl.ts';
import { mediaImage } from '#demo/media/mediaUrls.ts';
import { postCategories, posts } from './posts.ts';
import { quotes } from './quotes.ts';
import { slides, type Slide } from './slides.ts';

const partners = [
  'Banca Alameda',
  'Notaría Abierta',
  'Hipotecas Claras',
  'Mudanzas Golondrina',
  'Seguros Encina',
  'Tasaciones Plomada',
  'Reformas Cal y Canto',
  'Energía Levante',
  'Cocinas Almendro',
  'Llaves del Puerto',
  'Fibra Cierzo',
  'Arquitectura Umbral',
];

const searchPath = (language: Language, province: string, type: OperationType): string =>
  buildUrl(routeTarget<'Search'>({ to: 'Search', params: { province, type } }), language);

/**
 * A field of the contract's, in Spanish under its own name, and in each language under the suffixes that the CMS uses
 * everywhere else.
 */
const inEach = (name: string, { es, ca, en }: Readonly<Record<Language, string>>): object => ({
  [name]: es,
  [`${name}_espanol`]: es,
  [`${name}_catala`]: ca,
  [`${name}_english`]: en,
});

const largest = (scene: string, group: string): string => mediaImage('home', group, scene).dimensions.xxl!;

const slideMeta = (
  { city, operation, alt, position, boxColour, textColour, buttonColour, title, subtitle, button }: Slide,
  index: number,
  copyright: string,
): object => ({
  imagen: {
    copyright,
    imagen: largest(`${index + 1}-${city}`, 'hero'),
    posicion: position,
    texto_alternativo_espanol: alt.es,
    texto_alternativo_catala: alt.ca,
    texto_alternativo_english: alt.en,
  },
  caja_texto: {
    titulo: { titulo_espanol: title.es, titulo_catala: title.ca, titulo_english: title.en, color: textColour },
    subtitulo: { subtitulo_espanol: subtitle.es, subtitulo_catala: subtitle.ca, subtitulo_english: subtitle.en },
    boton: {
      boton_espanol: button.es,
      boton_catala: button.ca,
      boton_english: button.en,
      enlace_espanol: searchPath('es', city, operation),
      enlace_catala: searchPath('ca', city, operation),
      enlace_english: searchPath('en', city, operation),
      color: buttonColour,
    },
    color_caja_texto: boxColour,
  },
});

const figure = (valor: string, es: string, ca: string, en: string): object => ({
  valor,
  descripcion_espanol: es,
  descripcion_catala: ca,
  descripcion_english: en,
});

const whyUs = (agents: number, cities: number): object => ({
  elemento_1: figure(
    '4.9',
    'sobre 5 de nota media en las reseñas de quienes ya han comprado, vendido o alquilado',
    'sobre 5 de nota mitjana a les ressenyes de qui ja ha comprat, venut o llogat',
    'out of 5 on average in the reviews of people who have bought, sold or rented with us',
  ),
  elemento_2: figure(
    '50000',
    'personas usan la red para comprar, vender o alquilar',
    'persones fan servir la xarxa per comprar, vendre o llogar',
    'people use the network to buy, sell or rent',
  ),
  elemento_3: figure(
    String(agents),
    'agentes que viven donde trabajan',
    'agents que viuen on treballen',
    'agents who live where they work',
  ),
  elemento_4: figure(
    String(cities),
    'ciudades, de Girona a Tenerife',
    'ciutats, de Girona a Tenerife',
    'cities, from Girona to Tenerife',
  ),
  elemento_5: figure(
    '20',
    'por ciento de los beneficios, para entidades sin ánimo de lucro',
    'per cent dels beneficis, per a entitats sense ànim de lucre',
    'per cent of our profits go to non-profit organisations',
  ),
  resenas: {
    descripcion_espanol: 'Publicamos todas las reseñas, también las que nos ayudan a mejorar.',
    descripcion_catala: 'Publiquem totes les ressenyes, també les que ens ajuden a millorar.',
    descripcion_english: 'We publish every review, including the ones that help us do better.',
  },
});

const logoScene = (name: string, index: number): string =>
  `${index + 1}-${name
    .toLowerCase()
    .normalize('NFD')
    .replace(/[^a-z ]/g, '')
    .replaceAll(' ', '-')}`;

function postMeta(post: (typeof posts)[number]): object {
  const { category, slug, scene, alt } = post;
  const inLanguages = (text: (language: Language) => string) => ({ es: text('es'), ca: text('ca'), en: text('en') });
  return {
    image: mediaImage('home', 'posts', scene).dimensions.lg!,
    ...inEach('image_alt', alt),
    ...inEach(
      'url',
      inLanguages((language) => magazineUrl({ to: 'article', category, slug }, language)),
    ),
    ...inEach(
      'title',
      inLanguages((language) => post[language].title),
    ),
    ...inEach(
      'excerpt',
      inLanguages((language) => post[language].excerpt),
    ),
    category: { ...inEach('title', postCategories[category].title), color: postCategories[category].color },
  };
}

/** `meta` of the CMS's home-data answer, in the CMS's own field names (docs/product.md#home-data). */
export function createHomeData({
  brandKey,
  brandName,
  agents,
  cities,
}: {
  brandKey: string;
  /** Who made the pictures. */
  brandName: string;
  agents: number;
  cities: number;
}): Record<string, unknown> {
  return {
    carrousel: slides.map((slide, index) => slideMeta(slide, index, brandName)),
    citas_google: quotes.map(({ es, ca, en, signature }) => ({
      texto_espanol: es,
      texto_catala: ca,
      texto_english: en,
      firma: signature,
    })),
    logos_footer: partners.map((name, index) => ({
      logo: mediaImage('home', 'logos', logoScene(name, index)).dimensions.sm!,
      texto_alternativo: name,
    })),
    [`porque_${brandKey}_`]: whyUs(agents, cities),
    posts_magazine: posts.map(postMeta),
  };
}
