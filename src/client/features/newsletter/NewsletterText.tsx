import { useTranslation } from 'react-i18next';
import { formatNumber } from '#shared/i18n/formats.ts';
import { useSite } from '../../app/session/SiteContext.ts';

/** Subscribers, as the network states them (docs/product.md#constants). */
const subscribers = 45_000;

/** What the newsletter is about. */
export function NewsletterText() {
  const { t } = useTranslation('newsletter');
  const { language } = useSite();
  return <p>{t('text', { number: formatNumber(subscribers, language) })}</p>;
}
