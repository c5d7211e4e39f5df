import type { SentFields } from './sentFields.ts';
import { isBlank } from './typedText.ts';

/** The fields of an alert's form that a sentence fills in. */
export const filledNames = ['type', 'where', 'price_max', 'rooms', 'estate_type', 'filters'] as const;

const textOf = (value: SentFields[string]): string => (typeof value === 'string' ? value : '');

/**
 * Whether a form is to be filled in by its sentence before it is sent: asked for by its button, by a reading's, or with
 * a sentence that it was not filled in by yet. The form of one listing has none.
 */
export function isSentenceAsked({ intent, reading, sentence, filledBy, reference }: SentFields): boolean {
  if (intent === 'sentence' || textOf(reading) !== '') return true;
  const text = textOf(sentence);
  return !isBlank(text) && text !== textOf(filledBy) && reference === undefined;
}
