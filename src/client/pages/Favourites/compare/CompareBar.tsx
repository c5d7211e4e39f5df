import { useEffect, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import styles from '../Favourites.module.css';
import { maxCompared } from './useComparison.ts';

interface CompareBarProps {
  /** Estates chosen. */
  count: number;
  /** A comparison was closed: the focus comes back here. */
  wasOpen: boolean;
  onOpen: () => void;
}

/** Says how many estates are chosen, and opens their comparison. It stays in sight while the cards scroll. */
export function CompareBar({ count, wasOpen, onOpen }: CompareBarProps) {
  const { t } = useTranslation('favourites');
  const button = useRef<HTMLButtonElement>(null);
  const returnsFocus = useRef(wasOpen);
  useEffect(() => {
    if (returnsFocus.current) button.current?.focus({ preventScroll: true });
  }, []);
  const hint = count === 1 ? t('compare.one') : t('compare.most', { most: maxCompared });
  return (
    <div className={count > 0 ? styles.compareBar : undefined}>
      <p role="status">
        {[count > 0 && t('compare.chosen', { count }), (count === 1 || count >= maxCompared) && hint]
          .filter(Boolean)
          .join(' ')}
      </p>
      {count > 1 && (
        <button ref={button} type="button" className="button" onClick={onOpen}>
          {t('compare.open')}
        </button>
      )}
    </div>
  );
}
