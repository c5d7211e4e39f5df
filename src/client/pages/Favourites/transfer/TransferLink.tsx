import { useId, useMemo, useRef } from 'react';
import { encodeQR } from 'qr';
import { useTranslation } from 'react-i18next';
import { notify } from '../../../features/notifications/notify.ts';
import styles from './Transfer.module.css';

interface TransferLinkProps {
  link: string;
  /** Until when it works, as it is shown. */
  date: string;
}

/** The modules of a QR code as the path of a drawing, one row after another. */
function codePath(link: string): { path: string; size: number } {
  const rows = encodeQR(link, 'raw', { ecc: 'low', border: 2 });
  const path = rows.flatMap((row, y) => row.flatMap((isDark, x) => (isDark ? [`M${x} ${y}h1v1h-1z`] : []))).join('');
  return { path, size: rows.length };
}

/** Drawn in the browser: no server may read the link. */
function Code({ link }: { link: string }) {
  const { t } = useTranslation('transfer');
  const { path, size } = useMemo(() => codePath(link), [link]);
  return (
    <svg className={styles.code} viewBox={`0 0 ${size} ${size}`} role="img" aria-label={t('sent.qr')}>
      <path d={path} />
    </svg>
  );
}

/** The ways in which a visitor takes the link to their other device; none of them tells us what it is. */
export function TransferLink({ link, date }: TransferLinkProps) {
  const { t } = useTranslation(['favourites', 'transfer']);
  const fieldId = useId();
  const field = useRef<HTMLInputElement>(null);
  const mail = `mailto:?subject=${encodeURIComponent(t('transfer:sent.subject'))}&body=${encodeURIComponent(
    t('transfer:sent.body', { date, link }),
  )}`;
  const copy = async () => {
    try {
      await navigator.clipboard.writeText(link);
    } catch {
      // Selected, for the visitor to copy.
      return field.current?.focus();
    }
    await notify({ id: 'share', text: t('share.copied') });
  };
  return (
    <div className={styles.link}>
      <Code link={link} />
      <div className={styles.words}>
        <h2>{t('transfer:sent.title')}</h2>
        <p>{t('transfer:sent.text')}</p>
        <p className={styles.note}>{t('transfer:sent.secret', { date })}</p>
        <div className="field">
          <label className="label" htmlFor={fieldId}>
            {t('transfer:sent.link')}
          </label>
          <input
            ref={field}
            id={fieldId}
            className="input"
            type="url"
            readOnly
            value={link}
            onFocus={({ currentTarget }) => {
              currentTarget.select();
            }}
          />
        </div>
        <div className={styles.ways}>
          <button type="button" className="button" onClick={() => void copy()}>
            {t('transfer:sent.copy')}
          </button>
          <a className="button buttonOutline" href={mail}>
            {t('transfer:sent.mail')}
          </a>
          {'share' in navigator && (
            <button
              type="button"
              className="button buttonOutline"
              onClick={() => void navigator.share({ url: link }).catch(() => {})}
            >
              {t('transfer:sent.share')}
            </button>
          )}
        </div>
      </div>
    </div>
  );
}
