/** Fields of a listing whose texts a machine translates where nobody wrote them in a language, as the contract has them. */
export const translatedFields = ['description', 'text', 'highlights', 'special', 'rental_conditions'] as const;
export type TranslatedField = (typeof translatedFields)[number];
