import type { FigureName } from '#shared/api/homeData.ts';
import { formatNumber } from '#shared/i18n/formats.ts';
import type { Language } from '#shared/i18n/languages.ts';

/** What the home page's blocks show, in the page's language and nothing more: it travels in the state too. */
export interface TextData {
  text: string;
  /** Set when the text is not in the page's language. */
  lang?: string;
}

export interface QuoteData extends TextData {
  signature: string;
  /** Where it was said. */
  href?: string;
}

export interface FigureData extends TextData {
  name: FigureName;
  /** As the CMS writes it: see figureText. */
  value: string;
}

export interface WhyUsData {
  brandKey: string;
  figures: FigureData[];
  reviews?: TextData;
}

export interface PostData extends TextData {
  excerpt?: TextData;
  category?: TextData;
  colour?: string;
  image?: string;
  srcSet?: string;
  /** Of the picture. */
  alt?: TextData;
  href?: string;
}

/**
 * Whether a post leads somewhere: to an address of its own, or to a path of this host where there is a magazine
 * (PD-18).
 */
export const leads = ({ href }: PostData, hasMagazine: boolean): boolean =>
  href !== undefined && (hasMagazine || !href.startsWith('/'));

/** A number as the page's language writes it; what is none stays as the editors wrote it. */
export const figureText = (value: string, language: Language): string =>
  Number.isFinite(Number(value)) ? formatNumber(Number(value), language) : value;

/** The brand's own figures, else the first there are (PD-53). */
export const whyUsOf = (blocks: readonly WhyUsData[], brandKey: string): WhyUsData | undefined =>
  blocks.find((block) => block.brandKey === brandKey) ?? blocks[0];
