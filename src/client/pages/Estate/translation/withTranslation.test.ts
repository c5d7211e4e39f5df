import { viewOf } from '#tests/fakes/estateView.ts';
import { foreignLanguages, withTranslation } from './withTranslation.ts';

const mixed = {
  description: { 'es-ES': 'Piso', 'en-US': 'Flat' },
  text: { 'es-ES': 'Con luz.' },
  highlights: { 'es-ES': ['Luz'] },
  special: { 'es-ES': [] },
};

it('replaces Spanish texts only', () => {
  const view = viewOf(mixed, 'en');
  const shown = withTranslation(view, {
    description: 'Apartment',
    text: 'Full of light.',
    highlights: ['Light'],
    rentalConditions: ['None'],
  });
  expect(shown).toMatchObject({
    title: { text: 'Flat' },
    text: { text: 'Full of light.' },
    highlights: { items: ['Light'] },
  });
  expect(shown.rentalConditions).toBeUndefined();
  expect([foreignLanguages(view), foreignLanguages(shown)]).toEqual([['es'], []]);
});

it('keeps untranslated texts in Spanish', () => {
  expect(withTranslation(viewOf(mixed, 'en'), {}).text).toEqual({ text: 'Con luz.', lang: 'es' });
});

it('tells the language that stands in place of Spanish', () => {
  const german = { ...mixed, text: { 'es-ES': 'Mit Licht.', language: 'de' } };
  expect([foreignLanguages(viewOf(german, 'es')), foreignLanguages(viewOf(german, 'en'))]).toEqual([
    ['de'],
    ['de', 'es'],
  ]);
});

it('an estate in the page’s language has no foreign text', () => {
  expect(foreignLanguages(viewOf(mixed, 'es'))).toEqual([]);
});
