import type { Language } from '#shared/i18n/languages.ts';
import { overrideTexts, type OwnTexts } from '#shared/i18n/loadDictionary.ts';
import type { Site } from './SiteContext.ts';

/** The address of a brand's texts in one language. */
export const textsUrl = ({ path }: NonNullable<Site['brand']>, language: Language): string =>
  `${path}/texts.${language}.json`;

/** Makes dictionaries hold the brand's texts, where it has some. */
export function loadBrandTexts({ brand, language }: Site): void {
  if (!brand?.hasTexts) return;
  let texts: Promise<OwnTexts> | undefined;
  overrideTexts(
    () => (texts ??= fetch(textsUrl(brand, language)).then((answer) => answer.json() as Promise<OwnTexts>)),
  );
}
