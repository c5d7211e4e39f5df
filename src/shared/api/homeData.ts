import { languageFacts, type Language } from '#shared/i18n/languages.ts';

/** Suffixes of the CMS's localised fields (spec §3.12): `titulo_espanol` … */
const cmsLanguage: Record<Language, string> = { es: 'espanol', ca: 'catala', en: 'english' };

export type TextByLanguage = Record<Language, string>;

export const captionColours = ['dark', 'light', 'lighter', 'white'] as const;
export type CaptionColour = (typeof captionColours)[number];

export interface HeroSlide {
  image: string;
  copyright: string;
  title: TextByLanguage;
  /** True for black text on the caption box. */
  blackText: boolean;
  subtitle: TextByLanguage;
  button: TextByLanguage;
  link: TextByLanguage;
  captionColour: CaptionColour;
  position: 'offset' | 'full' | 'other';
}

/** The CMS's home-data in our words. Later issues add the blocks that they show. */
export interface HomeData {
  slides: HeroSlide[];
}

type Fields = Record<string, unknown>;

const fields = (value: unknown): Fields => (typeof value === 'object' && value !== null ? (value as Fields) : {});
const list = (value: unknown): Fields[] => (Array.isArray(value) ? value.map(fields) : []);
const text = (value: unknown): string => (typeof value === 'string' ? value : '');

/** A localised CMS field; what is missing in a language is said in Spanish (spec §9). */
function localised(source: Fields, name: string): TextByLanguage {
  const spanish = text(source[`${name}_${cmsLanguage.es}`]);
  const languages = Object.keys(languageFacts) as Language[];
  return Object.fromEntries(languages.map((language) => [language, text(source[`${name}_${cmsLanguage[language]}`]) || spanish])) as TextByLanguage;
}

function toSlide(slide: Fields): HeroSlide {
  const image = fields(slide.imagen);
  const box = fields(slide.caja_texto);
  const title = fields(box.titulo);
  const button = fields(box.boton);
  const position = text(image.posicion);
  return {
    image: text(image.imagen),
    copyright: text(image.copyright),
    title: localised(title, 'titulo'),
    blackText: title.color === 'black',
    subtitle: localised(fields(box.subtitulo), 'subtitulo'),
    button: localised(button, 'boton'),
    link: localised(button, 'enlace'),
    captionColour: captionColours.find((colour) => colour === box.color_caja_texto) ?? 'white',
    position: position === 'offset' || position === 'full' ? position : 'other',
  };
}

/** Reads the CMS's answer (spec §3.12). Blocks it lacks come out empty, so that the page leaves them out (decision 52). */
export function toHomeData(answer: { meta?: unknown }): HomeData {
  return { slides: list(fields(answer.meta).carrousel).map(toSlide).filter((slide) => slide.image !== '') };
}
