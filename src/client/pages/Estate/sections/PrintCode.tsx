import { useTranslation } from 'react-i18next';
import { qrPath } from '#shared/seo/qrPath.ts';
import { useSite } from '../../../app/session/SiteContext.ts';
import type { EstateView } from '#shared/views/estate/toEstateView.ts';
import styles from './PrintCode.module.css';

/**
 * On paper, the way back to the page: its address as a code to scan, and in letters. Not shown on screens, and lazy
 * there: a browser fetches it when it prints.
 */
export function PrintCode({ urls, className }: Pick<EstateView, 'urls'> & { className: string | undefined }) {
  const { t } = useTranslation('estate');
  const { language, publicOrigin } = useSite();
  const path = urls[language];
  return (
    <div className={`${styles.code} ${className}`}>
      <img src={qrPath(path)} width="120" height="120" loading="lazy" alt={t('printout.qr')} />
      <div>
        <p>{t('printout.scan')}</p>
        <p className={styles.address} translate="no">
          {publicOrigin.replace(/^https?:\/\//, '') + path}
        </p>
      </div>
    </div>
  );
}
