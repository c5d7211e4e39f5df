import { useTranslation } from 'react-i18next';
import { useHydrated } from '../../../app/useHydrated.ts';
import styles from './ForeignNote.module.css';
import type { TranslationState } from './useTranslatedEstate.ts';

interface ForeignNoteProps {
  /** Of the texts that are in another language than the page. */
  languages: readonly string[];
  /** Absent without a translation service, which knows Spanish only. */
  offer?:
    | {
        state: TranslationState;
        translate: () => Promise<void>;
        showOriginal: () => void;
      }
    | undefined;
}

/**
 * Says that the agent wrote in another language, mostly in Spanish, and offers a translation where there is a
 * service for it (PD-32, PD-54).
 */
export function ForeignNote({ languages, offer: given }: ForeignNoteProps) {
  const { t } = useTranslation('estate');
  const hydrated = useHydrated();
  const isSpanish = languages.every((language) => language === 'es');
  const offer = isSpanish ? given : undefined;
  const state = offer?.state ?? 'original';
  const translated = state === 'translated';
  return (
    <div className={styles.note}>
      <p role="status">
        {t(
          translated
            ? 'untranslated.done'
            : state === 'failed'
              ? 'untranslated.failed'
              : isSpanish
                ? 'untranslated.note'
                : 'untranslated.other',
        )}
      </p>
      {offer && hydrated && (
        <button
          type="button"
          aria-disabled={state === 'loading'}
          onClick={translated ? offer.showOriginal : () => void (state === 'loading' || offer.translate())}
        >
          {t(
            translated
              ? 'untranslated.original'
              : state === 'loading'
                ? 'untranslated.loading'
                : 'untranslated.translate',
          )}
        </button>
      )}
    </div>
  );
}
