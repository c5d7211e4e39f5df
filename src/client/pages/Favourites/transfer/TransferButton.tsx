import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useRequestedPart } from '../../../app/deferred/useRequestedPart.ts';
import styles from '../Favourites.module.css';
import { sentListPart } from './transferParts.ts';

/** Takes the list to another device: what it needs is loaded and done when it is pressed. */
export function TransferButton() {
  const { t } = useTranslation('favourites');
  const [isOpen, setOpen] = useState(false);
  const [isHere, load] = useRequestedPart(sentListPart, isOpen);
  return (
    <>
      <button
        type="button"
        className={`${styles.pill} ${styles.carry}`}
        aria-expanded={isOpen}
        onPointerEnter={load}
        onClick={() => {
          setOpen(!isOpen);
        }}
      >
        {t('transfer')}
      </button>
      {isOpen && <div className={styles.transfer}>{isHere ? <sentListPart.Part /> : <div className="skeleton" />}</div>}
    </>
  );
}
