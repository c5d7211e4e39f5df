import { languageFacts, type Language } from './languages.ts';

/** One formatter a language, made when it is first used: making one takes a phone some 10 ms, and a page uses few of them. */
function perLanguage<Format>(make: (tag: string) => Format): (language: Language) => Format {
  const made = new Map<Language, Format>();
  return (language) => {
    const known = made.get(language) ?? make(languageFacts[language].tag);
    made.set(language, known);
    return known;
  };
}

// es-ES leaves four digits ungrouped unless told (1250 €).
const euros = perLanguage((tag) => new Intl.NumberFormat(tag, { style: 'currency', currency: 'EUR', maximumFractionDigits: 0, useGrouping: 'always' }));
const numbers = perLanguage((tag) => new Intl.NumberFormat(tag, { maximumFractionDigits: 1, useGrouping: 'always' }));
const lists = perLanguage((tag) => new Intl.ListFormat(tag));
// The same in every language (spec §9, decision 58).
const dates = perLanguage(() => new Intl.DateTimeFormat('en-GB', { timeZone: 'Europe/Madrid', day: '2-digit', month: '2-digit', year: 'numeric' }));

/** Whole euros, grouped: `1.250 €`, `€1,250` (spec §9). */
export const formatEuros = (amount: number, language: Language): string => euros(language).format(amount);

export const formatNumber = (value: number, language: Language): string => numbers(language).format(value);

/** `a, b y c`, `a, b i c`, `a, b, and c`. */
export const formatList = (items: readonly string[], language: Language): string => lists(language).format(items);

/** DD/MM/YYYY in Madrid's time. */
export const formatDate = (time: string | number): string => dates('en').format(new Date(time));

/** `+34 600 123 456` from E.164 (spec §9); anything else comes back as it is. */
export const formatPhone = (phone: string): string => phone.replace(/^(\+\d{2})(\d{3})(\d{3})(\d{3})$/, '$1 $2 $3 $4');
