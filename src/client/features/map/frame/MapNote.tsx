import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import type { OperationType } from '#shared/domain/estate.ts';
import { maxCounted } from '#shared/domain/paging.ts';
import type { BroadNoun } from '#shared/filters/kindGroups.ts';
import { formatAtLeast, formatList, formatNumber } from '#shared/i18n/formats.ts';
import type { Language } from '#shared/i18n/languages.ts';
import { useSite } from '../../../app/session/SiteContext.ts';
import styles from './MapNote.module.css';
import type { SeenEstates } from '../pins/countPins.ts';

interface MapNoteProps {
  /** Estates in view; undefined while the pins load. */
  seen: SeenEstates | undefined;
  /** What they are called. */
  noun: BroadNoun;
  /** Whether they are for sale or for rent; undefined for both. */
  type?: OperationType | undefined;
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
  return formatAtLeast(number, language);
}

/**
 * How many estates are in view, as the list's heading counts them; then those that it leaves out. Where single estates
 * are not known, all of them.
 */
function useSeenText(seen: SeenEstates | undefined, noun: BroadNoun, type: OperationType = 'buy'): string {
  const { t } = useTranslation(['common', 'map']);
  const { language } = useSite();
  if (!seen) return t('common:loading');
  const { count, reserved, closed = 0 } = seen;
  const open = count - (reserved ?? 0) - closed;
  const said = (number: number, name: 'seen' | 'seenAll' | 'reserved' | 'sold' | 'let') =>
    t(`map:${name}.${noun}`, { count: Math.min(number, maxCounted), number: shortTotal(number, language) });
  if (reserved === undefined) return said(count, 'seenAll');
  const others = [
    ...(reserved > 0 ? [said(reserved, 'reserved')] : []),
    ...(closed > 0 ? [said(closed, type === 'buy' ? 'sold' : 'let')] : []),
  ];
  return formatList([said(open, 'seen'), ...others], language);
}

/** How many estates are in view; while there are none, why. */
export function MapNote({ seen, noun, type, isSlim, failed, onRetry, onReturn, instead }: MapNoteProps) {
  const { t } = useTranslation(['common', 'map']);
  const [number, rest = ''] = useSeenText(seen, noun, type).split('|');
  const isEmpty = seen?.count === 0;
  const counted = isSlim ? (
    <>
      <span>{number}</span>
      <span className="visuallyHidden">{rest}</span>
    </>
  ) : (
    number + rest
  );
  return (
    <div className={styles.note} data-ways={failed || isEmpty || undefined}>
      <p role="status">{failed ? t(navigator.onLine ? 'map:failed' : 'map:offline') : (instead?.text ?? counted)}</p>
      {failed && (
        <button type="button" className="button" onClick={onRetry}>
          {t('common:error.retry')}
        </button>
      )}
      {!failed && isEmpty && (
        <button type="button" className="button" onClick={onReturn}>
          {t('map:return')}
        </button>
      )}
      {!failed && instead?.link}
    </div>
  );
}
