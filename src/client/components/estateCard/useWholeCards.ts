import { useMemo } from 'react';
import { isShort } from './shortCard.ts';
import styles from './EstateCard.module.css';
import type { EstateCardData } from './toEstateCard.ts';

/** The address of a link in HTML, part by part from its end. */
const partsOf = (link: HTMLAnchorElement): string[] => link.pathname.split('/').reverse();

/** A card with its addresses, as the server wrote them into the HTML (EstateCard.tsx). */
function readCard({ cover, agent, ...card }: EstateCardData, article: Element): EstateCardData {
  const [, slug = ''] = partsOf(article.querySelector(`.${styles.title} > a`)!);
  const avatar = article.querySelector(`.${styles.avatar} > img`)?.getAttribute('src');
  const photo = article.querySelector(`.${styles.photo} > img`);
  const colour = photo?.parentElement!.getAttribute('style')?.replace('background-color:', '');
  const srcSet = photo?.getAttribute('srcset');
  return {
    ...card,
    slug,
    ...(cover && photo
      ? {
          cover: {
            ...(srcSet ? { srcSet } : { src: photo.getAttribute('src')! }),
            alt: photo.getAttribute('alt')!,
            ...(colour ? { colour } : {}),
          },
        }
      : {}),
    ...(agent ? { agent: { ...agent, ...(avatar ? { avatar } : {}) } } : {}),
  };
}

/** The cards of a list with their addresses: those of the document's own list are read from its HTML. */
export const useWholeCards = (cards: readonly EstateCardData[]): readonly EstateCardData[] =>
  useMemo(() => {
    if (!cards.some(isShort)) return cards;
    const articles = new Map(
      [...document.querySelectorAll('main article')].map((article) => {
        const link = article.querySelector<HTMLAnchorElement>(`.${styles.title} > a`);
        return [link && partsOf(link)[0], article];
      }),
    );
    return cards.map((card) => {
      const article = articles.get(card.reference);
      return article && isShort(card) ? readCard(card, article) : card;
    });
  }, [cards]);
