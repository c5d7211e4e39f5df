import { formatNumber, formatPercent } from '../i18n/formats.ts';
import type { Language } from '../i18n/languages.ts';

/** What a suggestion is made for, in numbers. */
type SuggestionNumber = 'shown' | 'photos' | 'percent' | 'alike';

/** The numbers of a suggestion (domain/suggestions.ts) as its text names them. */
export const suggestionValues = (
  { shown = 0, photos = 0, percent = 0, alike = 0 }: Readonly<Partial<Record<SuggestionNumber, number | undefined>>>,
  language: Language,
): Record<SuggestionNumber, string> => ({
  shown: formatNumber(shown, language),
  photos: formatNumber(photos, language),
  percent: formatPercent(percent, language),
  alike: formatNumber(alike, language),
});
