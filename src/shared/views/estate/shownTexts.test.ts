import { toEstate } from '#shared/api/estate.ts';
import { fakeEstate } from '#tests/fakes/estates.ts';
import { foreignLanguages, shownTexts } from './shownTexts.ts';

const translated = {
  'en-US': {
    provider: 'deepl',
    description: 'Apartment',
    text: 'Full of light.',
    highlights: ['Light'],
    special: ['None'],
  },
};
const estate = (given: Parameters<typeof fakeEstate>[0] = {}) =>
  toEstate(
    fakeEstate({
      description: { 'es-ES': 'Piso', 'en-US': 'Flat' },
      text: { 'es-ES': 'Con luz.' },
      highlights: { 'es-ES': ['Luz'] },
      special: { 'es-ES': [] },
      ...given,
    }),
  );

it('are those of a machine where people wrote none, beside what they wrote', () => {
  const shown = shownTexts(estate({ translated }), 'en');
  expect(shown).toMatchObject({
    ...{ title: { text: 'Flat' }, text: { text: 'Full of light.' }, highlights: { items: ['Light'] } },
    original: { text: { text: 'Con luz.', lang: 'es' }, highlights: { items: ['Luz'], lang: 'es' } },
  });
  expect(Object.keys(shown.original!)).toEqual(['text', 'highlights']);
  expect(shown.special).toBeUndefined();
  expect(foreignLanguages(shown)).toEqual([]);
});

it('are those of people in their languages, and without a translation', () => {
  expect(shownTexts(estate({ translated }), 'es')).not.toHaveProperty('original');
  const german = estate({ text: { 'es-ES': 'Mit Licht.', language: 'de' } });
  expect([foreignLanguages(shownTexts(german, 'es')), foreignLanguages(shownTexts(german, 'en'))]).toEqual([
    ['de'],
    ['de', 'es'],
  ]);
  expect(shownTexts(estate(), 'en')).toMatchObject({ text: { text: 'Con luz.', lang: 'es' } });
});
