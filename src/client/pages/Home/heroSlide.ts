import type { CaptionColour, HeroSlide } from '#shared/api/homeData.ts';
import { imageSizes, imageWidths } from '#shared/domain/images.ts';
import type { Language } from '#shared/i18n/languages.ts';

/** What a slide shows, in the page's language and nothing more: it travels in the state too. */
export interface HeroSlideData {
  image: string;
  srcSet?: string;
  credit?: string;
  title: string;
  subtitle?: string;
  button?: { label: string; href: string };
  box: CaptionColour;
  text: 'black' | 'white';
  position: HeroSlide['position'];
}

/**
 * The text's colour on a caption box. The CMS's choice holds where the box can carry it: `dark` cannot carry black at 61 %
 * over a light picture, nor `white` white text over any (theme/tokens.test.ts has the sums).
 */
export function captionText(box: CaptionColour, black: boolean): 'black' | 'white' {
  if (box === 'dark') return 'white';
  return black || box === 'white' ? 'black' : 'white';
}

/** Editors type the CMS's links: a path of the site or a web address is one, anything else (`javascript:`) leads nowhere. */
export const isSlideLink = (link: string): boolean => /^(\/(?!\/)|https?:\/\/)/.test(link);

/**
 * A slide comes with one URL. Those of our own media carry their width in their name (`…-1920.webp`) and exist at each of
 * spec §9; a picture from elsewhere stays as it is.
 */
function slideSrcSet(url: string): string | undefined {
  const [, stem, extension] = /^(\/media\/.+)-\d+(\.\w+)$/.exec(url) ?? [];
  if (!stem) return undefined;
  return imageSizes.slice(2).map((size) => `${stem}-${imageWidths[size]}${extension} ${imageWidths[size]}w`).join(', ');
}

export function toHeroSlide(slide: HeroSlide, language: Language): HeroSlideData {
  const srcSet = slideSrcSet(slide.image);
  const subtitle = slide.subtitle[language];
  const label = slide.button[language];
  const href = slide.link[language];
  return {
    image: slide.image,
    ...(srcSet ? { srcSet } : {}),
    ...(slide.copyright ? { credit: slide.copyright } : {}),
    title: slide.title[language],
    ...(subtitle ? { subtitle } : {}),
    ...(label && isSlideLink(href) ? { button: { label, href } } : {}),
    box: slide.captionColour,
    text: captionText(slide.captionColour, slide.blackText),
    position: slide.position,
  };
}
