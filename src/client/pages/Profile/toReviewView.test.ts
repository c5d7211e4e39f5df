import type { Review } from '#shared/domain/agent.ts';
import { toReviewViews } from './toReviewView.ts';

const review: Review = {
  author: 'Pepa M.',
  rating: 5,
  text: { 'es-ES': 'Bien', 'ca-ES': 'Bé' },
  language: 'ca-ES',
  source: 'Google',
  date: '2026-01-01T00:00:00Z',
};

it('a review in the words of its author is no translation', () => {
  expect(toReviewViews([review], 'ca')).toEqual([
    { text: 'Bé', author: 'Pepa M.', rating: 5, source: 'Google', date: '2026-01-01T00:00:00Z' },
  ]);
});

it('one in other words says which language it was written in', () => {
  expect(toReviewViews([review], 'es')[0]).toMatchObject({ text: 'Bien', translatedFrom: 'ca' });
});

it('one that falls back to Spanish is marked, and compared with what is shown', () => {
  expect(toReviewViews([review], 'en')[0]).toMatchObject({ text: 'Bien', lang: 'es', translatedFrom: 'ca' });
  expect(toReviewViews([{ ...review, language: 'es-ES' }], 'en')[0]).not.toHaveProperty('translatedFrom');
});

it('of one whose language nobody knows, nothing is said', () => {
  const { language: _, ...unknown } = review;
  expect(toReviewViews([unknown], 'es')[0]).not.toHaveProperty('translatedFrom');
});

it('one without words is none', () => {
  expect(toReviewViews([{ ...review, text: { 'es-ES': '' } }], 'es')).toEqual([]);
});
