/** Fields of a listing, as the contract has them, that a machine translates where nobody wrote them in a language. */
export const translatedFields = ['description', 'text', 'highlights', 'special', 'rental_conditions'] as const;
export type TranslatedField = (typeof translatedFields)[number];
