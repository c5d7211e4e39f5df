import type { Language } from '../i18n/languages.ts';

const folder = '/sites/default/files';

/** The guides for owners as PDFs (docs/product.md#owner-requests): files of `public/`, made by scripts/guides.ts. */
const files = {
  sell: {
    es: 'guia-para-vender-su-vivienda.pdf',
    ca: 'guia-per-vendre-l-habitatge.pdf',
    en: 'guide-to-selling-your-home.pdf',
  },
  rent: {
    es: 'guia-para-alquilar-su-vivienda.pdf',
    ca: 'guia-per-llogar-l-habitatge.pdf',
    en: 'guide-to-letting-your-home.pdf',
  },
} as const;

export type Guide = keyof typeof files;

export const guides = Object.keys(files) as Guide[];

/** The path of a guide. */
export const guideUrl = (guide: Guide, language: Language): string => `${folder}/${files[guide][language]}`;
