import { useContext, useState, type DOMAttributes, type ReactNode, type SyntheticEvent } from 'react';
import { I18nContext } from 'react-i18next';
import { coverSizes } from '../cardCover.ts';
import type { EstateCardData } from '../toEstateCard.ts';
import { cardExtrasPart } from './cardExtrasPart.ts';
import { useEarlySwipes } from './useEarlySwipes.ts';

/** Connects a list of cards with the deferred part of them that the visitor uses. */
interface CardExtrasSlot {
  /** For the list; what an item has beside its card does not count. */
  handlers: Pick<DOMAttributes<HTMLElement>, 'onPointerOver' | 'onFocus' | 'onTouchStart' | 'onTouchEnd'>;
  show: (estate: EstateCardData) => ReactNode;
}

/**
 * The extras of the cards that the visitor has pointed at, touched or focused, once their script has loaded.
 * @param estates of the list's items, in their order
 */
export function useCardExtras(estates: readonly EstateCardData[]): CardExtrasSlot {
  const [touched, setTouched] = useState<ReadonlySet<string>>(new Set());
  const { i18n } = useContext(I18nContext)!;
  const referenceOf = ({ target, currentTarget }: SyntheticEvent<HTMLElement>): string | undefined => {
    const card = (target as Element).closest('article');
    return estates[[...currentTarget.children].findIndex((item) => item.contains(card))]?.reference;
  };
  const [turns, swipes] = useEarlySwipes(referenceOf);
  const touch = (event: SyntheticEvent<HTMLElement>) => {
    const reference = referenceOf(event);
    if (reference === undefined || touched.has(reference)) return;
    // The card works without them; the next event tries again.
    cardExtrasPart.prepare(i18n).then(
      () => {
        setTouched((known) => (known.has(reference) ? known : new Set([...known, reference])));
      },
      () => {},
    );
  };
  return {
    handlers: { onPointerOver: touch, onFocus: touch, ...swipes },
    show: (estate) =>
      touched.has(estate.reference) && (
        <cardExtrasPart.Part key="extras" estate={estate} sizes={coverSizes} turns={turns.get(estate.reference) ?? 0} />
      ),
  };
}
