import { useEffect, useId, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import styles from './ShareMenu.module.css';

/**
 * The page's address in a field, to be copied by hand.
 * @param isFallback the browser did not let us copy it: it is selected, and a text says what to do
 */
export function AddressField({ address, isFallback = false }: { address: string; isFallback?: boolean }) {
  const { t } = useTranslation('estate');
  const id = useId();
  const field = useRef<HTMLInputElement>(null);
  useEffect(() => {
    if (isFallback) field.current!.focus();
  }, [isFallback]);
  return (
    <div className={styles.address}>
      <label htmlFor={id}>{t('share.address')}</label>
      <input
        ref={field}
        id={id}
        type="text"
        readOnly
        value={address}
        onFocus={({ target }) => {
          target.select();
        }}
      />
      {isFallback && <p role="status">{t('share.byHand')}</p>}
    </div>
  );
}
