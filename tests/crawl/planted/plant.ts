import { usualLanguages } from '#shared/i18n/languages.ts';
import { htmlAnswer, pathOf, type FakePage, type FakeSite, type PageName } from '../../fakes/fakeSite.ts';
import type { Answer } from '../../../scripts/crawl/fetcher.ts';

/**
 * A fault that is put into the fake site, and what the crawler must say: this rule, at these paths, and nothing else.
 */
export interface Planted {
  name: string;
  plant: (site: FakeSite) => void;
  rule: string;
  at: readonly string[];
}

export const pageOf = (site: FakeSite, name: PageName, language: (typeof usualLanguages)[number] = 'es'): FakePage =>
  site.pages.get(pathOf(name, language))!;

/** Changes one page, in Spanish unless another language is named. */
export const at =
  (name: PageName, change: (page: FakePage) => void, language: (typeof usualLanguages)[number] = 'es') =>
  (site: FakeSite): void =>
    change(pageOf(site, name, language));

/** Changes the page in all languages. */
export const everywhere =
  (name: PageName, change: (page: FakePage) => void) =>
  (site: FakeSite): void => {
    for (const language of usualLanguages) change(pageOf(site, name, language));
  };

export const answering =
  (path: string, answer: (site: FakeSite) => Answer) =>
  (site: FakeSite): void => {
    site.answers.set(path, answer(site));
  };

export const all = (name: PageName): string[] => usualLanguages.map((language) => pathOf(name, language));
export const about = pathOf('about');
export const list = pathOf('list');
export const found = htmlAnswer(200, '<html lang="es-ES"><h1>Hola</h1></html>');
