import { viewOf } from '../testing.tsx';
import { hasForeignText, withTranslation } from './withTranslation.ts';

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
  expect([hasForeignText(view), hasForeignText(shown)]).toEqual([true, false]);
});

it('keeps untranslated texts in Spanish', () => {
  expect(withTranslation(viewOf(mixed, 'en'), {}).text).toEqual({ text: 'Con luz.', lang: 'es' });
});

it('an estate in the page’s language has no foreign text', () => {
  expect(hasForeignText(viewOf(mixed, 'es'))).toBe(false);
});
