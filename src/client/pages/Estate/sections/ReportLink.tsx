import { useTranslation } from 'react-i18next';
import { RouteLink } from '../../../app/navigation/RouteLink.tsx';
import styles from './ReportLink.module.css';

/** Where a visitor says that something is wrong with the advert. @param reference the listing's key */
export function ReportLink({ reference }: { reference: string }) {
  const { t } = useTranslation('estate');
  return (
    <p className={styles.report}>
      <RouteLink to="ReportAdvert" params={{ ref: reference }} rel="nofollow">
        {t('report')}
      </RouteLink>
    </p>
  );
}
