import type { EstateTranslation } from '#shared/domain/translation.ts';
import type { EstateView } from '#shared/views/estate/toEstateView.ts';

/** The languages of texts that are not in the page's, each once. */
export const foreignLanguages = ({ title, text, highlights, special, rentalConditions }: EstateView): string[] => [
  ...new Set([title, text, highlights, special, rentalConditions].flatMap((shown) => shown?.lang ?? [])),
];

/** The estate with translations in place of texts in another language; texts in the page's language stay. */
export function withTranslation(
  estate: EstateView,
  { description, text, highlights, special, rentalConditions }: EstateTranslation,
): EstateView {
  const list = (name: 'highlights' | 'special' | 'rentalConditions', items: readonly string[] | undefined) =>
    items && estate[name]?.lang ? { [name]: { items } } : {};
  return {
    ...estate,
    ...(description && estate.title.lang ? { title: { text: description } } : {}),
    ...(text && estate.text?.lang ? { text: { text } } : {}),
    ...list('highlights', highlights),
    ...list('special', special),
    ...list('rentalConditions', rentalConditions),
  };
}
