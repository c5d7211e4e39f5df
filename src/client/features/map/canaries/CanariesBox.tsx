import { useTranslation } from 'react-i18next';
import { formatNumber } from '#shared/i18n/formats.ts';
import { useSite } from '../../../app/session/SiteContext.ts';
import '../../../theme/map.css';
import spain from '../spain.svg';
import styles from './CanariesBox.module.css';

const provinces = ['las-palmas', 'santa-cruz-de-tenerife'];
/** The islands on spain.svg, without the frame around them. */
const viewBox = '660 616 324 160';

/** The Canaries beside a map of the other provinces: how many estates they have, and the way to them. */
export function CanariesBox({ count, onPress }: { count: number; onPress: () => void }) {
  const { t } = useTranslation('map');
  const { language } = useSite();
  const total = formatNumber(count, language);
  return (
    <button type="button" className={styles.box} aria-label={t('canaries', { count, total })} onClick={onPress}>
      <svg viewBox={viewBox} aria-hidden="true">
        {provinces.map((province) => (
          <use key={province} href={`${spain}#${province}`} />
        ))}
      </svg>
      <span>{total}</span>
    </button>
  );
}
