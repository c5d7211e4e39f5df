import { qrPath } from '#shared/seo/qrPath.ts';
import { useSite } from '../../app/session/SiteContext.ts';
import styles from './PrintCode.module.css';

interface PrintCodeProps {
  /** The page's own, in normal form. */
  path: string;
  /** What scanning brings, and what the code is, in words. */
  texts: { scan: string; alt: string };
  className?: string | undefined;
}

/**
 * On paper, the way back to the page: its address as a code to scan, and in letters. Not shown on screens, but fetched
 * with the page: a lazy picture without a place on the screen comes after a print has been made.
 */
export function PrintCode({ path, texts: { scan, alt }, className = '' }: PrintCodeProps) {
  const { publicOrigin } = useSite();
  return (
    <div className={`${styles.code} ${className}`}>
      <img src={qrPath(path)} width="120" height="120" alt={alt} />
      <div>
        <p>{scan}</p>
        <p className={styles.address} translate="no">
          {publicOrigin.replace(/^https?:\/\//, '') + path}
        </p>
      </div>
    </div>
  );
}
