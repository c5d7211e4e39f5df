import { toEstate } from '#shared/api/estate.ts';
import { fakeEstate } from '#tests/fakes/estates.ts';
import { isTranslatable, linesOf, missingTexts, translationOf } from './missingTexts.ts';

const estate = toEstate(
  fakeEstate({
    description: { 'es-ES': 'Piso', 'en-US': 'Flat' },
    text: { 'es-ES': 'Uno.\n\nDos.' },
    highlights: { 'es-ES': ['Luz', 'Sol'], 'en-US': [] },
    special: { 'es-ES': [] },
  }),
);

it('are those that the language lacks, and come back to their places', () => {
  const missing = missingTexts(estate, 'ca');
  expect(linesOf(missing)).toEqual(['Piso', 'Uno.\n\nDos.', 'Luz', 'Sol']);
  expect(translationOf(missing, ['Pis', 'U. Dos.', 'Llum', 'Sol'])).toEqual({
    description: 'Pis',
    text: 'U. Dos.',
    highlights: ['Llum', 'Sol'],
  });
  expect(missingTexts(estate, 'en').map(([field]) => field)).toEqual(['text']);
  expect(missingTexts(estate, 'es')).toEqual([]);
});

it('are never asked for in Spanish, nor in a language that the site lacks', () => {
  expect(['es', 'ca', 'en', 'pt', 'toString'].filter(isTranslatable)).toEqual(['ca', 'en']);
});
