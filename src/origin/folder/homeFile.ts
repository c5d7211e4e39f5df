import { z } from 'zod';
import { $schema, line } from '#config/network/fields.ts';
import { languageFacts, languages } from '#shared/i18n/languages.ts';
import { captionColours } from '#shared/api/homeData.ts';

/**
 * Suffixes of the CMS's localised fields (docs/product.md#home-data). A language without its own text has the Spanish.
 */
const localised = <Name extends string>(name: Name) => ({ ...translated(name), [`${name}_espanol`]: line });

/** Of a field that has its Spanish under the bare name, or no Spanish of its own. */
const translated = <Name extends string>(name: Name) =>
  Object.fromEntries(languages.map((language) => [`${name}_${languageFacts[language].cms}`, line.optional()]));

const picture = line.describe('A file of the folder, as pictures/home/1.avif, or an address');
const colour = line.optional();

const slide = z.strictObject({
  imagen: z.strictObject({
    imagen: picture,
    copyright: line.optional(),
    posicion: line.optional(),
    ...localised('texto_alternativo'),
  }),
  caja_texto: z.strictObject({
    titulo: z.strictObject({ ...localised('titulo'), color: colour }),
    subtitulo: z.strictObject(localised('subtitulo')).optional(),
    boton: z.strictObject({ ...localised('boton'), ...localised('enlace'), color: colour }).optional(),
    color_caja_texto: z.enum(captionColours).optional(),
  }),
});

const figure = z.strictObject({ valor: line, ...localised('descripcion') }).optional();

const whyUs = z.strictObject({
  elemento_1: figure,
  elemento_2: figure,
  elemento_3: figure,
  elemento_4: figure,
  elemento_5: figure,
  resenas: z.strictObject(localised('descripcion')).optional(),
});

const blocks = z.object({
  $schema,
  carrousel: z.array(slide).optional(),
  citas_google: z
    .array(z.strictObject({ ...localised('texto'), firma: line, ...translated('firma'), enlace: line.optional() }))
    .optional(),
  logos_footer: z.array(z.strictObject({ logo: picture, texto_alternativo: line })).optional(),
});

/** home.json: the blocks of Home, as `meta` of the CMS's home-data has them; the articles are those of magazine/. */
export const homeSchema = blocks.catchall(whyUs).superRefine((home, context) => {
  for (const name of Object.keys(home))
    if (!Object.hasOwn(blocks.shape, name) && !/^porque_[a-z0-9_]+_$/.test(name))
      context.addIssue({ code: 'custom', path: [name], message: 'is no block; figures are in porque_{BRAND_KEY}_' });
});
