import { useEffect, useId, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import styles from './Favourites.module.css';

/**
 * Says what was just taken off the list, and offers it back; it stays until the list changes again, for whoever needs time.
 * @param title null: nothing was taken off
 */
export function RemovedNotice({ title, onUndo }: { title: string | null; onUndo: () => void }) {
  const { t } = useTranslation('favourites');
  const button = useRef<HTMLButtonElement>(null);
  const textId = useId();
  // The heart that was pressed has gone with its card. Who is elsewhere, in another tab say, is left there.
  useEffect(() => {
    if (title !== null && document.activeElement === document.body) button.current?.focus({ preventScroll: true });
  }, [title]);
  return (
    <div role="status">
      {title !== null && (
        <div className={styles.removed}>
          <p id={textId}>{t('removed.text', { title })}</p>
          <button ref={button} type="button" aria-describedby={textId} onClick={onUndo}>
            {t('removed.undo')}
          </button>
        </div>
      )}
    </div>
  );
}
