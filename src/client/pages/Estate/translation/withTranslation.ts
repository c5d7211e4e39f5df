import type { EstateTranslation } from '#shared/domain/translation.ts';
import type { EstateView } from '../toEstateView.ts';

/** Whether any of its texts is shown in another language than the page's. */
export const hasForeignText = ({ title, text, highlights, special, rentalConditions }: EstateView): boolean =>
  [title, text, highlights, special, rentalConditions].some((shown) => shown?.lang !== undefined);

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
