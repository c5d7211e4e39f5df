import { useLayoutEffect, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { useRequestedPart } from '../../../app/deferred/useRequestedPart.ts';
import { cardWaysPart } from '../../ownPlaces/cardWaysPart.ts';
import styles from './CardMark.module.css';
import { showAgain } from './showAgain.ts';

export interface CardMarkProps {
  estateKey: string;
  title: string;
  isVisited: boolean;
  isHidden: boolean;
  /** The visitor has places of their own. */
  hasPlaces: boolean;
}

/**
 * "Seen" on a card's picture, or what covers the card of a hidden listing and shows it again; how far the visitor's own
 * places are, below what the card says.
 */
export function CardMark({ estateKey, title, isVisited, isHidden, hasPlaces }: CardMarkProps) {
  const [isHere] = useRequestedPart(cardWaysPart, hasPlaces);
  return (
    <>
      {isHidden ? <Cover estateKey={estateKey} title={title} /> : isVisited && <Seen />}
      {hasPlaces && isHere && <cardWaysPart.Part estateKey={estateKey} />}
    </>
  );
}

function Seen() {
  const { t } = useTranslation('cardExtras');
  return <p className={styles.seen}>{t('mark.seen')}</p>;
}

function Cover({ estateKey, title }: Pick<CardMarkProps, 'estateKey' | 'title'>) {
  const { t } = useTranslation('cardExtras');
  const button = useRef<HTMLButtonElement>(null);
  // What it covers had the focus.
  useLayoutEffect(() => {
    if (button.current!.closest('article')?.contains(document.activeElement))
      button.current!.focus({ preventScroll: true });
  }, []);
  return (
    <div className={styles.cover}>
      <p>{t('mark.hidden')}</p>
      <button
        ref={button}
        type="button"
        className="button buttonOutline"
        aria-label={t('mark.showName', { title })}
        onClick={({ currentTarget }) => {
          showAgain(estateKey, currentTarget.closest('article'));
        }}
      >
        {t('mark.show')}
      </button>
    </div>
  );
}
