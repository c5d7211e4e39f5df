import { useMemo } from 'react';
import { placeSeparator } from './placeSeparator.ts';
import { isShort } from './shortCard.ts';
import icons from '../ui/icons/cardIcons.module.css';
import styles from './EstateCard.module.css';
import type { CardEnergy, EstateCardData } from './toEstateCard.ts';

/** The address of a link in HTML, part by part from its end. */
const partsOf = (link: HTMLAnchorElement): string[] => link.pathname.split('/').reverse();

const linkIn = (element: Element, className: string | undefined): HTMLAnchorElement | null =>
  element.querySelector(`.${className} > a`);

/** The agent, with or without a page. */
function readAgent(article: Element): EstateCardData['agent'] {
  const link = linkIn(article, styles.agent);
  const avatar = article.querySelector(`.${styles.avatar} > img`)?.getAttribute('src');
  return {
    ...(link ? { slug: partsOf(link)[0]! } : {}),
    name: article.querySelector(`.${styles.agent}`)!.textContent,
    ...(avatar ? { avatar } : {}),
  };
}

function readCover(article: Element): EstateCardData['cover'] {
  const photo = article.querySelector(`.${styles.photo} > img`);
  if (!photo) return undefined;
  const colour = photo.parentElement!.getAttribute('style')?.replace('background-color:', '');
  const srcSet = photo.getAttribute('srcset');
  return {
    ...(srcSet ? { srcSet } : { src: photo.getAttribute('src')! }),
    alt: photo.getAttribute('alt')!,
    ...(colour ? { colour } : {}),
  };
}

const readPictures = (article: Element): Pick<EstateCardData, 'pictures'> => {
  const text = article.querySelector<HTMLElement>(`.${styles.photo}`)?.dataset.pictures;
  return text ? { pictures: parseInt(text, 10) } : {};
};

/** Street and zone of a card, which are one line in the HTML. */
function readPlace({ street, zone }: EstateCardData, article: Element): Pick<EstateCardData, 'street' | 'zone'> {
  const line = article.querySelector(`.${styles.place}`)!.textContent;
  if (zone || street) return { ...(street ? { street } : {}), zone };
  if (street === undefined) return { zone: line };
  const end = line.lastIndexOf(placeSeparator);
  return { street: line.slice(0, end).replace(',\u00a0', ', '), zone: line.slice(end + placeSeparator.length) };
}

/**
 * The numbers in an element's text, in the marks of any language: three digits after a mark are a group, fewer are
 * decimals.
 */
const numbersIn = (article: Element, className: string | undefined): number[] =>
  (article.querySelector(`.${className}`)?.textContent.match(/\d[\d.,]*/g) ?? []).map((text) =>
    Number(text.replace(/[.,](?=\d{3})/g, '').replace(',', '.')),
  );

function readEnergy(energy: CardEnergy, article: Element): CardEnergy {
  const [consumption, emissions] = numbersIn(article, styles.energy);
  return emissions === undefined || consumption === undefined ? energy : { ...energy, consumption, emissions };
}

/** A card with what toShortCard left to the HTML, as the server wrote it (EstateCard.tsx). */
function readCard(
  { cover, agent, ...card }: EstateCardData,
  article: Element,
  link: HTMLAnchorElement,
): EstateCardData {
  const [key = '', slug = ''] = partsOf(link);
  const readPhoto = cover && readCover(article);
  return {
    ...card,
    key,
    reference: card.reference || key.toUpperCase(),
    slug,
    ...readPlace(card, article),
    ...(card.price === undefined ? {} : { price: card.price || numbersIn(article, styles.price)[0]! }),
    area: card.area || (numbersIn(article, icons.area)[0] ?? 0),
    energy: readEnergy(card.energy, article),
    title: card.title || link.textContent.replaceAll('\u00a0', ' '),
    ...(readPhoto ? { cover: readPhoto } : {}),
    ...readPictures(article),
    ...(agent ? { agent: readAgent(article) } : {}),
  };
}

/** The whole cards of a list: those of the document's own list are read from its HTML, which is in the same order. */
export const useWholeCards = (cards: readonly EstateCardData[]): readonly EstateCardData[] =>
  useMemo(() => {
    if (!cards.some(isShort)) return cards;
    const articles = [...document.querySelectorAll('main article')].flatMap((article) => {
      const link = linkIn(article, styles.title);
      return link ? [{ article, link }] : [];
    });
    return cards.map((card, index) => {
      const { article, link } = articles[index] ?? {};
      return article && link && isShort(card) ? readCard(card, article, link) : card;
    });
  }, [cards]);
