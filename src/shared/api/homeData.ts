import { languageFacts, languages, type Language, type LocalisedText } from '#shared/i18n/languages.ts';

/** Suffixes of the CMS's localised fields (docs/product.md#home-data): `titulo_espanol` … */
const cmsLanguage: Record<Language, string> = { es: 'espanol', ca: 'catala', en: 'english' };

type TextByLanguage = Record<Language, string>;

export const captionColours = ['dark', 'light', 'lighter', 'white'] as const;
export type CaptionColour = (typeof captionColours)[number];

/** The theme's variants (docs/product.md#validation); any other style of the CMS's is the caption's own. */
export const buttonColours = ['primary', 'secondary', 'info', 'dark'] as const;
export type ButtonColour = (typeof buttonColours)[number] | 'caption';

export interface HeroSlide {
  image: string;
  /** What the picture shows; '' where nobody said. */
  alt: LocalisedText;
  copyright: string;
  title: LocalisedText;
  /** True for black text on the caption box. */
  blackText: boolean;
  subtitle: LocalisedText;
  button: LocalisedText;
  /** Where it leads; without one in a language, where the Spanish one does. */
  link: TextByLanguage;
  buttonColour: ButtonColour;
  captionColour: CaptionColour;
  position: 'offset' | 'full' | 'other';
}

/** What a client wrote, in their words or translated. */
export interface Quote {
  text: LocalisedText;
  signature: string;
}

export interface Partner {
  logo: string;
  name: string;
}

export interface Figure {
  /** A number as a machine writes it (4.8, 45000), or a word. */
  value: string;
  description: LocalisedText;
}

export const figureNames = ['rating', 'members', 'agents', 'cities', 'brand'] as const;
export type FigureName = (typeof figureNames)[number];

/** The figures of one brand; the CMS may hold several brands' (PD-53). */
export interface WhyUs {
  brandKey: string;
  figures: Partial<Record<FigureName, Figure>>;
  /** What is said about the reviews. */
  reviews: LocalisedText;
}

export interface Post {
  title: LocalisedText;
  excerpt: LocalisedText;
  category: LocalisedText;
  /** As the editors chose it: any CSS colour, or nothing. */
  categoryColour: string;
  image: string;
  /** What the picture shows. */
  imageAlt: LocalisedText;
  /** As the editors typed it. */
  url: string;
}

/** The CMS's home-data in our words. */
export interface HomeData {
  slides: HeroSlide[];
  quotes: Quote[];
  whyUs: WhyUs[];
  posts: Post[];
  partners: Partner[];
}

/** What there is without the CMS: every block of its own is left out (PD-52). */
export const emptyHomeData: HomeData = { slides: [], quotes: [], whyUs: [], posts: [], partners: [] };

type Fields = Record<string, unknown>;

const fields = (value: unknown): Fields => (typeof value === 'object' && value !== null ? (value as Fields) : {});
const list = (value: unknown): Fields[] => (Array.isArray(value) ? value.map(fields) : []);
const text = (value: unknown): string => (typeof value === 'string' ? value : '');

/** Where a link leads in each language; without one of its own, where the Spanish one does. */
function localised(source: Fields, name: string): TextByLanguage {
  const spanish = text(source[`${name}_${cmsLanguage.es}`]);
  return Object.fromEntries(
    languages.map((language) => [language, text(source[`${name}_${cmsLanguage[language]}`]) || spanish]),
  ) as TextByLanguage;
}

function toSlide(slide: Fields): HeroSlide {
  const image = fields(slide.imagen);
  const box = fields(slide.caja_texto);
  const title = fields(box.titulo);
  const button = fields(box.boton);
  const position = text(image.posicion);
  return {
    image: text(image.imagen),
    alt: byTag(image, 'texto_alternativo'),
    copyright: text(image.copyright),
    title: byTag(title, 'titulo'),
    blackText: title.color === 'black',
    subtitle: byTag(fields(box.subtitulo), 'subtitulo'),
    button: byTag(button, 'boton'),
    link: localised(button, 'enlace'),
    buttonColour: buttonColours.find((colour) => colour === button.color) ?? 'caption',
    captionColour: captionColours.find((colour) => colour === box.color_caja_texto) ?? 'white',
    position: position === 'offset' || position === 'full' ? position : 'other',
  };
}

/** The same by locale tag, so that a text in another language than the page's can say so. Posts have their Spanish under the bare name too (docs/product.md#home-data). */
function byTag(source: Fields, name: string): LocalisedText {
  const own = Object.fromEntries(
    languages.map((language) => [languageFacts[language].tag, text(source[`${name}_${cmsLanguage[language]}`])]),
  );
  return { ...own, 'es-ES': own['es-ES'] || text(source[name]) };
}

const isText = (value: LocalisedText): boolean => Object.values(value).some((words) => words !== '');

function toWhyUs(key: string, block: Fields): WhyUs {
  const figures = figureNames.flatMap((name, index) => {
    const element = fields(block[`elemento_${index + 1}`]);
    const value = typeof element.valor === 'number' ? String(element.valor) : text(element.valor).trim();
    return value === '' ? [] : [[name, { value, description: byTag(element, 'descripcion') }] as const];
  });
  return {
    brandKey: key.replace(/^porque_|_$/g, ''),
    figures: Object.fromEntries(figures),
    reviews: byTag(fields(block.resenas), 'descripcion'),
  };
}

const toPost = (post: Fields): Post => ({
  title: byTag(post, 'title'),
  excerpt: byTag(post, 'excerpt'),
  category: byTag(fields(post.category), 'title'),
  categoryColour: text(fields(post.category).color),
  image: text(post.image),
  imageAlt: byTag(post, 'image_alt'),
  url: text(post.url),
});

/** Reads the CMS's answer (docs/product.md#home-data). Blocks it lacks come out empty, so that the page leaves them out (PD-52). */
export function toHomeData(answer: { meta?: unknown }): HomeData {
  const meta = fields(answer.meta);
  return {
    slides: list(meta.carrousel)
      .map(toSlide)
      .filter(({ image }) => image !== ''),
    quotes: list(meta.citas_google)
      .map((quote) => ({ text: byTag(quote, 'texto'), signature: text(quote.firma) }))
      .filter((quote) => isText(quote.text)),
    whyUs: Object.keys(meta)
      .filter((key) => key.startsWith('porque_'))
      .map((key) => toWhyUs(key, fields(meta[key]))),
    posts: list(meta.posts_magazine)
      .map(toPost)
      .filter(({ title }) => isText(title)),
    partners: list(meta.logos_footer)
      .map(({ logo, texto_alternativo: name }) => ({ logo: text(logo), name: text(name) }))
      .filter(({ logo }) => logo !== ''),
  };
}
