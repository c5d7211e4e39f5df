import { useId, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Icon } from '../../../components/ui/icons/Icon.tsx';
import { useHydrated } from '../../../app/useHydrated.ts';
import styles from './ShareMenu.module.css';

type Outcome = 'copied' | 'byHand';

/** Puts a text on the clipboard. @returns false where the browser does not let us: no https, or not allowed */
async function copy(text: string): Promise<boolean> {
  try {
    await navigator.clipboard.writeText(text);
    return true;
  } catch {
    return false;
  }
}

/** The address in a field, to be copied by a button; by hand where there is no script, or no way to the clipboard. */
export function CopyAddress({ address }: { address: string }) {
  const { t } = useTranslation('estate');
  const id = useId();
  const field = useRef<HTMLInputElement>(null);
  const hydrated = useHydrated();
  const [outcome, setOutcome] = useState<Outcome | null>(null);

  const onCopy = async () => {
    const copied = await copy(address);
    if (!copied) field.current?.select();
    setOutcome(copied ? 'copied' : 'byHand');
  };

  return (
    <div className={styles.copy}>
      <label htmlFor={id}>{t('share.address')}</label>
      <div>
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
        {hydrated && (
          <button type="button" onClick={() => void onCopy()}>
            <Icon icon={outcome === 'copied' ? styles.done : styles.link} />
            {t('share.copy')}
          </button>
        )}
      </div>
      <p role="status">{outcome && t(`share.${outcome}`)}</p>
    </div>
  );
}
