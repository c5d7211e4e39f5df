import type { Language } from '#shared/i18n/languages.ts';

export interface ArticleText {
  title: string;
  /** 120 to 155 characters: the opening of a list, and the page's meta description. */
  excerpt: string;
  /** Markdown of `##` headings, paragraphs, `-` lists, `>` quotes, `**bold**` and links. */
  body: string;
}

/** An article of the magazine, with its text in each language. */
export interface ArticleInput extends Readonly<Record<Language, ArticleText>> {
  slug: string;
  category: 'noticias' | 'sector-inmobiliario' | 'escaparate' | 'hogar';
  /** Day of publication as YYYY-MM-DD. */
  date: string;
  author: string;
}
