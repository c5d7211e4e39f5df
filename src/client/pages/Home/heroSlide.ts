import type { CaptionColour, HeroSlide } from '#shared/api/homeData.ts';
import { imageSizes } from '#shared/domain/images.ts';
import type { Language } from '#shared/i18n/languages.ts';
import { cmsSrcSet, isCmsLink } from './cmsPicture.ts';

/** What a slide shows, in the page's language and nothing more: it travels in the state too. */
export interface HeroSlideData {
  image: string;
  srcSet?: string;
  alt?: string;
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

export function toHeroSlide(slide: HeroSlide, language: Language): HeroSlideData {
  const srcSet = cmsSrcSet(slide.image, imageSizes.slice(2));
  const subtitle = slide.subtitle[language];
  const label = slide.button[language];
  const href = slide.link[language];
  return {
    image: slide.image,
    ...(srcSet ? { srcSet } : {}),
    ...(slide.alt[language] ? { alt: slide.alt[language] } : {}),
    ...(slide.copyright ? { credit: slide.copyright } : {}),
    title: slide.title[language],
    ...(subtitle ? { subtitle } : {}),
    ...(label && isCmsLink(href) ? { button: { label, href } } : {}),
    box: slide.captionColour,
    text: captionText(slide.captionColour, slide.blackText),
    position: slide.position,
  };
}
