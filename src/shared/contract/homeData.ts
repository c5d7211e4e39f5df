import { languageFacts, languages } from '#shared/i18n/languages.ts';
import * as z from 'zod/mini';
import { decodeEntities } from './decodeEntities.ts';
import { isFields, line, pictureUrl, respelled, text, withFallback } from './fields.ts';

/** Suffixes of the CMS's localised fields (docs/product.md#home-data). */
const cmsLanguages = languages.map((language) => languageFacts[language].cms);
type CmsLanguage = (typeof cmsLanguages)[number];

/** WordPress gives titles and what editors type with references (`Vender &#8211; sin prisas &amp; bien`). */
const readable = (value: unknown): unknown => (typeof value === 'string' ? decodeEntities(value) : value);

const cmsLine = withFallback(respelled(readable, line), '');
const cmsText = withFallback(respelled(readable, text), '');

/** `titulo_espanol`, `titulo_catala`, `titulo_english`. */
const localised = <Name extends string>(name: Name) =>
  Object.fromEntries(cmsLanguages.map((language) => [`${name}_${language}`, cmsText])) as Record<
    `${Name}_${CmsLanguage}`,
    typeof cmsText
  >;

/** An object that counts as empty where it is absent or broken: WordPress sends `false` or `[]` for empty fields. */
const group = <Shape extends z.core.$ZodShape>(shape: Shape) =>
  respelled((value) => (isFields(value) ? value : {}), z.object(shape));

export const slideSchema = z.object({
  /** Without a picture the slide's own colour stands behind its words. */
  imagen: group({
    imagen: withFallback(pictureUrl, ''),
    copyright: cmsLine,
    posicion: cmsLine,
    ...localised('texto_alternativo'),
  }),
  caja_texto: group({
    titulo: group({ ...localised('titulo'), color: cmsLine }),
    subtitulo: group(localised('subtitulo')),
    boton: group({ ...localised('boton'), ...localised('enlace'), color: cmsLine }),
    color_caja_texto: cmsLine,
  }),
});

/** `firma`: who signs, in Spanish, or in a language of its own (`firma_english`); `enlace`: where it was said. */
export const quoteSchema = z.object({
  ...localised('texto'),
  firma: cmsLine,
  ...localised('firma'),
  enlace: cmsLine,
});

export const partnerSchema = z.object({ logo: pictureUrl, texto_alternativo: cmsLine });

export const postSchema = z.object({
  /** The Spanish may come under the bare name. */
  title: cmsLine,
  ...localised('title'),
  excerpt: cmsText,
  ...localised('excerpt'),
  category: group({ title: cmsLine, ...localised('title'), color: cmsLine }),
  image: withFallback(pictureUrl, ''),
  image_alt: cmsLine,
  ...localised('image_alt'),
  /** Where the article is; in each language where it has an address of its own there. */
  url: cmsLine,
  ...localised('url'),
});

/** A number as editors write it (45.000, 45,000+, 4,8), as a machine does; anything else as it is. */
export function respellFigure(value: unknown): unknown {
  if (typeof value === 'number') return String(value);
  if (typeof value !== 'string') return value;
  const figure = value.trim().replace(/^\+|\s*\+$/g, '');
  if (/^\d{1,3}(?:[.,\s]\d{3})+$/.test(figure)) return figure.replace(/\D/g, '');
  return /^\d+,\d{1,2}$/.test(figure) ? figure.replace(',', '.') : value;
}

const figureSchema = group({
  valor: withFallback(
    respelled((value) => respellFigure(readable(value)), line),
    '',
  ),
  ...localised('descripcion'),
});

/** The figures of one brand, under `porque_{brand}_`. */
export const whyUsSchema = z.object({
  elemento_1: figureSchema,
  elemento_2: figureSchema,
  elemento_3: figureSchema,
  elemento_4: figureSchema,
  elemento_5: figureSchema,
  resenas: group(localised('descripcion')),
});

/** The CMS's answer, in its own field names. Figures come under keys that hold the brand's name (PD-53). */
export const homeDataSchema = z.object({
  meta: respelled((value) => (isFields(value) ? value : {}), z.record(z.string(), z.unknown())),
});
export type SlideDto = z.output<typeof slideSchema>;
export type PostDto = z.output<typeof postSchema>;
export type WhyUsDto = z.output<typeof whyUsSchema>;
