import {
  emptyHomeData,
  figureNames,
  type HomeData,
  type Partner,
  type Post,
  type WhyUs,
} from '#shared/api/homeData.ts';
import type { ImageSize } from '#shared/domain/images.ts';
import type { Language, LocalisedText } from '#shared/i18n/languages.ts';
import { langAttribute, localised } from '#shared/i18n/localised.ts';
import { cmsSrcSet, isCmsLink } from './cmsPicture.ts';
import type { PostData, QuoteData, TextData, WhyUsData } from './homeBlocks.ts';
import { toHeroSlide } from './heroSlide.ts';

function toText(texts: LocalisedText, language: Language): TextData | undefined {
  const found = localised(texts, language);
  if (!found) return undefined;
  const lang = langAttribute(found, language);
  return { text: found.value, ...(lang ? { lang } : {}) };
}

const given = <Name extends string, T>(name: Name, value: T | undefined): { [Key in Name]?: T } =>
  (value === undefined || value === '' ? {} : { [name]: value }) as { [Key in Name]?: T };

export const toQuotes = ({ quotes }: HomeData, language: Language): QuoteData[] =>
  quotes.flatMap(({ text, signature, link }) => {
    const shown = toText(text, language);
    const signed = localised(signature, language)?.value ?? '';
    return shown ? [{ ...shown, signature: signed, ...(isCmsLink(link) ? { href: link } : {}) }] : [];
  });

function toWhyUs({ brandKey, figures, reviews }: WhyUs, language: Language): WhyUsData {
  const shown = figureNames.flatMap((name) => {
    const figure = figures[name];
    const text = figure && toText(figure.description, language);
    return text ? [{ name, value: figure.value, ...text }] : [];
  });
  return { brandKey, figures: shown, ...given('reviews', toText(reviews, language)) };
}

export const toAllWhyUs = ({ whyUs }: HomeData, language: Language): WhyUsData[] =>
  whyUs.map((block) => toWhyUs(block, language));

/** Editors' colours that are safe to write into a style. */
const isColour = (colour: string): boolean => /^#(?:[\da-f]{3}){1,2}$/i.test(colour);

const postSizes: readonly ImageSize[] = ['sm', 'md', 'lg', 'xl'];

export function toPost(
  { title, excerpt, category, categoryColour, image, imageAlt, url }: Post,
  language: Language,
): PostData {
  const href = url[language];
  return {
    ...toText(title, language)!,
    ...given('excerpt', toText(excerpt, language)),
    ...given('category', toText(category, language)),
    ...given('colour', isColour(categoryColour) ? categoryColour : undefined),
    ...given('image', image),
    ...given('srcSet', cmsSrcSet(image, postSizes)),
    ...given('alt', toText(imageAlt, language)),
    ...given('href', isCmsLink(href) ? href : undefined),
  };
}

/** The magazine's ten places (docs/product.md#home); only the first three show their picture. */
export const toPosts = ({ posts }: HomeData, language: Language): PostData[] =>
  posts
    .filter(({ title }) => localised(title, language))
    .slice(0, 10)
    .map((post, index) => {
      const shown = toPost(post, language);
      if (index < 3) return shown;
      const { image: _image, srcSet: _srcSet, alt: _alt, excerpt: _excerpt, ...rest } = shown;
      return rest;
    });

/** FNV-1a: another text, another number. */
function hashOf(text: string): number {
  let hash = 2_166_136_261;
  for (const char of text) hash = Math.imul(hash ^ char.codePointAt(0)!, 16_777_619) >>> 0;
  return hash;
}

/**
 * Shuffled (docs/product.md#constants), in the same order for the same seed: a page that is rendered twice from the
 * same data is the same page.
 */
export const shufflePartners = ({ partners }: HomeData, seed: string): Partner[] =>
  partners
    .map((partner) => ({ partner, place: hashOf(`${seed}${partner.name}${partner.logo}`) }))
    .sort((a, b) => a.place - b.place)
    .map(({ partner }) => partner);

interface PageLanguages {
  language: Language;
  languages: readonly Language[];
}

/**
 * All of the CMS's blocks; none without the CMS.
 * @param seed of the partners' order
 * @param languages of the site
 */
export function toCmsBlocks(data: HomeData | null, seed: string, { language, languages }: PageLanguages) {
  const home = data ?? emptyHomeData;
  return {
    slides: home.slides.map((slide) => toHeroSlide(slide, language, languages)),
    quotes: toQuotes(home, language),
    whyUs: toAllWhyUs(home, language),
    posts: toPosts(home, language),
    partners: shufflePartners(home, seed),
  };
}
