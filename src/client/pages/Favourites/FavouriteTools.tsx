import { useId, useState, type ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { isClosed } from '#shared/domain/estate.ts';
import { formatDate, formatEuros } from '#shared/i18n/formats.ts';
import type { Language } from '#shared/i18n/languages.ts';
import type { FavouriteEstate } from '#shared/views/favourites/favouriteEstate.ts';
import { removeFavourites } from '../../features/favourites/favourites.ts';
import {
  areDetailsStored,
  changeDetails,
  maxNoteLength,
  type FavouriteDetails,
} from '../../features/favourites/favouriteDetails.ts';
import styles from './Favourites.module.css';

interface FavouriteToolsProps {
  estate: FavouriteEstate;
  details: FavouriteDetails;
  language: Language;
  /** Further tools, after the note's. */
  children: ReactNode;
}

/** What stands below a card of the visitor's list: what has changed, their note, and the tools. */
export function FavouriteTools({ estate, details, language, children }: FavouriteToolsProps) {
  const { t } = useTranslation('favourites');
  const { key, title } = estate;
  const [isWriting, setIsWriting] = useState(false);
  // One that is emptied stays open until the next visit.
  const hasNote = isWriting || details.note !== undefined;
  return (
    <>
      <div className={styles.changes}>
        <PriceChange estate={estate} details={details} language={language} />
        {isClosed(estate.status) && <ClosedNotice estateKey={key} title={title} status={estate.status} />}
      </div>
      <div className={styles.tools}>
        <div className={styles.toolRow}>
          {!hasNote && (
            <button
              type="button"
              className={styles.tool}
              aria-label={t('note.addTo', { title })}
              onClick={() => {
                setIsWriting(true);
              }}
            >
              {t('note.add')}
            </button>
          )}
          {children}
        </div>
        {hasNote && <NoteField estate={estate} note={details.note ?? ''} isNew={isWriting} />}
      </div>
    </>
  );
}

/** @param isNew the visitor has just asked for it: the button that had the focus is gone */
function NoteField({ estate, note, isNew }: { estate: FavouriteEstate; note: string; isNew: boolean }) {
  const { t } = useTranslation('favourites');
  const { key, title } = estate;
  const id = useId();
  return (
    <div className="field">
      <label className="label" htmlFor={id}>
        {t('note.label', { title })}
      </label>
      <textarea
        id={id}
        className={`input ${styles.noteText}`}
        rows={3}
        maxLength={maxNoteLength}
        value={note}
        autoFocus={isNew}
        aria-describedby={`${id}-where`}
        onChange={({ currentTarget }) => {
          changeDetails(key, { note: currentTarget.value });
        }}
      />
      <p id={`${id}-where`} className={styles.note}>
        {t(areDetailsStored() ? 'note.where' : 'note.notStored', { most: maxNoteLength })}
      </p>
    </div>
  );
}

/** What the price has done since the visitor's list first showed it; nothing where one of the two is not shown. */
function PriceChange({ estate, details, language }: Omit<FavouriteToolsProps, 'children'>) {
  const { t } = useTranslation('favourites');
  const { price, type, since } = details;
  if (price === undefined || since === undefined || type !== estate.type) return null;
  if (estate.price === undefined || estate.price === price) return null;
  const values = {
    amount: formatEuros(Math.abs(estate.price - price), language),
    before: formatEuros(price, language),
    date: formatDate(since, language),
  };
  const isLower = estate.price < price;
  return (
    <p className={`${styles.change} ${isLower ? styles.lower : ''}`}>
      <span aria-hidden="true">{isLower ? '↓' : '↑'}</span>{' '}
      <span>{t(isLower ? 'price.lower' : 'price.higher', values)}</span>
    </p>
  );
}

function ClosedNotice({ estateKey, title, status }: { estateKey: string; title: string; status: string }) {
  const { t } = useTranslation('favourites');
  return (
    <p className={styles.closed}>
      <span>{t(status === 'sold' ? 'closed.sold' : 'closed.rented')}</span>
      <button
        type="button"
        className={styles.tool}
        aria-label={t('closed.removeName', { title })}
        onClick={() => {
          removeFavourites([estateKey]);
        }}
      >
        {t('gone.remove')}
      </button>
    </p>
  );
}
