import { nameOfSlug, slugify } from './slugify.ts';

it.each([
  ['Sarrià - Sant Gervasi', 'sarria-sant-gervasi'],
  ["L'Eixample", 'l-eixample'],
  ['El Col·legi', 'el-collegi'],
  ['Español', 'espanol'],
  ['Ñ', 'n'],
])('%s is %s in a URL', (name, slug) => {
  expect(slugify(name)).toBe(slug);
});

it('reads a name out of a slug, small words small', () => {
  expect(nameOfSlug('las-rozas-de-madrid')).toBe('Las Rozas de Madrid');
  expect(nameOfSlug('la-seu-d-urgell')).toBe('La Seu D Urgell');
});
