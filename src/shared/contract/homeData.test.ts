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
