import { useLayoutEffect, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import styles from './CardMark.module.css';
import { showAgain } from './showAgain.ts';

export interface CardMarkProps {
  estateKey: string;
  title: string;
  /** Otherwise it was seen. */
  isHidden: boolean;
}

/** "Seen" on a card's picture, or what covers the card of a hidden listing and shows it again. */
export function CardMark({ estateKey, title, isHidden }: CardMarkProps) {
  const { t } = useTranslation('cardExtras');
  const button = useRef<HTMLButtonElement>(null);
  // What it covers had the focus.
  useLayoutEffect(() => {
    if (isHidden && button.current?.closest('article')?.contains(document.activeElement))
      button.current.focus({ preventScroll: true });
  }, [isHidden]);
  if (!isHidden) return <p className={styles.seen}>{t('mark.seen')}</p>;
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
