import { useTranslation } from 'react-i18next';
import type { TileChoice } from './tileChoice.ts';
import styles from './TileNote.module.css';

/** Tells that the streets come from a third party, before anything is asked of it. */
export function TileNote({ host, onChoose }: { host: string; onChoose: (choice: TileChoice) => void }) {
  const { t } = useTranslation('map');
  return (
    <div className={styles.note} role="region" aria-label={t('tiles.title')}>
      <p>{t('tiles.note', { host })}</p>
      <p className={styles.ways}>
        <button
          type="button"
          className="button"
          onClick={() => {
            onChoose('yes');
          }}
        >
          {t('tiles.accept')}
        </button>
        <button
          type="button"
          className="button buttonOutline"
          onClick={() => {
            onChoose('no');
          }}
        >
          {t('tiles.decline')}
        </button>
      </p>
    </div>
  );
}
