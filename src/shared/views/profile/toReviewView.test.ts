import type { Review } from '#shared/api/agent.ts';
import { toReviewViews } from './toReviewView.ts';

const review: Review = {
  author: 'Pepa M.',
  rating: 5,
  text: { 'es-ES': 'Bien', 'ca-ES': 'Bé' },
  language: 'ca-ES',
  source: 'Google',
  date: '2026-01-01T00:00:00Z',
};

it('a review in its original language is not a translation', () => {
  expect(toReviewViews([review], 'ca')).toEqual([
    { text: 'Bé', author: 'Pepa M.', rating: 5, source: 'Google', date: '2026-01-01T00:00:00Z' },
  ]);
});

it('a translated review shows its original language', () => {
  expect(toReviewViews([review], 'es')[0]).toMatchObject({ text: 'Bien', translatedFrom: 'ca' });
});

it('a review that falls back to Spanish is marked, and is a translation only if the original is not Spanish', () => {
  expect(toReviewViews([review], 'en')[0]).toMatchObject({ text: 'Bien', lang: 'es', translatedFrom: 'ca' });
  expect(toReviewViews([{ ...review, language: 'es-ES' }], 'en')[0]).not.toHaveProperty('translatedFrom');
});

it('a review of unknown language has no note', () => {
  const { language: _, ...unknown } = review;
  expect(toReviewViews([unknown], 'es')[0]).not.toHaveProperty('translatedFrom');
});

it('a review without text is left out', () => {
  expect(toReviewViews([{ ...review, text: { 'es-ES': '' } }], 'es')).toEqual([]);
});
