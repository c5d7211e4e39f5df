import type { InvalidRecord } from '#shared/api/readAnswer.ts';
import { toHomeData } from '#shared/api/homeData.ts';
import { respellFigure } from './homeData.ts';

it.each([
  ['45.000', '45000'],
  ['45,000+', '45000'],
  ['1.250.000', '1250000'],
  ['+350', '+350'],
  ['4,8', '4.8'],
  ['4.8', '4.8'],
  [45_000, '45000'],
  ['Vecinos', 'Vecinos'],
])('the figure %j is %j', (written, read) => {
  expect(respellFigure(written)).toBe(read);
});

it.each([
  ['Vender &#8211; sin prisas &amp; bien', 'Vender – sin prisas & bien'],
  ['&iquest;Qu&eacute; a&ntilde;o&#x3F;', '¿Qué año?'],
  ['Entre &laquo;dos&raquo; &hellip;', 'Entre «dos» …'],
  ['&amp;lt;b&amp;gt;', '&lt;b&gt;'],
  ['AT&T; &constructor; &#1114112; &nothing; &amp', 'AT&T; &constructor; &#1114112; &nothing; &amp'],
])('the text %j is %j, in every field', (written, read) => {
  const es = (name: string) => ({ [`${name}_espanol`]: written });
  const home = toHomeData({
    meta: {
      carrousel: [
        {
          imagen: { imagen: false, copyright: written, ...es('texto_alternativo') },
          caja_texto: { titulo: es('titulo'), subtitulo: es('subtitulo'), boton: es('boton') },
        },
      ],
      citas_google: [{ ...es('texto'), firma: written }],
      logos_footer: [{ logo: '/media/a.webp', texto_alternativo: written }],
      porque_x_: { elemento_1: { valor: '4,8', ...es('descripcion') }, resenas: es('descripcion') },
      posts_magazine: [{ title: written, excerpt: written, image_alt: written, category: { title: written } }],
    },
  });
  const texts = JSON.stringify(home).split(JSON.stringify(read).slice(1, -1)).length - 1;
  expect(texts).toBe(14);
});

it.each([false, [], null, '', { imagen: false }])('a slide whose picture is %j has its words', (imagen) => {
  const told: InvalidRecord[] = [];
  const slide = { imagen, caja_texto: { titulo: { titulo_espanol: 'Casas con luz' } } };
  const { slides } = toHomeData({ meta: { carrousel: [slide] } }, (record) => told.push(record));
  expect([slides[0]?.title['es-ES'], slides[0]?.image, told]).toEqual(['Casas con luz', '', []]);
});

it('what is left out is told of, with its place', () => {
  const told: InvalidRecord[] = [];
  const home = toHomeData(
    {
      meta: {
        carrousel: [{ imagen: {} }, 'no slide'],
        citas_google: { 1: { firma: 'Ana' }, 3: { texto_espanol: 'Bien' } },
        logos_footer: 'none',
        posts_magazine: false,
        porque_x_: { elemento_1: { valor: '4,8' } },
      },
    },
    (record) => told.push(record),
  );
  expect(told.map(({ reference }) => reference).sort()).toEqual([
    'carrousel[1]',
    'citas_google[0]',
    'logos_footer',
    'porque_x_.elemento_1',
  ]);
  expect([home.slides.length, home.quotes.length]).toEqual([1, 1]);
});
