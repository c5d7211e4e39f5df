import { useTranslation } from 'react-i18next';
import { formatEuros } from '#shared/i18n/formats.ts';
import { useSite } from '../../app/session/SiteContext.ts';

/** What a home asks, to let by the month; undefined where its price is not shown. @param price euros */
export function useAskedPrice({ price, isToLet }: { price?: number; isToLet?: boolean }): string | undefined {
  const { t } = useTranslation('common');
  const { language } = useSite();
  if (price === undefined) return undefined;
  const euros = formatEuros(price, language);
  return isToLet ? t('card.perMonth', { price: euros }) : euros;
}
