import type { MagazineCategory } from '#shared/routes/magazineUrl.ts';
import type { Language } from '#shared/i18n/languages.ts';
import { mediaImage, previewUrl } from '#demo/media/mediaUrls.ts';
import type { ArticleInput } from '#origin/import/magazineInput.ts';
import { articles } from './articles/index.ts';

type Words = Readonly<Record<Language, string>>;

/** Named as in the site's navigation. */
export const postCategories = {
  noticias: { title: { es: 'Actualidad', ca: 'Actualitat', en: 'News' }, color: '#1f4d4a' },
  'sector-inmobiliario': {
    title: { es: 'Sector inmobiliario', ca: 'Sector immobiliari', en: 'Sector' },
    color: '#2f6f8f',
  },
  escaparate: { title: { es: 'Escaparate', ca: 'Aparador', en: 'Showcase' }, color: '#b4553a' },
  hogar: { title: { es: 'Hogar', ca: 'Llar', en: 'Home' }, color: '#7a6434' },
} as const satisfies Record<MagazineCategory, { title: Words; color: string }>;

/** What the picture of each article shows, by the article's slug. */
const alts: Readonly<Record<string, Words>> = {
  'vivir-con-luz-del-norte': {
    es: 'Una butaca verde junto a una ventana con cortinas claras',
    ca: "Una butaca verda al costat d'una finestra amb cortines clares",
    en: 'A green armchair beside a window with pale curtains',
  },
  'que-mirar-antes-de-firmar-las-arras': {
    es: 'Un contrato sobre la mesa, con bolígrafo, gafas y llaves',
    ca: 'Un contracte damunt la taula, amb bolígraf, ulleres i claus',
    en: 'A contract on the table, with a pen, glasses and keys',
  },
  'una-casa-de-pueblo-que-respira': {
    es: 'El patio de piedra de una casa de pueblo con las paredes encaladas',
    ca: "El pati de pedra d'una casa de poble amb les parets emblanquinades",
    en: 'The stone courtyard of a village house with limewashed walls',
  },
  'la-red-llega-a-quince-ciudades': {
    es: 'Un mapa desplegado con una chincheta en cada una de las quince ciudades',
    ca: 'Un mapa desplegat amb una xinxeta a cadascuna de les quinze ciutats',
    en: 'A folded-out map with a pin in each of the fifteen cities',
  },
  'suelos-hidraulicos-como-cuidarlos': {
    es: 'Suelo hidráulico con jabón y un cepillo',
    ca: 'Mosaic hidràulic amb sabó i un raspall',
    en: 'Patterned cement tiles with soap and a brush',
  },
  'alquiler-de-temporada-lo-que-cambia': {
    es: 'Un recibidor con una maleta, un calendario y unas llaves',
    ca: 'Un rebedor amb una maleta, un calendari i unes claus',
    en: 'A hall with a suitcase, a calendar and a set of keys',
  },
  'tres-aticos-y-tres-maneras-de-usar-la-terraza': {
    es: 'Una terraza con la mesa puesta y jardineras, sobre los tejados',
    ca: 'Una terrassa amb la taula parada i caixes amb plantes, damunt les teulades',
    en: 'A roof terrace with the table laid and boxes of plants, above the rooftops',
  },
  'mudarse-con-ninos-sin-perder-la-calma': {
    es: 'Cajas de mudanza, una planta y un oso de peluche',
    ca: 'Caixes de mudança, una planta i un os de peluix',
    en: 'Moving boxes, a plant and a teddy bear',
  },
  'el-veinte-por-ciento-que-se-comparte': {
    es: 'Una tarta con una quinta parte servida en otro plato',
    ca: 'Un pastís amb una cinquena part servida en un altre plat',
    en: 'A tart with one fifth served on another plate',
  },
  'como-leer-un-certificado-energetico': {
    es: 'Una escala energética de la A a la G bajo una lupa',
    ca: 'Una escala energètica de la A a la G sota una lupa',
    en: 'An energy scale from A to G under a magnifying glass',
  },
  'vender-mi-piso-rapido': {
    es: 'Un salón luminoso con una librería de madera y un sofá claro',
    ca: 'Una sala lluminosa amb una llibreria de fusta i un sofà clar',
    en: 'A bright living room with a wooden bookcase and a pale sofa',
  },
  'alquilar-mi-piso-de-forma-segura': {
    es: 'Un recibidor con la puerta cerrada, un espejo redondo y una planta',
    ca: 'Un rebedor amb la porta tancada, un mirall rodó i una planta',
    en: 'A hallway with its door closed, a round mirror and a plant',
  },
  'como-elegir-una-agencia': {
    es: 'Una casa de esquina con balcones floridos y un naranjo delante, al atardecer',
    ca: 'Una casa cantonera amb balcons florits i un taronger al davant, al capvespre',
    en: 'A corner house with flowers on its balconies and an orange tree in front, at sunset',
  },
  'vender-con-agencia-o-por-mi-cuenta': {
    es: 'Una mesa de trabajo con ordenador junto a un ventanal que da a los tejados',
    ca: 'Una taula de treball amb ordinador al costat d’un finestral que dona a les teulades',
    en: 'A desk with a computer beside a large window over the rooftops',
  },
  'por-que-no-se-vende-mi-piso': {
    es: 'Un comedor al anochecer, con la lámpara encendida y las sillas vacías',
    ca: 'Un menjador al vespre, amb el llum encès i les cadires buides',
    en: 'A dining room at dusk, with the lamp lit and the chairs empty',
  },
};

interface Post extends ArticleInput {
  /** Of its picture, which is drawn for its place and its subject. */
  scene: string;
  alt: Words;
}

function postOf(article: ArticleInput, index: number): Post {
  const alt = alts[article.slug];
  if (!alt) throw new Error(`No words for the picture of ${article.slug}`);
  return { ...article, alt, scene: `${index + 1}-${article.slug}` };
}

/**
 * The magazine's articles with their pictures, newest first: the home page shows ten, the pages for owners those of the
 * sector.
 */
export const posts: readonly Post[] = articles.map(postOf);

/** An article as the CMS stores it. */
export function toStoredArticle({ scene, alt, ...article }: Post): ArticleInput {
  const { url, dimensions } = mediaImage('home', 'posts', scene);
  return { ...article, image: { url, preview: previewUrl('home', 'posts', scene), dimensions, alt: { ...alt } } };
}
