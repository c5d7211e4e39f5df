import { useContext, useState, type DOMAttributes, type ReactNode, type SyntheticEvent } from 'react';
import { I18nContext } from 'react-i18next';
import { coverSizes } from '#shared/views/estateCard/cardCover.ts';
import type { EstateCardData } from '#shared/views/estateCard/toEstateCard.ts';
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
  const keyOf = ({ target, currentTarget }: SyntheticEvent<HTMLElement>): string | undefined => {
    const card = (target as Element).closest('article');
    return estates[[...currentTarget.children].findIndex((item) => item.contains(card))]?.key;
  };
  const [turns, swipes] = useEarlySwipes(keyOf);
  const touch = (event: SyntheticEvent<HTMLElement>) => {
    const key = keyOf(event);
    if (key === undefined || touched.has(key)) return;
    // The card works without them; the next event tries again.
    cardExtrasPart.prepare(i18n).then(
      () => {
        setTouched((known) => (known.has(key) ? known : new Set([...known, key])));
      },
      () => {},
    );
  };
  return {
    handlers: { onPointerOver: touch, onFocus: touch, ...swipes },
    show: (estate) =>
      touched.has(estate.key) && (
        <cardExtrasPart.Part key="extras" estate={estate} sizes={coverSizes} turns={turns.get(estate.key) ?? 0} />
      ),
  };
}
