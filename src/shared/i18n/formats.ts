import { languageFacts, languages, type Language } from './languages.ts';

/** One set of formatters a language, made once: making one costs more than a hundred uses. */
const formatters = Object.fromEntries(
  languages.map((language) => {
    const { tag } = languageFacts[language];
    return [language, {
      // es-ES leaves four digits ungrouped unless told (1250 €).
      euros: new Intl.NumberFormat(tag, { style: 'currency', currency: 'EUR', maximumFractionDigits: 0, useGrouping: 'always' }),
      number: new Intl.NumberFormat(tag, { maximumFractionDigits: 1, useGrouping: 'always' }),
      list: new Intl.ListFormat(tag),
    }];
  }),
) as Record<Language, { euros: Intl.NumberFormat; number: Intl.NumberFormat; list: Intl.ListFormat }>;

/** Whole euros, grouped: `1.250 €`, `€1,250` (spec §9). */
export const formatEuros = (amount: number, language: Language): string => formatters[language].euros.format(amount);

export const formatNumber = (value: number, language: Language): string => formatters[language].number.format(value);

/** `a, b y c`, `a, b i c`, `a, b, and c`. */
export const formatList = (items: readonly string[], language: Language): string => formatters[language].list.format(items);

const madridDate = new Intl.DateTimeFormat('en-GB', { timeZone: 'Europe/Madrid', day: '2-digit', month: '2-digit', year: 'numeric' });

/** DD/MM/YYYY in Madrid's time, in every language (spec §9, decision 58). */
export const formatDate = (time: string | number): string => madridDate.format(new Date(time));

/** `+34 600 123 456` from E.164 (spec §9); anything else comes back as it is. */
export const formatPhone = (phone: string): string => phone.replace(/^(\+\d{2})(\d{3})(\d{3})(\d{3})$/, '$1 $2 $3 $4');
