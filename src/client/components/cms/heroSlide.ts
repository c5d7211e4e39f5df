import type { ButtonColour, CaptionColour, HeroSlide } from '#shared/api/homeData.ts';
import { imageSizes } from '#shared/domain/images.ts';
import type { Language } from '#shared/i18n/languages.ts';
import { markedText, type MarkedText } from '#shared/i18n/marked.ts';
import { cmsSrcSet, isCmsLink } from './cmsPicture.ts';

/** What a slide shows, in the page's language and nothing more: it travels in the state too. */
export interface HeroSlideData {
  image: string;
  srcSet?: string;
  alt?: MarkedText;
  credit?: string;
  title?: MarkedText;
  subtitle?: MarkedText;
  button?: MarkedText & { href: string; colour: ButtonColour };
  box: CaptionColour;
  text: 'black' | 'white';
  position: HeroSlide['position'];
}

/**
 * The text's colour on a caption box. The CMS's choice holds where the box can carry it: `dark` cannot carry black at
 * 61 % over a light picture, nor `white` white text over any (theme/tokens.test.ts has the sums).
 */
export function captionText(box: CaptionColour, black: boolean): 'black' | 'white' {
  if (box === 'dark') return 'white';
  return black || box === 'white' ? 'black' : 'white';
}

export function toHeroSlide(slide: HeroSlide, language: Language): HeroSlideData {
  const srcSet = cmsSrcSet(slide.image, imageSizes.slice(2));
  const [alt, title, subtitle, button] = [slide.alt, slide.title, slide.subtitle, slide.button].map((text) =>
    markedText(text, language),
  );
  const href = slide.link[language];
  return {
    image: slide.image,
    ...(srcSet ? { srcSet } : {}),
    ...(alt ? { alt } : {}),
    ...(slide.copyright ? { credit: slide.copyright } : {}),
    ...(title ? { title } : {}),
    ...(subtitle ? { subtitle } : {}),
    ...(button && isCmsLink(href) ? { button: { ...button, href, colour: slide.buttonColour } } : {}),
    box: slide.captionColour,
    text: captionText(slide.captionColour, slide.blackText),
    position: slide.position,
  };
}
