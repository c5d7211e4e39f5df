import type { ButtonColour, CaptionColour, HeroSlide } from '#shared/api/homeData.ts';
import { imageSizes } from '#shared/domain/images.ts';
import type { Language } from '#shared/i18n/languages.ts';
import { markedText, type MarkedText } from '#shared/i18n/marked.ts';
import { buildUrl } from '#shared/routes/build.ts';
import { resolveUrl } from '#shared/routes/resolveUrl.ts';
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
  text: CaptionText;
  position: HeroSlide['position'];
}

type CaptionText = 'black' | 'white';

/** The texts that keep 4.5:1 to a box's colour (theme/tokens.test.ts has the sums). */
const readableTexts: Record<CaptionColour, readonly [CaptionText, ...CaptionText[]]> = {
  dark: ['white'],
  light: ['black'],
  lighter: ['black'],
  white: ['black'],
};

/** The text's colour on a caption box: the CMS's choice where it can be read there, else the one that can. */
export function captionText(box: CaptionColour, black: boolean): CaptionText {
  const chosen = black ? 'black' : 'white';
  return readableTexts[box].includes(chosen) ? chosen : readableTexts[box][0];
}

/** A Spanish link; of a page of the site, that in a language. @param languages of the site */
function linkIn(spanish: string, language: Language, languages: readonly Language[]): string {
  if (!spanish.startsWith('/')) return spanish;
  const { pathname, search, hash } = new URL(spanish, 'http://site.invalid');
  const found = resolveUrl(pathname, search, languages);
  const page = found.kind === 'redirect' ? found.to : found.kind === 'match' && found;
  if (!page) return spanish;
  const { route: to, params, query } = page.address;
  return buildUrl({ to, params, query }, language) + hash;
}

/** @param languages of the site */
export function toHeroSlide(slide: HeroSlide, language: Language, languages: readonly Language[]): HeroSlideData {
  const srcSet = cmsSrcSet(slide.image, imageSizes.slice(2));
  const [alt, title, subtitle, button] = [slide.alt, slide.title, slide.subtitle, slide.button].map((text) =>
    markedText(text, language),
  );
  const href = slide.link[language] || linkIn(slide.link.es ?? '', language, languages);
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
