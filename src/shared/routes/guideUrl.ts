import { rulesOf } from '#rules';
import type { Language } from '../i18n/languages.ts';

const folder = '/sites/default/files';

/** The guides for owners as PDFs (docs/product.md#owner-requests): files of `public/`, made by scripts/guides.ts. */
export const guides = ['sell', 'rent'] as const;

export type Guide = (typeof guides)[number];

/** The path of a guide. */
export const guideUrl = (guide: Guide, language: Language): string =>
  `${folder}/${rulesOf(language).urls.guides[guide]}`;
