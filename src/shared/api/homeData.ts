import { inLanguages, inTags, languageFacts } from '#shared/i18n/languages.ts';
import type * as z from 'zod/mini';
import { isFields } from '#shared/contract/fields.ts';
import {
  homeDataSchema,
  partnerSchema,
  postSchema,
  quoteSchema,
  slideSchema,
  whyUsSchema,
  type PostDto,
  type SlideDto,
  type WhyUsDto,
} from '#shared/contract/homeData.ts';
import type { Language, LocalisedText } from '#shared/i18n/languages.ts';
import { readOne, readRecords, type OnInvalid } from './readAnswer.ts';

/** Of a list; more would fill a page. */
const maxRecords = 500;

type TextByLanguage = Record<Language, string>;

export const captionColours = ['dark', 'light', 'lighter', 'white'] as const;
export type CaptionColour = (typeof captionColours)[number];

/** The theme's variants (docs/product.md#validation); any other style of the CMS's is the caption's own. */
export const buttonColours = ['primary', 'secondary', 'info', 'dark'] as const;
export type ButtonColour = (typeof buttonColours)[number] | 'caption';

export interface HeroSlide {
  image: string;
  /** What the picture shows; '' if not given. */
  alt: LocalisedText;
  copyright: string;
  title: LocalisedText;
  /** True for black text on the caption box. */
  blackText: boolean;
  subtitle: LocalisedText;
  button: LocalisedText;
  /** Where it leads, in each language that it says so for. */
  link: Partial<TextByLanguage>;
  buttonColour: ButtonColour;
  captionColour: CaptionColour;
  position: 'offset' | 'full' | 'other';
}

