import { createContext, useContext, type ReactNode } from 'react';
import { CardMarks } from './CardMarks.tsx';
import { EstateCard, type CardData } from './EstateCard.tsx';

/** The HTML of an EstateCard, rendered or as it was rendered before from the same data. */
export type RenderCard = (card: CardData) => string;

/** Set only while the server renders a page that is not for one visitor alone (server/page/createCardCache.tsx). */
export const RenderCardContext = createContext<RenderCard | null>(null);

interface CardItemProps {
  card: CardData;
  extras: ReactNode;
}

/**
 * The item of a list that holds a card. Lists share most of their cards, so the server takes their HTML from its cache;
 * the browser hydrates the same HTML. Not so with pictures that are loaded at once: React writes a preload for each
 * before the HTML of the page.
 */
export function CardItem({ card, extras }: CardItemProps) {
  const renderCard = useContext(RenderCardContext);
  if (renderCard && card.load === 'lazy') return <li dangerouslySetInnerHTML={{ __html: renderCard(card) }} />;
  return (
    <li>
      <EstateCard
        {...card}
        extras={
          <>
            {extras}
            <CardMarks estate={card.estate} />
          </>
        }
      />
    </li>
  );
}
