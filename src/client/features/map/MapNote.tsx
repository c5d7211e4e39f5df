import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import type { OperationType } from '#shared/domain/estate.ts';
import { maxCounted } from '#shared/domain/paging.ts';
import type { BroadNoun } from '#shared/filters/kindGroups.ts';
import { formatNumber } from '#shared/i18n/formats.ts';
import type { Language } from '#shared/i18n/languages.ts';
import { useSite } from '../../app/session/SiteContext.ts';
import styles from './MapNote.module.css';

interface MapNoteProps {
  /** Estates in view; undefined while the pins load. */
  count: number | undefined;
  /** What they are called. */
  noun: BroadNoun;
  /** Whether sold or rented ones are among them: which of the two. */
  closed?: OperationType | undefined;
  /** Whether there is room for the number alone; screen readers hear the rest. */
  isSlim?: boolean;
  failed: boolean;
  onRetry: () => void;
  /** Shows where there are some. */
  onReturn: () => void;
  /** Shown in place of the number: why there are none, and where to find some. */
  instead?: { text: string; link: ReactNode } | undefined;
}

/** A count in short: `+10.000` where a list says `Más de 10.000`. Larger ones are estimates. */
function shortTotal(count: number, language: Language): string {
  const number = formatNumber(Math.min(count, maxCounted), language);
  if (count <= maxCounted) return number;
  return language === 'en' ? `${number}+` : `+${number}`;
}

/** How many estates are in view; while there are none, why. */
export function MapNote({ count, noun, closed, isSlim, failed, onRetry, onReturn, instead }: MapNoteProps) {
  const { t } = useTranslation(['common', 'map']);
  const { language } = useSite();
  const seen =
    count === undefined
      ? t('common:loading')
      : t(`map:seen.${noun}`, {
          count: Math.min(count, maxCounted),
          number: shortTotal(count, language),
          context: closed,
        });
  const [number, rest = ''] = seen.split('|');
  const counted = isSlim ? (
    <>
      <span>{number}</span>
      <span className="visuallyHidden">{rest}</span>
    </>
  ) : (
    number + rest
  );
  return (
    <div className={styles.note} data-ways={failed || count === 0 || undefined}>
      <p role="status">{failed ? t(navigator.onLine ? 'map:failed' : 'map:offline') : (instead?.text ?? counted)}</p>
      {failed && (
        <button type="button" className="button" onClick={onRetry}>
          {t('common:error.retry')}
        </button>
      )}
      {!failed && count === 0 && (
        <button type="button" className="button" onClick={onReturn}>
          {t('map:return')}
        </button>
      )}
      {!failed && instead?.link}
    </div>
  );
}
