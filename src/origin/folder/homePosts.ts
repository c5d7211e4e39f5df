import { defaultLanguage, inLanguages, languageFacts, languages, type Language } from '#shared/i18n/languages.ts';
import type { LoadDictionary } from '#shared/i18n/loadDictionary.ts';
import { magazineUrl, type MagazineCategory } from '#shared/routes/magazineUrl.ts';
import type { ArticleInput } from '../db/input/magazineInput.ts';

/** The navigation's name of each category, and its colour on Home. */
const categories = {
  noticias: { label: 'header.news', colour: '#1f4d4a' },
  'sector-inmobiliario': { label: 'header.sector', colour: '#2f6f8f' },
  escaparate: { label: 'header.showcase', colour: '#b4553a' },
  hogar: { label: 'header.livingHome', colour: '#7a6434' },
} as const satisfies Record<MagazineCategory, object>;

/**
 * A field of the contract's, in Spanish under its own name, and in each language that has it under the CMS's suffixes.
 */
const field = (name: string, say: (language: Language) => string | undefined): object => ({
  [name]: say(defaultLanguage),
  ...Object.fromEntries(languages.map((language) => [`${name}_${languageFacts[language].cms}`, say(language)])),
});

/** The magazine's articles as Home shows them: `posts_magazine` of the CMS's home-data. @param texts of the network */
export async function homePosts(articles: readonly ArticleInput[], texts: LoadDictionary): Promise<object[]> {
  const dictionaries = await Promise.all(languages.map((language) => texts(language, 'navigation')));
  const navigation = inLanguages((language) => dictionaries[languages.indexOf(language)]!);
  return articles.map(({ category, slug, image, ...texts }) => {
    const { label, colour } = categories[category];
    return {
      ...(image ? { image: image.url, ...field('image_alt', (language) => image.alt[language]) } : {}),
      ...field('url', (language) => magazineUrl({ to: 'article', category, slug }, language)),
      ...field('title', (language) => texts[language]?.title),
      ...field('excerpt', (language) => texts[language]?.excerpt),
      category: { ...field('title', (language) => navigation[language][label]!), color: colour },
    };
  });
}
