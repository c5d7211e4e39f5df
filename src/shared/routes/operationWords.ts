import type { OperationType } from '#shared/domain/estate.ts';
import type { Language } from '#shared/i18n/languages.ts';

/** The word a URL of each language uses (docs/product.md#operation-words, PD-9). */
export const urlWord: Record<Language, Record<OperationType, string>> = {
  es: { buy: 'compra', rent: 'alquiler' },
  ca: { buy: 'compra', rent: 'lloguer' },
  en: { buy: 'buy', rent: 'rent' },
};

/** Every word that is understood, of any language; all but the language's own lead to a redirect (PD-8). */
export const typeOfWord = new Map<string, OperationType>([
  ...['compra', 'comprar', 'buy', 'venta', 'venda', 'sell'].map((word) => [word, 'buy'] as const),
  ...['alquiler', 'renta', 'rent', 'lloguer'].map((word) => [word, 'rent'] as const),
]);