/** What a client wrote, in their words or translated. */
export interface Quote {
  text: LocalisedText;
  signature: LocalisedText;
  /** Where it was said; empty where the CMS gives none. */
  link: string;
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
  /** As the editors typed it; without one in a language, the Spanish one. */
  url: TextByLanguage;
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

/**
 * The texts of a field in each language, by the suffixes of the CMS. Posts and signatures have
 * their Spanish under the bare name too.
 */
function byTag(source: Readonly<Record<string, unknown>>, name: string): LocalisedText {
  const textOf = (key: string): string => {
    const value = source[key];
    return typeof value === 'string' ? value : '';
  };
  const texts = inTags((language) => textOf(`${name}_${languageFacts[language].cms}`));
  return { ...texts, 'es-ES': texts['es-ES'] || textOf(name) };
}

type Links<Name extends string> = Readonly<Record<`${Name}_${(typeof languageFacts)[Language]['cms']}`, string>>;

/** Where a link leads in each language; without one of its own, where the Spanish one does. */
function linksOf<Name extends string>(name: Name, source: Links<Name>, spanish: string): TextByLanguage {
  const links: Readonly<Record<string, string>> = source;
  return inLanguages((language) => links[`${name}_${languageFacts[language].cms}`] || spanish);
}

const toSlide = ({ imagen, caja_texto: box }: SlideDto): HeroSlide => ({
  image: imagen.imagen,
  alt: byTag(imagen, 'texto_alternativo'),
  copyright: imagen.copyright,
  title: byTag(box.titulo, 'titulo'),
  blackText: box.titulo.color === 'black',
  subtitle: byTag(box.subtitulo, 'subtitulo'),
  button: byTag(box.boton, 'boton'),
  link: inLanguages((language) => box.boton[`enlace_${languageFacts[language].cms}`]),
  buttonColour: buttonColours.find((colour) => colour === box.boton.color) ?? 'caption',
  captionColour: captionColours.find((colour) => colour === box.color_caja_texto) ?? 'white',
  position: imagen.posicion === 'offset' || imagen.posicion === 'full' ? imagen.posicion : 'other',
});

const isText = (value: LocalisedText): boolean => Object.values(value).some((words) => words !== '');

function toWhyUs(key: string, block: WhyUsDto, onInvalid?: OnInvalid): WhyUs {
  const elements = [block.elemento_1, block.elemento_2, block.elemento_3, block.elemento_4, block.elemento_5];
  const figures = figureNames.flatMap((name, index) => {
    const { valor, ...element } = elements[index]!;
    const value = valor.trim();
    const description = byTag(element, 'descripcion');
    if ((value === '') === isText(description))
      onInvalid?.({ reference: `${key}.elemento_${index + 1}`, problem: 'has not both a value and a description' });
    return value === '' ? [] : [[name, { value, description }] as const];
  });
  return {
    brandKey: key.replace(/^porque_|_$/g, ''),
    figures: Object.fromEntries(figures),
    reviews: byTag(block.resenas, 'descripcion'),
  };
}

/** A list; PHP writes one with gaps as an object, and an empty field as false. */
function toList(value: unknown): unknown[] | null {
  if (Array.isArray(value)) return value as unknown[];
  if (isFields(value) && Object.keys(value).every((key) => /^\d+$/.test(key))) return Object.values(value);
  return value === undefined || value === null || value === false || value === '' ? [] : null;
}

/** One list of the answer without what breaks its schema. */
function readBlock<T extends z.ZodMiniType>(
  meta: Readonly<Record<string, unknown>>,
  [name, schema]: readonly [name: string, schema: T],
  onInvalid?: OnInvalid,
): z.output<T>[] {
  const list = toList(meta[name]);
  if (!list) onInvalid?.({ reference: name, problem: 'must be a list' });
  return (list ?? []).slice(0, maxRecords).flatMap((record, index) =>
    readRecords(schema, [record], ({ problem }) => {
      onInvalid?.({ reference: `${name}[${index}]`, problem });
    }),
  );
}

const toPost = (post: PostDto): Post => ({
  title: byTag(post, 'title'),
  excerpt: byTag(post, 'excerpt'),
  category: byTag(post.category, 'title'),
  categoryColour: post.category.color,
  image: post.image,
  imageAlt: byTag(post, 'image_alt'),
  url: linksOf('url', post, post.url_espanol || post.url),
});

/**
 * The CMS's answer in our words (docs/product.md#home-data). Blocks that it lacks come out empty, so that the page
 * leaves them out (PD-52).
 * @param onInvalid called for each slide, quote, figure, post and logo that is left out
 * @throws ApiError with status 0 for an answer of another shape
 */
export function toHomeData(answer: unknown, onInvalid?: OnInvalid): HomeData {
  const { meta } = readOne(homeDataSchema, answer);
  /** Of a list, those that have words; the others are told of. */
  const worded = <T>(name: string, list: T[], wordsOf: (item: T) => LocalisedText): T[] =>
    list.filter((item, index) => {
      const hasWords = isText(wordsOf(item));
      if (!hasWords) onInvalid?.({ reference: `${name}[${index}]`, problem: 'has no words' });
      return hasWords;
    });
  return {
    slides: readBlock(meta, ['carrousel', slideSchema], onInvalid).map(toSlide),
    quotes: worded(
      'citas_google',
      readBlock(meta, ['citas_google', quoteSchema], onInvalid).map((quote) => ({
        text: byTag(quote, 'texto'),
        signature: byTag(quote, 'firma'),
        link: quote.enlace,
      })),
      ({ text }) => text,
    ),
    whyUs: Object.entries(meta).flatMap(([key, block]) => {
      const whyUs = key.startsWith('porque_') ? whyUsSchema.safeParse(block) : undefined;
      return whyUs?.success ? [toWhyUs(key, whyUs.data, onInvalid)] : [];
    }),
    posts: worded(
      'posts_magazine',
      readBlock(meta, ['posts_magazine', postSchema], onInvalid).map(toPost),
      ({ title }) => title,
    ),
    partners: readBlock(meta, ['logos_footer', partnerSchema], onInvalid).map(({ logo, texto_alternativo: name }) => ({
      logo,
      name,
    })),
  };
}
