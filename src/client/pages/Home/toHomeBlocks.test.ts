import { emptyHomeData, toHomeData, type HomeData } from '#shared/api/homeData.ts';
import type { Agent } from '#shared/domain/agent.ts';
import { figureText, whyUsOf } from './homeBlocks.ts';
import { shufflePartners, toAgentCard, toAllWhyUs, toPosts, toQuotes } from './toHomeBlocks.ts';

const data = (meta: object): HomeData => toHomeData({ meta });

describe('quotes', () => {
  it('are in the page\'s language, or in Spanish and say so; what nobody said is left out', () => {
    const home = data({ citas_google: [{ texto_espanol: 'Bien', texto_catala: 'Bé', firma: 'Ana' }, { firma: 'Nadie' }] });
    expect(toQuotes(home, 'ca')).toEqual([{ text: 'Bé', signature: 'Ana' }]);
    expect(toQuotes(home, 'en')).toEqual([{ text: 'Bien', lang: 'es', signature: 'Ana' }]);
  });
});

describe('figures', () => {
  const element = (valor: unknown) => ({ valor, descripcion_espanol: 'agentes' });
  const home = data({
    porque_otra_: { elemento_1: element('4.8'), elemento_2: element(45_000), elemento_3: element(''), resenas: { descripcion_espanol: 'Todas' } },
    porque_santa_rita_: { elemento_5: element('Vecinos') },
  });

  it('are mapped by their numbers, those without a value left out (spec §3.12)', () => {
    expect(toAllWhyUs(home, 'es')[0]).toEqual({
      brandKey: 'otra', reviews: { text: 'Todas' },
      figures: [{ name: 'rating', value: '4.8', text: 'agentes' }, { name: 'members', value: '45000', text: 'agentes' }],
    });
  });

  it('are the brand\'s own, else the first there are (decision 53)', () => {
    const blocks = toAllWhyUs(home, 'es');
    expect(whyUsOf(blocks, 'santa_rita')?.figures[0]?.value).toBe('Vecinos');
    expect(whyUsOf(blocks, 'renamed')?.brandKey).toBe('otra');
    expect(whyUsOf([], 'otra')).toBeUndefined();
  });

  it.each([['4.8', 'es', '4,8'], ['45000', 'ca', '45.000'], ['45000', 'en', '45,000'], ['Vecinos', 'es', 'Vecinos']] as const)('%s reads in %s as %s', (value, language, text) => {
    expect(figureText(value, language)).toBe(text);
  });
});

describe('posts', () => {
  const post = { image: '/media/home/posts/1-a-800.webp', url: '/magazine/a', title: 'Luz', excerpt: 'Norte', category: { title: 'Hogar', color: '#1f4d4a' } };
  const twelve = data({ posts_magazine: Array.from({ length: 12 }, (_, index) => ({ ...post, title: `Luz ${index}` })) });

  it('are ten, the first three with picture and excerpt (spec §2.8)', () => {
    const shown = toPosts(twelve, 'es');
    expect(shown).toHaveLength(10);
    expect(shown.map(({ image, excerpt }) => Boolean(image && excerpt))).toEqual([true, true, true, ...Array<boolean>(7).fill(false)]);
    expect(shown[0]!.srcSet).toMatch(/-420\.webp 420w.*-1400\.webp 1400w/);
    expect(shown[9]!.href).toBe('/magazine/a');
  });

  it('say that they are in Spanish where they are', () => {
    const [shown] = toPosts(twelve, 'en');
    expect([shown!.lang, shown!.excerpt!.lang, shown!.category!.lang]).toEqual(['es', 'es', 'es']);
  });

  it.each(['javascript:alert(1)', '', '//elsewhere.example'])('lead nowhere for %p', (url) => {
    expect(toPosts(data({ posts_magazine: [{ ...post, url }] }), 'es')[0]).not.toHaveProperty('href');
  });

  it('have no colour that is none, and no picture sizes from elsewhere', () => {
    const [shown] = toPosts(data({ posts_magazine: [{ ...post, image: 'https://cms.example/a.jpg', category: { title: 'Hogar', color: 'red;background:url(x)' } }] }), 'es');
    expect(shown).not.toHaveProperty('colour');
    expect(shown).toMatchObject({ image: 'https://cms.example/a.jpg' });
    expect(shown).not.toHaveProperty('srcSet');
  });
});

describe('partners', () => {
  const home = data({ logos_footer: Array.from({ length: 12 }, (_, index) => ({ logo: `/${index}.webp`, texto_alternativo: `P${index}` })) });
  const names = (seed: string) => shufflePartners(home, seed).map(({ name }) => name);

  it('are all there, in another order for another seed and in the same for the same', () => {
    expect([...names('a')].sort()).toEqual(home.partners.map(({ name }) => name).sort());
    expect(names('a')).toEqual(names('a'));
    expect(names('a')).not.toEqual(names('b'));
    expect(names('a')).not.toEqual(home.partners.map(({ name }) => name));
    expect(shufflePartners(emptyHomeData, 'a')).toEqual([]);
  });
});

describe('an agent\'s card', () => {
  const agent: Agent = { id: '1', fullName: 'Ana Mas', gender: 'female', zones: ['Elche', 'Centro', 'Altabix', 'Carrús', 'Raval'], languages: [], social: [], province: 'Alicante' };

  it('names the place once, and no more zones than there is room for', () => {
    expect(toAgentCard({ ...agent, city: { 'es-ES': 'Elche', 'ca-ES': 'Elx' } }, 'es')).toEqual({ id: '1', name: 'Ana Mas', place: 'Elche', zones: ['Centro', 'Altabix', 'Carrús'] });
    expect(toAgentCard(agent, 'es').place).toBe('Alicante');
  });

  it('shows the agency\'s brand, and their own of who works alone', () => {
    expect(toAgentCard({ ...agent, commercialBrand: 'Ana', agency: { independent: true, commercialBrand: 'x' } }, 'es').brand).toBe('Ana');
    expect(toAgentCard({ ...agent, commercialBrand: 'Ana', agency: { independent: false, commercialBrand: 'Casa Clara' } }, 'es').brand).toBe('Casa Clara');
    expect(toAgentCard(agent, 'es')).not.toHaveProperty('brand');
  });
});
