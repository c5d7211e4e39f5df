import { useTranslation } from 'react-i18next';
import { networkFigures } from '#shared/domain/networkFigures.ts';
import { formatNumber } from '#shared/i18n/formats.ts';
import { useSite } from '../../app/session/SiteContext.ts';

/** What the newsletter is about. */
export function NewsletterText() {
  const { t } = useTranslation('newsletter');
  const { language } = useSite();
  return <p>{t('text', { number: formatNumber(networkFigures.subscribers, language) })}</p>;
}
