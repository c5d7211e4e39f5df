import type { Language } from '#shared/i18n/languages.ts';

const paths: Record<Language, string> = { es: '/rgpd/aceptar', ca: '/ca/rgpd/acceptar', en: '/en/rgpd/accept' };

/** The page on which whoever got a link confirms. @param id the link's secret */
export const acceptUrl = (publicOrigin: string, language: Language, id: string): string => `${publicOrigin}${paths[language]}/${id}`;
