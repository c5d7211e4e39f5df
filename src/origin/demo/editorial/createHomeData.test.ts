import { createHomeData } from './createHomeData.ts';

interface Meta {
  carrousel: { imagen: { imagen: string; posicion: string }; caja_texto: { color_caja_texto: string; boton: Record<string, string> } }[];
  posts_magazine: { image: string; url: string; title: string; excerpt: string; category: { title: string; color: string } }[];
  citas_google: object[];
  logos_footer: object[];
}

describe('home-data', () => {
  const meta = createHomeData({ brandKey: 'otra', agents: 89, cities: 15 });
  const { carrousel, posts_magazine: posts, citas_google: quotes, logos_footer: logos } = meta as unknown as Meta;

  it('shows every colour and place of the caption box', () => {
    expect(carrousel.map(({ caja_texto }) => caja_texto.color_caja_texto).sort()).toEqual(['dark', 'light', 'lighter', 'white']);
    expect(new Set(carrousel.map(({ imagen }) => imagen.posicion)).size).toBe(4);
    expect(carrousel[0]!.imagen.imagen).toBe('/media/home/hero/1-barcelona-1920.webp');
    expect(carrousel[0]!.caja_texto.boton).toMatchObject({
      enlace_espanol: '/viviendas-barcelona-compra', enlace_catala: '/ca/habitatges-barcelona-compra', enlace_english: '/en/properties-barcelona-buy',
    });
  });

  it('has what the blocks of the home page ask for', () => {
    expect([posts.length, quotes.length]).toEqual([10, 3]);
    expect(logos.length).toBeGreaterThan(4);
    expect(meta).toHaveProperty('porque_otra_.elemento_5.descripcion_english');
    expect(meta).toHaveProperty('porque_otra_.resenas.descripcion_catala');
    for (const { url } of posts) expect(url).toMatch(/^\/magazine\/[a-z]+\/[a-z0-9-]+$/);
  });
});
