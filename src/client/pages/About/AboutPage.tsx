import { useTranslation } from 'react-i18next';
import { useSite } from '../../app/session/SiteContext.ts';

export function AboutPage() {
  const { t } = useTranslation('about');
  const { brandName: brand } = useSite();
  return (
    <div className="container section">
      <h1>{t('heading')}</h1>
      <p>{t('lead', { brand })}</p>
    </div>
  );
}
