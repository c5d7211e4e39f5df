import type { Language } from '#shared/i18n/languages.ts';

const words: Record<Language, readonly string[]> = {
  es: ['tres', 'cuatro', 'cinco', 'seis', 'siete', 'ocho', 'nueve', 'diez', 'once', 'doce', 'trece', 'catorce'],
  ca: ['tres', 'quatre', 'cinc', 'sis', 'set', 'vuit', 'nou', 'deu', 'onze', 'dotze', 'tretze', 'catorze'],
  en: ['three', 'four', 'five', 'six', 'seven', 'eight', 'nine', 'ten', 'eleven', 'twelve', 'thirteen', 'fourteen'],
};

/** A number from 3 to 14 in words; below three Catalan would have to know what is counted. */
export const numberWord = (count: number, language: Language): string => words[language][count - 3]!;
