import type { ArticleInput, CorporatePageInput, MagazineInput } from '#origin/db/input/magazineInput.ts';
import { imageWidths } from '#shared/domain/images.ts';

const body = (words: string): string => `${words}

## A heading <b>

- one
- **two**

> a quote

[inside](/en/services/sell) [outside](https://example.com/a) [nowhere](javascript:alert(1)) <script>alert(1)</script>`;

const inLanguages = <Texts>(texts: (language: string) => Texts) => ({
  es: texts('es'),
  ca: texts('ca'),
  en: texts('en'),
});

const image = (slug: string): ArticleInput['image'] => ({
  url: `/media/home/posts/1-${slug}-1400.jpg`,
  preview: `/media/home/posts/1-${slug}-1200.jpg`,
  dimensions: Object.fromEntries(
    Object.entries(imageWidths).map(([size, width]) => [size, `/media/home/posts/1-${slug}-${width}.webp`]),
  ),
  alt: inLanguages((language) => `Picture (${language})`),
});

export const smallArticle = (slug: string, more: Partial<ArticleInput> = {}): ArticleInput => ({
  slug,
  category: 'hogar',
  date: '2026-03-05',
  author: 'Ana & Co',
  image: image(slug),
  ...inLanguages((language) => ({
    title: `Title "${slug}" (${language})`,
    excerpt: `Excerpt of ${slug} (${language})`,
    body: body(`Body of ${slug} (${language})`),
  })),
  ...more,
});

const page: CorporatePageInput = {
  slug: 'oficinas',
  offices: 'agencies',
  ...inLanguages((language) => ({
    title: `Offices of {{brand}} (${language})`,
    description: `Where we are (${language})`,
    body: 'Write to [{{email}}](mailto:{{email}}).',
  })),
};

/** Twelve articles of the home, one for each day of a month from the third; one of the sector without a picture. */
export const smallMagazine: MagazineInput = {
  articles: [
    ...Array.from({ length: 11 }, (_, index) =>
      smallArticle(`casa-${index + 1}`, { date: `2026-03-${String(index + 3).padStart(2, '0')}` }),
    ),
    smallArticle('arras', { category: 'sector-inmobiliario', date: '2026-01-01', image: undefined }),
  ],
  pages: [page],
};
