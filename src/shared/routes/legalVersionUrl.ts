import type { Language } from '../i18n/languages.ts';

/**
 * The path of a version of a legal text that is no longer in force: a file of `public/`, printed by
 * scripts/legalPdf.ts.
 * @param date ISO date of the version
 */
export const legalVersionUrl = (text: string, date: string, language: Language): string =>
  `/sites/default/files/legal/${text}-${date}-${language}.pdf`;
