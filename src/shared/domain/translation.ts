/** What of a home may be missing in a language; each is then shown in Spanish (PD-32). */
export const translatedFields = ['description', 'text', 'highlights', 'special', 'rentalConditions'] as const;
export type TranslatedField = (typeof translatedFields)[number];

/**
 * A home's missing texts in a language, as `/translate/estate/{reference}/{language}` answers: only those that are
 * missing (PD-54).
 */
export interface EstateTranslation {
  description?: string;
  text?: string;
  highlights?: readonly string[];
  special?: readonly string[];
  rentalConditions?: readonly string[];
}
