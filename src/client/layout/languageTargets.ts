import type { BySiteLanguage } from '#shared/i18n/languages.ts';
import type { CurrentPage } from './useCurrentPage.ts';

/**
 * Where a page stands in each language of the site: where it says so, else its alternates. An error page stands
 * nowhere.
 */
export const languageTargets = (page: Pick<CurrentPage, 'meta'> | null): BySiteLanguage<string> | undefined =>
  page?.meta.switchTo ?? page?.meta.alternates;
