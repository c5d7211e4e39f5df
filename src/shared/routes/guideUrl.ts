import { rulesOf } from '#rules';
import type { Language } from '../i18n/languages.ts';

const folder = '/sites/default/files';

/** The guides for owners as PDFs (docs/product.md#owner-requests): files of `public/`, made by scripts/guides.ts. */
export const guides = ['sell', 'rent'] as const;

export type Guide = (typeof guides)[number];

/** The path of a guide. */
export const guideUrl = (guide: Guide, language: Language): string =>
  `${folder}/${rulesOf(language).urls.guides[guide]}`;

export interface GuideFile {
  language: Language;
  url: string;
}

/**
 * The files of a guide on a site: the one for a page's language first, which is in another where the language has none
 * (LanguageRules.ts), then those that the site's other languages have.
 */
export function guideFiles(guide: Guide, language: Language, siteLanguages: readonly Language[]): GuideFile[] {
  const first = rulesOf(language).urls.guidesIn ?? language;
  const others = siteLanguages.filter((other) => other !== first && !rulesOf(other).urls.guidesIn);
  return [
    { language: first, url: guideUrl(guide, language) },
    ...others.map((other) => ({ language: other, url: guideUrl(guide, other) })),
  ];
}
