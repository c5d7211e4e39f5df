import { useTranslation } from 'react-i18next';
import { formatEuros } from '#shared/i18n/formats.ts';
import { useSite } from '../../../session/SiteContext.ts';
import type { EstateView } from '../toEstateView.ts';

/** The price in words; nothing where the status hides it: the status then says what there is to say (spec §4.1). */
export function EstatePrice({ estate: { price, type }, className }: { estate: Pick<EstateView, 'price' | 'type'>; className?: string | undefined }) {
  const { t } = useTranslation(['estate', 'common']);
  const { language } = useSite();
  if (price === undefined) return null;
  const amount = formatEuros(price, language);
  return (
    <p className={className}>
      <span className="visuallyHidden">{t(`price.label.${type}`)} </span>
      {type === 'rent' ? t('common:card.perMonth', { price: amount }) : amount}
    </p>
  );
}
