import { useEffect, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { NewsletterForm } from './NewsletterForm.tsx';
import { NewsletterIntro } from './NewsletterIntro.tsx';
import styles from './NewsletterModal.module.css';
import { NewsletterThanks } from './NewsletterThanks.tsx';

/**
 * The newsletter over any page (docs/product.md#layouts, docs/product.md#newsletter): the browser's own dialog, which holds the focus, closes on Escape, and gives
 * the focus back. It is made anew each time it is opened, so that it begins with an empty form.
 */
export function NewsletterModal({ onClose }: { onClose: () => void }) {
  const { t } = useTranslation('newsletter');
  const dialog = useRef<HTMLDialogElement>(null);
  const [isSent, setIsSent] = useState(false);
  useEffect(() => {
    dialog.current!.showModal();
  }, []);
  return (
    <dialog
      ref={dialog}
      className={styles.modal}
      aria-labelledby="newsletter-modal"
      onClose={onClose}
      onClick={({ target, currentTarget }) => {
        if (target === currentTarget) currentTarget.close();
      }}
    >
      <div className={styles.sheet}>
        <button
          className={styles.close}
          type="button"
          aria-label={t('close')}
          onClick={() => {
            dialog.current!.close();
          }}
        />
        <div className={styles.words}>
          <NewsletterIntro id="newsletter-modal" />
        </div>
        {isSent ? (
          <NewsletterThanks />
        ) : (
          <NewsletterForm
            onSent={() => {
              setIsSent(true);
            }}
          />
        )}
      </div>
    </dialog>
  );
}
