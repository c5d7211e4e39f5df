import { emptyHomeData, toHomeData, type HomeData } from '#shared/api/homeData.ts';
import { figureText, whyUsOf } from './homeBlocks.ts';
import { shufflePartners, toAllWhyUs, toPosts, toQuotes } from './toHomeBlocks.ts';

const data = (meta: object): HomeData => toHomeData({ meta });

describe('quotes', () => {
  it("are in the page's language, or in Spanish and marked; quotes without a text are left out", () => {
    const home = data({
      citas_google: [{ texto_espanol: 'Bien', texto_catala: 'Bé', firma: 'Ana' }, { firma: 'Nadie' }],
    });
    expect(toQuotes(home, 'ca')).toEqual([{ text: 'Bé', signature: 'Ana' }]);
    expect(toQuotes(home, 'en')).toEqual([{ text: 'Bien', lang: 'es', signature: 'Ana' }]);
  });

  it.each([
    ['https://resenas.example/1', { href: 'https://resenas.example/1' }],
    ['/magazine/una', { href: '/magazine/una' }],
    ['javascript:alert(1)', {}],
    ['', {}],
  ])('link to where they were said: %j', (enlace, href) => {
    const home = data({ citas_google: [{ texto_espanol: 'Bien', firma: 'Ana', enlace }] });
    expect(toQuotes(home, 'es')).toEqual([{ text: 'Bien', signature: 'Ana', ...href }]);
  });
});

describe('figures', () => {
  const element = (valor: unknown) => ({ valor, descripcion_espanol: 'agentes' });
  const home = data({
    porque_otra_: {
      elemento_1: element('4.8'),
      elemento_2: element(45_000),
      elemento_3: element(''),
      resenas: { descripcion_espanol: 'Todas' },
    },
    porque_santa_rita_: { elemento_5: element('Vecinos') },
  });

  it('are mapped by their numbers, those without a value left out (docs/product.md#home-data)', () => {
    expect(toAllWhyUs(home, 'es')[0]).toEqual({
      brandKey: 'otra',
      reviews: { text: 'Todas' },
      figures: [
        { name: 'rating', value: '4.8', text: 'agentes' },
        { name: 'members', value: '45000', text: 'agentes' },
      ],
    });
  });

  it("are the brand's own, else the first ones (PD-53)", () => {
    const blocks = toAllWhyUs(home, 'es');
    expect(whyUsOf(blocks, 'santa_rita')?.figures[0]?.value).toBe('Vecinos');
    expect(whyUsOf(blocks, 'renamed')?.brandKey).toBe('otra');
    expect(whyUsOf([], 'otra')).toBeUndefined();
  });

  it.each([
    ['4.8', 'es', '4,8'],
    ['45000', 'ca', '45.000'],
    ['45000', 'en', '45,000'],
    ['Vecinos', 'es', 'Vecinos'],
  ] as const)('%s reads in %s as %s', (value, language, text) => {
    expect(figureText(value, language)).toBe(text);
  });
});

describe('posts', () => {
  const post = {
    image: '/media/home/posts/1-a-800.webp',
    url: '/magazine/a',
    title: 'Luz',
    excerpt: 'Norte',
    category: { title: 'Hogar', color: '#1f4d4a' },
  };
  const twelve = data({
    posts_magazine: Array.from({ length: 12 }, (_, index) => ({ ...post, title: `Luz ${index}` })),
  });

  it('are ten, the first three with picture and excerpt (docs/product.md#home)', () => {
    const shown = toPosts(twelve, 'es');
    expect(shown).toHaveLength(10);
    expect(shown.map(({ image, excerpt }) => Boolean(image && excerpt))).toEqual([
      true,
      true,
      true,
      ...Array<boolean>(7).fill(false),
    ]);
    expect(shown[0]!.srcSet).toMatch(/-420\.webp 420w.*-1400\.webp 1400w/);
    expect(shown[9]!.href).toBe('/magazine/a');
  });

  it('are marked when they are in Spanish', () => {
    const [shown] = toPosts(twelve, 'en');
    expect([shown!.lang, shown!.excerpt!.lang, shown!.category!.lang]).toEqual(['es', 'es', 'es']);
  });

  it('have an alternative text when they have a picture', () => {
    const shown = toPosts(
      data({
        posts_magazine: Array.from({ length: 4 }, () => ({
          ...post,
          image_alt_espanol: 'Una butaca',
          image_alt_catala: 'Una butaca verda',
        })),
      }),
      'ca',
    );
    expect(shown.map(({ alt }) => alt?.text)).toEqual([
      'Una butaca verda',
      'Una butaca verda',
      'Una butaca verda',
      undefined,
    ]);
  });

  it("lead to the article's address in the language of the page, else to the Spanish one", () => {
    const home = data({ posts_magazine: [{ ...post, url_english: '/magazine/en/a' }] });
    expect((['es', 'ca', 'en'] as const).map((language) => toPosts(home, language)[0]!.href)).toEqual([
      '/magazine/a',
      '/magazine/a',
      '/magazine/en/a',
    ]);
  });

  it.each(['javascript:alert(1)', '', '//elsewhere.example'])('lead nowhere for %p', (url) => {
    expect(toPosts(data({ posts_magazine: [{ ...post, url }] }), 'es')[0]).not.toHaveProperty('href');
  });

  it('leave out invalid colours, and sizes of external pictures', () => {
    const [shown] = toPosts(
      data({
        posts_magazine: [
          { ...post, image: 'https://cms.example/a.jpg', category: { title: 'Hogar', color: 'red;background:url(x)' } },
        ],
      }),
      'es',
    );
    expect(shown).not.toHaveProperty('colour');
    expect(shown).toMatchObject({ image: 'https://cms.example/a.jpg' });
    expect(shown).not.toHaveProperty('srcSet');
  });
});

describe('partners', () => {
  const home = data({
    logos_footer: Array.from({ length: 12 }, (_, index) => ({
      logo: `/${index}.webp`,
      texto_alternativo: `P${index}`,
    })),
  });
  const names = (seed: string) => shufflePartners(home, seed).map(({ name }) => name);

  it('are complete, in an order that depends on the seed only', () => {
    expect([...names('a')].sort()).toEqual(home.partners.map(({ name }) => name).sort());
    expect(names('a')).toEqual(names('a'));
    expect(names('a')).not.toEqual(names('b'));
    expect(names('a')).not.toEqual(home.partners.map(({ name }) => name));
    expect(shufflePartners(emptyHomeData, 'a')).toEqual([]);
  });
});
