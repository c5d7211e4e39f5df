import { useContext, useState, type ReactNode, type SyntheticEvent } from 'react';
import { I18nContext } from 'react-i18next';
import { coverSizes } from '../cardCover.ts';
import type { EstateCardData } from '../toEstateCard.ts';
import { cardExtrasPart } from './cardExtrasPart.ts';

/** Connects a list of cards with the deferred part of them that the visitor uses. */
interface CardExtrasSlot {
  /** Handles `pointerover` and `focus` on the list; what an item has beside its card does not count. */
  touch: (event: SyntheticEvent<HTMLElement>) => void;
  show: (estate: EstateCardData) => ReactNode;
}

/**
 * The extras of the cards that the visitor has pointed at, touched or focused, once their script has loaded.
 * @param estates of the list's items, in their order
 */
export function useCardExtras(estates: readonly EstateCardData[]): CardExtrasSlot {
  const [touched, setTouched] = useState<ReadonlySet<string>>(new Set());
  const { i18n } = useContext(I18nContext)!;
  return {
    touch: ({ target, currentTarget }) => {
      const card = (target as Element).closest('article');
      const position = [...currentTarget.children].findIndex((item) => item.contains(card));
      const reference = estates[position]?.reference;
      if (reference === undefined || touched.has(reference)) return;
      // The card works without them; the next event tries again.
      cardExtrasPart.prepare(i18n).then(
        () => {
          setTouched((known) => (known.has(reference) ? known : new Set([...known, reference])));
        },
        () => {},
      );
    },
    show: (estate) =>
      touched.has(estate.reference) && <cardExtrasPart.Part key="extras" estate={estate} sizes={coverSizes} />,
  };
}
