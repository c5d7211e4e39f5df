import { useTranslation } from 'react-i18next';
import { formatNumber } from '#shared/i18n/formats.ts';
import { useSite } from '../../app/session/SiteContext.ts';

/** Who receives it already, as the network says (docs/product.md#constants). */
const subscribers = 45_000;

/** What it is. @param id of the heading */
export function NewsletterIntro({ id }: { id: string }) {
  const { t } = useTranslation('newsletter');
  const { language } = useSite();
  return (
    <>
      <h2 id={id}>{t('title')}</h2>
      <p>{t('text', { number: formatNumber(subscribers, language) })}</p>
    </>
  );
}
