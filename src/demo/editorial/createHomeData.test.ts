import { languages } from '#shared/i18n/languages.ts';
import { loadDictionary } from '#shared/i18n/loadDictionary.ts';
import { articles } from './articles/index.ts';
import { createHomeData } from './createHomeData.ts';
import { postCategories } from './posts.ts';

interface Meta {
  carrousel: {
    imagen: { imagen: string; posicion: string };
    caja_texto: { color_caja_texto: string; boton: Record<string, string> };
  }[];
  posts_magazine: ({ image: string; url: string; category: { color: string } & Record<string, string> } & Record<
    string,
    unknown
  >)[];
  citas_google: object[];
  logos_footer: object[];
}

describe('home-data', () => {
  const meta = createHomeData({ brandKey: 'otra', brandName: 'Otra', agents: 89, cities: 15 });
  const { carrousel, posts_magazine: posts, citas_google: quotes, logos_footer: logos } = meta as unknown as Meta;

  it('shows every colour and place of the caption box', () => {
    expect(carrousel.map(({ caja_texto }) => caja_texto.color_caja_texto).sort()).toEqual([
      'dark',
      'light',
      'lighter',
      'white',
    ]);
    expect(new Set(carrousel.map(({ imagen }) => imagen.posicion)).size).toBe(4);
    expect(carrousel[0]!.imagen.imagen).toBe('/media/home/hero/1-barcelona-1920.webp');
    expect(carrousel[0]!.caja_texto.boton).toMatchObject({
      enlace_espanol: '/viviendas-barcelona-compra',
      enlace_catala: '/ca/habitatges-barcelona-compra',
      enlace_english: '/en/properties-barcelona-buy',
    });
  });

  it('has what the blocks of the home page ask for', () => {
    expect([posts.length, quotes.length]).toEqual([15, 6]);
    expect(logos.length).toBeGreaterThan(4);
    expect(meta).toHaveProperty('porque_otra_.elemento_5.descripcion_english');
    expect(meta).toHaveProperty('porque_otra_.resenas.descripcion_catala');
  });

  it('leads to the articles of the magazine, in the language of the page', () => {
    const { category, slug } = articles[0]!;
    expect(posts.map(({ url }) => url)).toEqual(
      articles.map((article) => `/magazine/${article.category}/${article.slug}`),
    );
    expect(posts[0]).toMatchObject({
      url_espanol: `/magazine/${category}/${slug}`,
      url_catala: `/magazine/ca/${category}/${slug}`,
      url_english: `/magazine/en/${category}/${slug}`,
    });
  });

  it('names categories as the navigation does', async () => {
    const labels = ['header.news', 'header.sector', 'header.showcase', 'header.livingHome'];
    for (const language of languages) {
      const dictionary = await loadDictionary(language, 'navigation');
      expect(Object.values(postCategories).map(({ title }) => title[language])).toEqual(
        labels.map((label) => dictionary[label]),
      );
    }
  });

  it("has each of its texts in the three languages, the posts by the contract's own names in Spanish too", () => {
    const missing: string[] = [];
    const look = (value: unknown, path: string): void => {
      if (typeof value !== 'object' || value === null) return;
      const fields = value as Record<string, unknown>;
      for (const [name, content] of Object.entries(fields)) {
        const [, stem] = /^(.*)_espanol$/.exec(name) ?? [];
        if (
          stem !== undefined &&
          [content, fields[`${stem}_catala`], fields[`${stem}_english`]].some(
            (text) => typeof text !== 'string' || text === '',
          )
        )
          missing.push(`${path}.${name}`);
        look(content, `${path}.${name}`);
      }
    };
    look(meta, 'meta');
    expect(missing).toEqual([]);
    for (const { title, title_espanol: spanish, title_catala: catalan, excerpt, category } of posts) {
      expect([typeof title, typeof catalan, typeof excerpt, typeof category.title]).toEqual([
        'string',
        'string',
        'string',
        'string',
      ]);
      expect(title).toBe(spanish);
    }
  });
});
