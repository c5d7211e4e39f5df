import type { Language } from '#shared/i18n/languages.ts';
import { withOwnTexts, type LoadDictionary, type OwnTexts } from '#shared/i18n/loadDictionary.ts';
import type { Site } from './SiteContext.ts';

/** The address of a brand's texts in one language. */
export const textsUrl = ({ path }: NonNullable<Site['brand']>, language: Language): string =>
  `${path}/texts.${language}.json`;

/** The document's texts with those of the brand, which are fetched once; undefined where it has none of its own. */
export function textsOfBrand({ brand, language }: Site): LoadDictionary | undefined {
  if (!brand?.hasTexts) return undefined;
  let texts: Promise<OwnTexts> | undefined;
  return withOwnTexts(
    () => (texts ??= fetch(textsUrl(brand, language)).then((answer) => answer.json() as Promise<OwnTexts>)),
  );
}
